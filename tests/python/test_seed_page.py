"""The examples of the page that described the package first, as they stand there. What needs several workers or a
dispatcher is not here."""

import numpy as np

import gt


def test_quick_start():
    a = gt.randn(1000, 1000)
    b = gt.randn(1000, 1000)
    c = a @ b
    result = c.data.numpy()
    np.testing.assert_allclose(result, a.data.numpy() @ b.data.numpy(), rtol=1e-3, atol=1e-2)


def test_auto_server_mode():
    a = gt.tensor([1, 2, 3, 4])
    b = gt.tensor([5, 6, 7, 8])
    c = a + b
    data = c.data.numpy()  # [6, 8, 10, 12]
    assert data.tolist() == [6, 8, 10, 12]


def test_training_loop():
    from gt.nn import Module, Linear, SGD

    class MLP(Module):
        def __init__(self):
            super().__init__()
            self.fc1 = Linear(784, 256)
            self.fc2 = Linear(256, 10)

        def forward(self, x):
            x = self.fc1(x).relu()
            return self.fc2(x)

    X_train, y_train = gt.randn(32, 784), gt.randn(32, 10)
    model = MLP()
    optimizer = SGD(model.parameters(), lr=0.01)
    losses = []
    for epoch in range(20):
        pred = model(X_train)
        loss = ((pred - y_train) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    assert losses[-1] < losses[0]
    assert all(p.grad is None for p in model.parameters())


def test_debug_utilities(capsys):
    a = gt.randn(10, 10, requires_grad=True)
    b = gt.randn(10, 10, requires_grad=True)
    loss = (a + b).sum()
    gt.debug.print_tape()
    gt.debug.print_worker_stats()
    printed = capsys.readouterr().out
    assert "add" in printed and "sum" in printed and "test_seed_page.py" in printed
    assert "tensors" in printed
    del loss


def test_autograd():
    a = gt.randn(3, 4, requires_grad=True)
    b = gt.from_numpy(np.array([1.0, 2.0]), requires_grad=True)
    loss = (a * 2).sum()
    loss.backward()
    assert (a.grad.data.numpy() == 2).all()
    assert b.grad is None and b.requires_grad


def test_signals(tmp_path, monkeypatch):
    (tmp_path / "sharding.yaml").write_text("layer1:\n  shard:\n    axis: 0\n    workers: [0]\n")
    monkeypatch.chdir(tmp_path)
    gt.load_config('sharding.yaml')
    with gt.signal.context('layer1'):
        x = gt.randn(100, 64)
    x_sharded = gt.signal.tensor(x, name='layer1')
    assert (x_sharded.numpy() == x.numpy()).all()
    gt.signal.enter('layer1')
    x = gt.randn(100, 64)
    gt.signal.exit('layer1')
    with gt.signal.context('pipeline_stage_1', backward='pipeline_stage_1_bwd'):
        assert gt.signal.stack() == [("pipeline_stage_1", "pipeline_stage_1_bwd")]


def test_operations_of_its_reference():
    x = gt.tensor([[1.0, 2.0], [3.0, 4.0]])
    for result in (x + x, x - x, x * x, x / x, x @ x, x.relu(), x.sigmoid(), x.tanh(), x.sum(), x.mean(), x.exp(),
                   x.log(), x.transpose(), x.T):
        assert np.isfinite(result.numpy()).all()
    assert x.T.tolist() == x.transpose().tolist() == [[1, 3], [2, 4]]
    x -= 1
    assert x.tolist() == [[0, 1], [2, 3]]
    assert x.zero_().tolist() == [[0, 0], [0, 0]]
