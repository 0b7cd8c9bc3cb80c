#!/usr/bin/env python3
"""Makes exports/: losses as other people's exporters write them, and what training them by their own framework gives.

Each folder holds model.mlir or model.mlirbc, text.txt or rows.safetensors (the data), weights.safetensors (first values,
unless they are inside the model), names.txt for --names where the model does not hold the names of PyTorch,
trained.safetensors (the parameters after the last step) and expected.json: the options of `pcp train`, the loss of every step, the tolerance of both
(relative and absolute), the roles, and what made it. Samples are taken in order (--order fifo), each once;
`losses_of_pairs` has the losses of half as many steps with two batches each, as two workers see them.

    pip install jax==0.10.2 torch==2.11.0 torchax==0.0.13 torch-mlir==20261001 safetensors
    python make_exports.py jax && python make_exports.py torch_mlir && python make_exports.py torchax

Run it only to change the values: they are kept in the repository.
"""
import copy
import functools
import json
import os
import pathlib
import re
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import numpy as np
from safetensors.numpy import save_file

HERE = pathlib.Path(__file__).parent
FOLDER = HERE / "exports"
LETTERS = 12  # the vocabulary of the texts: a, b, c...
STEPS = 8
COMMON = ["--schedule", "constant", "--warmup", 0, "--clip", 0, "--order", "fifo", "--validation", 0, "--steps", STEPS]
SGD = ["--optimizer", "sgd", "--momentum", 0, "--weight-decay", 0]
ADAMW = ["--optimizer", "adamw", "--beta1", 0.9, "--beta2", 0.95, "--epsilon", 1e-4, "--weight-decay", 0.5]


def letters(rng, count):
    """A text that can be learnt: each letter is mostly followed by the next but one."""
    ids = [0]
    while len(ids) < count:
        ids.append((ids[-1] + 2) % LETTERS if rng.random() < 0.8 else int(rng.integers(LETTERS)))
    ids[1: 1 + LETTERS] = range(LETTERS)  # every letter is there, so that the tokenizer knows them all
    return np.array(ids)


def text_batches(ids, batch, context):
    for step in range(STEPS):
        rows = [ids[i * context: i * context + context + 1] for i in range(step * batch, (step + 1) * batch)]
        yield np.stack(rows)[:, :-1], np.stack(rows)[:, 1:]


def row_batches(rows, batch):
    for step in range(STEPS):
        yield tuple(rows[name][step * batch: (step + 1) * batch] for name in ("inputs", "targets"))


def pairs(batches):
    """What two workers train on in a step, together."""
    batches = list(batches)
    return [tuple(map(np.concatenate, zip(*two))) for two in zip(batches[::2], batches[1::2])]


def store(name, model, options, train, batches, roles, made_by, tolerance, ids=None, rows=None, weights=None, names=None):
    """`train` gives losses and the last parameters."""
    batches = list(batches)
    losses, trained = train(batches)
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    if isinstance(model, bytes):
        (folder / "model.mlirbc").write_bytes(model)
    else:
        (folder / "model.mlir").write_text(model)
    if ids is not None:
        (folder / "text.txt").write_text("".join(chr(ord("a") + i) for i in ids))
    else:
        save_file(rows, folder / "rows.safetensors")
    if weights is not None:
        save_file(weights, folder / "weights.safetensors")
    if names is not None:
        (folder / "names.txt").write_text("".join(line + "\n" for line in names))
    save_file(trained, folder / "trained.safetensors")
    text = {"made_by": made_by, "options": " ".join(map(str, [*COMMON, *options])), "tolerance": tolerance,
            "losses": losses, "losses_of_pairs": train(pairs(batches))[0], "roles": roles}
    (folder / "expected.json").write_text(json.dumps(text, indent=1) + "\n")
    print(name, text["losses"], text["losses_of_pairs"])


# ---------------------------------------------------------------- JAX


def jax_exports():
    import jax
    import jax.numpy as jnp
    from jax import lax

    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")  # file names, not paths, in locations
    made_by = f"jax {jax.__version__}"

    def named(p):
        return {"p" + jax.tree_util.keystr(path): np.array(leaf, order="C")
                for path, leaf in jax.tree_util.tree_leaves_with_path(p)}

    def adamw(loss, p, roles, lr, batches, decay=0.5, beta1=0.9, beta2=0.95, epsilon=1e-4):
        step = jax.jit(jax.value_and_grad(loss))
        m = v = jax.tree.map(jnp.zeros_like, p)
        decayed = jax.tree.unflatten(jax.tree.structure(p), [roles[n] in ("weight", "embedding") for n in named(p)])
        losses = []
        for t, batch in enumerate(batches, start=1):
            value, g = step(p, *batch)
            losses.append(float(value))
            m = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, m, g)
            v = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, v, g)
            p = jax.tree.map(lambda p, m, v, d: p * (1 - lr * decay * d) - lr * (m / (1 - beta1**t)) /
                             (jnp.sqrt(v / (1 - beta2**t)) + epsilon), p, m, v, decayed)
        return losses, named(p)

    # A classifier with f32 inputs and i64 labels: 64-bit types are on, so indices are i64 and scalars f64.
    with jax.enable_x64(True):
        rng = np.random.default_rng(21)
        batch, sizes = 8, (6, 10, 4)
        p = [(rng.normal(0, 0.5, (n, m)).astype("f"), rng.normal(0, 0.1, m).astype("f"))
             for n, m in zip(sizes, sizes[1:])]
        inputs = rng.normal(size=(STEPS * batch, sizes[0])).astype("f")
        rows = {"inputs": inputs, "targets": inputs[:, :4].argmax(1).astype(np.int64)}

        def classifier(p, x, labels):
            x = jnp.tanh(x @ p[0][0] + p[0][1]) @ p[1][0] + p[1][1]
            chosen = jnp.take_along_axis(jax.nn.log_softmax(x), labels[:, None], axis=1)
            return -jnp.mean(chosen.astype(jnp.float64)).astype(jnp.float32)

        model = jax.jit(classifier).lower(p, *next(row_batches(rows, batch))).as_text(debug_info=True)
        assert "tensor<8xi64>" in model and "f64" in model

        def momentum(batches):
            step, q, v, losses = jax.jit(jax.value_and_grad(classifier)), p, jax.tree.map(np.zeros_like, p), []
            for batch in batches:
                value, g = step(q, *batch)
                losses.append(float(value))
                v = jax.tree.map(lambda v, g: np.float32(0.9) * v + g, v, g)
                q = jax.tree.map(lambda q, v: q - np.float32(0.2) * v, q, v)
            return losses, named(q)

        roles = {name: "bias" if leaf.ndim == 1 else "weight" for name, leaf in named(p).items()}
        store("classifier_i64", model, ["--optimizer", "sgd", "--momentum", 0.9, "--weight-decay", 0, "--lr", 0.2],
              momentum, row_batches(rows, batch), roles, made_by, 1e-5, rows=rows, weights=named(p))

    # A transformer whose layers are a scan: gains and biases of all layers stacked as [layers, width].
    rng = np.random.default_rng(22)
    layers, width, heads, context, batch = 3, 8, 2, 8, 4
    weight = lambda *shape: rng.normal(0, 0.3, shape).astype("f")
    gain = lambda *shape: (1 + rng.normal(0, 0.1, shape)).astype("f")
    p = {"embed": weight(LETTERS, width), "places": weight(context, width), "final": gain(width),
         "out": weight(width, LETTERS),
         "blocks": {"g1": gain(layers, width), "a1": weight(layers, width), "qkv": weight(layers, width, 3 * width),
                    "mix": weight(layers, width, width), "g2": gain(layers, width), "a2": weight(layers, width),
                    "up": weight(layers, width, 4 * width), "up_b": weight(layers, 4 * width),
                    "down": weight(layers, 4 * width, width), "down_b": weight(layers, width)}}

    def normed(x, gain, shift=0):
        x = x - x.mean(-1, keepdims=True)
        return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * gain + shift

    def scanned(p, tokens, following):
        def block(x, w):
            q, k, v = jnp.split(normed(x, w["g1"], w["a1"]) @ w["qkv"], 3, axis=-1)
            q, k, v = (y.reshape(*y.shape[:2], heads, -1).swapaxes(1, 2) for y in (q, k, v))
            scores = q @ k.swapaxes(2, 3) / np.sqrt(width // heads)
            scores = jnp.where(np.tri(context, dtype=bool), scores, -jnp.inf)
            mixed = (jax.nn.softmax(scores) @ v).swapaxes(1, 2).reshape(x.shape)
            x = x + mixed @ w["mix"]
            return x + jax.nn.gelu(normed(x, w["g2"], w["a2"]) @ w["up"] + w["up_b"]) @ w["down"] + w["down_b"], None

        x, _ = lax.scan(block, p["embed"][tokens] + p["places"], p["blocks"])
        log_likelihood = jax.nn.log_softmax(normed(x, p["final"]) @ p["out"])
        return -jnp.mean(jnp.take_along_axis(log_likelihood, following[..., None], axis=-1))

    ids = letters(rng, STEPS * batch * context + 1).astype(np.int32)
    kind = {"g1": "gain", "g2": "gain", "a1": "bias", "a2": "bias", "up_b": "bias", "down_b": "bias",
            "embed": "embedding", "final": "gain"}
    roles = {name: kind.get(name.split("'")[-2], "weight") for name in named(p)}
    model = jax.jit(scanned).lower(p, *next(text_batches(ids, batch, context))).as_text(debug_info=True)
    store("scan_layers", model, [*ADAMW, "--lr", 0.02], functools.partial(adamw, scanned, p, roles, 0.02),
          text_batches(ids, batch, context), roles, made_by, 2e-5, ids=ids, weights=named(p))


# ---------------------------------------------------------------- PyTorch


def arrays(state):
    return {name: np.array(tensor.detach().float(), order="C") for name, tensor in state.items()}


def torch_role(name, tensor):
    if name.endswith("bias"):
        return "bias"
    if tensor.ndim == 1:
        return "gain"
    return "embedding" if name.startswith("tokens") else "weight"


def torch_training(module, kind, decay=0.0, dtype=None, **options):
    """A function that trains a copy of the module, whose forward sees the parameters in `dtype`."""
    import torch

    def train(batches):
        trained = copy.deepcopy(module)
        decayed = [p for n, p in trained.named_parameters() if torch_role(n, p) in ("weight", "embedding")]
        others = [p for n, p in trained.named_parameters() if torch_role(n, p) in ("bias", "gain")]
        groups = [{"params": decayed, "weight_decay": decay}, {"params": others, "weight_decay": 0.0}]
        optimizer = kind(groups, **options)
        losses = []
        for batch in batches:
            data = tuple(torch.from_numpy(np.ascontiguousarray(part)) for part in batch)
            seen = {name: p.to(dtype or p.dtype) for name, p in trained.named_parameters()}
            loss = torch.func.functional_call(trained, seen, data)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        return losses, arrays(trained.state_dict())

    return train


def torch_mlir_exports():
    import torch
    import torch.nn.functional as F
    from torch import nn
    from torch_mlir import fx

    sys.path.insert(0, str(HERE.parents[1] / "examples"))
    from torch_export import Transformer

    made_by = f"torch {torch.__version__.split('+')[0]} and torch-mlir 20261001"

    class WithArguments(nn.Module):
        """The parameters as arguments, before the data."""

        def __init__(self, module, dtype=None):
            super().__init__()
            self.inner, self.names, self.dtype = [module], [name for name, _ in module.named_parameters()], dtype

        def forward(self, *arguments):
            count = len(self.names)
            return torch.func.functional_call(self.inner[0], dict(zip(self.names, arguments[:count])), arguments[count:])

    def lowered(module, *arguments):
        return str(fx.export_and_import(module, *arguments, output_type="stablehlo", func_name="main")) + "\n"

    batch, context = 4, 8
    ids = letters(np.random.default_rng(23), STEPS * batch * context + 1)

    # A GPT with i64 ids; LayerNorm and softmax go through f64.
    torch.manual_seed(23)
    module = Transformer(LETTERS, context, 8, 2, 2, batch)
    model = lowered(WithArguments(module), *[p.detach() for p in module.parameters()], *module.sample)
    assert f"tensor<{batch}x{context}xi64>" in model and "f64" in model
    weights, roles = arrays(dict(module.named_parameters())), {n: torch_role(n, p) for n, p in module.named_parameters()}
    store("gpt_i64", model, [*SGD, "--lr", 0.5], torch_training(module, torch.optim.SGD, lr=0.5),
          text_batches(ids, batch, context), roles, made_by, 1e-5, ids=ids, weights=weights, names=list(weights))

    # The same in bf16, its loss in f32. The parameters that are trained are f32, as PCP keeps them.
    class Half(Transformer):
        def forward(self, inputs, targets):
            x = self.tokens(inputs) + self.positions.weight
            for block in self.blocks:
                x = block(x)
            return F.cross_entropy(self.head(self.norm(x)).flatten(0, 1).float(), targets.flatten())

    torch.manual_seed(24)
    module = Half(LETTERS, context, 8, 2, 2, batch)
    model = lowered(WithArguments(module), *[p.detach().bfloat16() for p in module.parameters()], *module.sample)
    assert "tensor<12x8xbf16>" in model.split("{")[1]
    weights = arrays(dict(module.named_parameters()))
    store("gpt_bf16", model, [*SGD, "--lr", 0.5], torch_training(module, torch.optim.SGD, dtype=torch.bfloat16, lr=0.5),
          text_batches(ids, batch, context), roles, made_by, 4e-3, ids=ids, weights=weights, names=list(weights))

    # Weights inside the file, and tables that are none: bool and int64, and one of floats that is not trained.
    class Inside(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv, self.norm = nn.Conv2d(1, 4, 3, padding=1), nn.GroupNorm(2, 4)
            self.head = nn.Linear(16, 3)
            nn.init.normal_(self.norm.weight, 1, 0.1)
            nn.init.normal_(self.norm.bias, 0, 0.1)
            rise = torch.hann_window(8, periodic=False)
            self.register_buffer("window", rise.outer(rise) + 0.5)
            self.register_buffer("corners", (torch.arange(8)[:, None] + torch.arange(8)) % 7 != 0)
            self.register_buffer("order", torch.tensor([2, 0, 1]))

        def forward(self, images, labels):
            x = F.relu(self.norm(self.conv(images * self.window * self.corners)))
            return F.cross_entropy(self.head(F.avg_pool2d(x, 4).flatten(1)).index_select(1, self.order), labels)

    torch.manual_seed(25)
    rng, batch = np.random.default_rng(25), 6
    labels = rng.integers(0, 3, STEPS * batch)
    images = rng.normal(0, 0.5, (STEPS * batch, 1, 8, 8)) + np.sin(np.arange(8) * (0.5 + labels[:, None]))[:, None, None]
    rows = {"inputs": images.astype("f"), "targets": labels.astype(np.int64)}
    module = Inside()
    model = lowered(module, *(torch.from_numpy(part) for part in next(row_batches(rows, batch))))
    blobs = re.findall(r'^ +(torch_tensor\S+float32\S*): "0x04000000(\w+)"', model, re.MULTILINE)
    found = {tensor.numpy().tobytes().hex().upper(): name for name, tensor in module.state_dict().items()}
    names = {blob: found[content] for blob, content in blobs}  # a blob is named by its shape, its values say which it is
    assert len(set(names.values())) == len(names) == 7
    roles = {n: torch_role(n, p) for n, p in module.named_parameters()} | {"window": "frozen"}

    def train(batches):
        losses, trained = torch_training(module, torch.optim.SGD, lr=0.3)(batches)
        return losses, {blob: trained[name] for blob, name in names.items()}

    store("weights_inside", model, [*SGD, "--lr", 0.3, "--role", "torch_tensor_8_8_*=frozen"], train,
          row_batches(rows, batch), {blob: roles[name] for blob, name in names.items()}, made_by, 1e-5, rows=rows,
          names=[f"{blob} {name}" for blob, name in names.items()])


def torchax_exports():
    import jax
    import tempfile
    import torch
    import torchax

    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    sys.path.insert(0, str(HERE.parents[1] / "examples"))
    from torch_export import Cnn, Transformer, export, images

    made_by = f"torch {torch.__version__.split('+')[0]} and torchax {torchax.__version__}"
    batch, context = 4, 8
    ids = letters(np.random.default_rng(26), STEPS * batch * context + 1)
    rows = {name: tensor.numpy() for name, tensor in images(STEPS * batch, 8).items()}
    torch.manual_seed(26)
    for name, module, data in (("torchax_transformer", Transformer(LETTERS, context, 8, 2, 2, batch), {"ids": ids}),
                               ("torchax_cnn", Cnn(8, 4, 4, batch), {"rows": rows})):
        with tempfile.TemporaryDirectory() as folder:
            export(module, pathlib.Path(folder))
            model = pathlib.Path(folder, "model.mlirbc").read_bytes()
            names = pathlib.Path(folder, "names.txt").read_text().split()
        weights, roles = arrays(module.state_dict()), {n: torch_role(n, p) for n, p in module.named_parameters()}
        batches = text_batches(ids, batch, context) if "ids" in data else row_batches(rows, batch)
        train = torch_training(module, torch.optim.AdamW, decay=0.5, lr=0.02, betas=(0.9, 0.95), eps=1e-4)
        store(name, model, [*ADAMW, "--lr", 0.02], train, batches, roles, made_by, 2e-5, weights=weights, names=names,
              **data)


{"jax": jax_exports, "torch_mlir": torch_mlir_exports, "torchax": torchax_exports}[sys.argv[1]]()
