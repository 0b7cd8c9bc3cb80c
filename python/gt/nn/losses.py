"""Losses, as functions and as modules. `reduction` is "mean", "sum" or "none"."""

from gt._gt import Tensor
from gt.nn import functional as F
from gt.nn.module import Module

mse, l1, bce, bce_with_logits = F.mse_loss, F.l1_loss, F.binary_cross_entropy, F.binary_cross_entropy_with_logits
cross_entropy, nll = F.cross_entropy, F.nll_loss


class _Loss(Module):
    def __init__(self, reduction: str = "mean") -> None:
        super().__init__()
        self.reduction = reduction


class MSELoss(_Loss):
    """The square of the difference."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.mse_loss(input, target, reduction=self.reduction)


class L1Loss(_Loss):
    """The difference without its sign."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.l1_loss(input, target, reduction=self.reduction)


class BCELoss(_Loss):
    """Cross entropy of probabilities with targets from 0 to 1."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy(input, target, reduction=self.reduction)


class BCEWithLogitsLoss(_Loss):
    """BCELoss of sigmoid(input), computed safely."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy_with_logits(input, target, reduction=self.reduction)


class CrossEntropyLoss(_Loss):
    """Of logits [N, C, ...] and classes [N, ...]."""

    def __init__(self, reduction: str = "mean", ignore_index: int = -100, label_smoothing: float = 0.0) -> None:
        super().__init__(reduction)
        self.ignore_index, self.label_smoothing = ignore_index, label_smoothing

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.cross_entropy(input, target, reduction=self.reduction, ignore_index=self.ignore_index,
                               label_smoothing=self.label_smoothing)


class NLLLoss(_Loss):
    """Of logarithms of probabilities [N, C, ...] and classes [N, ...]."""

    def __init__(self, reduction: str = "mean", ignore_index: int = -100) -> None:
        super().__init__(reduction)
        self.ignore_index = ignore_index

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.nll_loss(input, target, reduction=self.reduction, ignore_index=self.ignore_index)
