"""Activations as modules."""

from gt.nn.module import Module


def _plain(name, method, doc):
    def forward(self, x):
        return getattr(x, method)()
    return type(name, (Module,), {"forward": forward, "__doc__": doc, "__module__": __name__})


ReLU = _plain("ReLU", "relu", "What is below 0 becomes 0.")
SiLU = _plain("SiLU", "silu", "x * sigmoid(x)")
Tanh = _plain("Tanh", "tanh", "The hyperbolic tangent.")
Sigmoid = _plain("Sigmoid", "sigmoid", "1 / (1 + exp(-x))")


class GELU(Module):
    """x times the normal distribution's share below x; approximate="tanh" is the usual shortcut."""

    def __init__(self, approximate="none"):
        super().__init__()
        self.approximate = approximate

    def forward(self, x):
        return x.gelu(self.approximate)


class Softmax(Module):
    """Positive numbers along an axis that add up to 1."""

    def __init__(self, dim=-1):
        super().__init__()
        self.dim = dim

    def forward(self, x):
        return x.softmax(self.dim)


class LogSoftmax(Module):
    """The logarithm of Softmax."""

    def __init__(self, dim=-1):
        super().__init__()
        self.dim = dim

    def forward(self, x):
        return x.log_softmax(self.dim)


class LeakyReLU(Module):
    """What is below 0 is multiplied by a small slope."""

    def __init__(self, negative_slope=0.01):
        super().__init__()
        self.negative_slope = negative_slope

    def forward(self, x):
        return x.leaky_relu(self.negative_slope)


class ELU(Module):
    """alpha * (exp(x) - 1) below 0."""

    def __init__(self, alpha=1.0):
        super().__init__()
        self.alpha = alpha

    def forward(self, x):
        return x.elu(self.alpha)


class Softplus(Module):
    """log(1 + exp(beta * x)) / beta"""

    def __init__(self, beta=1.0, threshold=20.0):
        super().__init__()
        self.beta, self.threshold = beta, threshold

    def forward(self, x):
        return x.softplus(self.beta, self.threshold)
