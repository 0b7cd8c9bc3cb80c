"""Looking inside: what backward() would go through, and what workers hold.

    python examples/gt/debug_demo.py
    GT_INSTRUCTION_LOG=ops.log python examples/gt/debug_demo.py && gt visualize ops.log
"""

import gt

a = gt.randn(10, 10, requires_grad=True)
b = gt.randn(10, 10, requires_grad=True)
loss = (a + b).sum()

gt.debug.print_tape()
gt.debug.print_worker_stats()
loss.backward()
print("gradients", a.grad.data.numpy().sum(), b.grad.data.numpy().sum())
print("memory", gt.debug.memory())
