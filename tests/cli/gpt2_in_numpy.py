"""GPT-2 as Hugging Face's tensors and config.json describe it, in NumPy, and the safetensors format; written from their definitions."""

import json
import math
import pathlib
import struct

import numpy as np

DTYPES = {"F64": "<f8", "F32": "<f4", "I64": "<i8", "I32": "<i4"}


def read_safetensors(path):
    data = pathlib.Path(path).read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__", None)
    place = lambda entry: data[8 + length + entry["data_offsets"][0]:8 + length + entry["data_offsets"][1]]
    return {name: np.frombuffer(place(entry), DTYPES[entry["dtype"]]).reshape(entry["shape"])
            for name, entry in header.items()}


def write_safetensors(path, tensors):
    names = {np.dtype(code): name for name, code in DTYPES.items()}
    header, data = {}, b""
    for name, tensor in tensors.items():
        header[name] = {"dtype": names[tensor.dtype], "shape": tensor.shape,
                        "data_offsets": [len(data), len(data) + tensor.nbytes]}
        data += np.ascontiguousarray(tensor).tobytes()
    text = json.dumps(header).encode()
    pathlib.Path(path).write_bytes(struct.pack("<Q", len(text)) + text + data)


def logits(folder, ids):
    """In f64, of token numbers [batch, n]."""
    folder = pathlib.Path(folder)
    config = json.loads((folder / "config.json").read_text())
    p = {name: value.astype(np.float64) for name, value in read_safetensors(folder / "model.safetensors").items()}
    assert config["model_type"] == "gpt2" and config["activation_function"] == "gelu_new"
    heads, width = config["n_head"], config["n_embd"]

    def norm(x, name):
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(-1, keepdims=True) + config["layer_norm_epsilon"])
        return x * p[f"transformer.{name}.weight"] + p[f"transformer.{name}.bias"]

    def linear(x, name):
        return x @ p[f"transformer.{name}.weight"] + p[f"transformer.{name}.bias"]

    def gelu(x):
        return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))

    batch, n = ids.shape
    split = lambda x: x.reshape(batch, n, heads, width // heads).transpose(0, 2, 1, 3)
    h = p["transformer.wte.weight"][ids] + p["transformer.wpe.weight"][:n]
    for i in range(config["n_layer"]):
        q, k, v = (split(part) for part in np.split(linear(norm(h, f"h.{i}.ln_1"), f"h.{i}.attn.c_attn"), 3, -1))
        scores = np.where(np.tril(np.ones((n, n), bool)), q @ k.swapaxes(2, 3) / math.sqrt(width // heads), -np.inf)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        h = h + linear((weights @ v).transpose(0, 2, 1, 3).reshape(batch, n, width), f"h.{i}.attn.c_proj")
        h = h + linear(gelu(linear(norm(h, f"h.{i}.ln_2"), f"h.{i}.mlp.c_fc")), f"h.{i}.mlp.c_proj")
    head = "transformer.wte.weight" if config["tie_word_embeddings"] else "lm_head.weight"
    return norm(h, "ln_f") @ p[head].T
