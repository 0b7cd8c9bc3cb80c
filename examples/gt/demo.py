"""Basic tensor operations: a program that reads like PyTorch, computed by a worker of its own.

    python examples/gt/demo.py
"""

import gt

a = gt.tensor([1, 2, 3, 4])
b = gt.tensor([5, 6, 7, 8])
print("a + b =", (a + b).data.numpy())

x = gt.randn(100, 64)
w = gt.randn(64, 10, requires_grad=True)
loss = ((x @ w).tanh() ** 2).mean()
loss.backward()
print("loss", round(loss.item(), 4), "gradient", w.grad.shape)

for _ in range(20):
    loss = ((x @ w).tanh() ** 2).mean()
    loss.backward()
    w -= 5.0 * w.grad
    w.grad = None
print("after 20 steps", round(loss.item(), 4))
