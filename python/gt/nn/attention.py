"""Attention."""

from __future__ import annotations

from gt import _gt
from gt._gt import Tensor
from gt.nn import functional as F
from gt.nn.layers import Linear
from gt.nn.module import Module


class MultiHeadAttention(Module):
    """Attention of several heads over [batch, time, embed_dim]. Without key and value it attends to its query.

    >>> MultiHeadAttention(8, 2)(gt.ones(1, 5, 8), is_causal=True).shape
    (1, 5, 8)
    """

    def __init__(self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True) -> None:
        super().__init__()
        if embed_dim % num_heads:
            raise _gt.ArgumentError(f"[gt.nn.MultiHeadAttention] {embed_dim} does not divide into {num_heads} heads")
        self.embed_dim, self.num_heads, self.dropout = embed_dim, num_heads, dropout
        self.q_proj = Linear(embed_dim, embed_dim, bias)
        self.k_proj = Linear(embed_dim, embed_dim, bias)
        self.v_proj = Linear(embed_dim, embed_dim, bias)
        self.out_proj = Linear(embed_dim, embed_dim, bias)

    def forward(self, query: Tensor, key: Tensor | None = None, value: Tensor | None = None,
                attn_mask: Tensor | None = None, is_causal: bool = False) -> Tensor:
        key = query if key is None else key
        value = key if value is None else value
        heads = F.scaled_dot_product_attention(self._split(self.q_proj(query)), self._split(self.k_proj(key)),
                                               self._split(self.v_proj(value)), attn_mask, is_causal)
        joined = heads.transpose(1, 2).reshape(query.shape)
        return self.out_proj(F.dropout(joined, self.dropout, self.training))

    def _split(self, x: Tensor) -> Tensor:
        batch, time, _ = x.shape
        return x.reshape(batch, time, self.num_heads, self.embed_dim // self.num_heads).transpose(1, 2)
