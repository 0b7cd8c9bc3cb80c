#!/usr/bin/env python3
"""Makes gpt/exported: a small run of ours in Hugging Face's form, and what transformers computes with it.

The run is trained and exported by build/pcp; values.safetensors holds token numbers (`inputs`), transformers' `logits` for
them in f32, and `text`, the numbers AutoTokenizer gives for TEXT. Needs torch, transformers and safetensors; run it only to
change the values: they are kept in the repository.

    python make_exported.py
"""
import pathlib
import shutil
import subprocess
import tempfile

import numpy as np
import torch
import transformers
from safetensors.numpy import save_file

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(__file__).parent / "gpt" / "exported"
TEXT = "a tale of two cities"

with tempfile.TemporaryDirectory() as temporary:
    run = pathlib.Path(temporary)
    (run / "input.txt").write_text("it was the best of times, it was the worst of times, a tale of two cities.\n" * 60)
    pcp = ROOT / "build" / "pcp"
    subprocess.run([pcp, "train", "--data", run / "input.txt", "--layers", "2", "--heads", "2", "--width", "16", "--context", "12",
                    "--steps", "300", "--lr", "0.02", "--out", run / "run", "--quiet", "--sample-tokens", "0"], check=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    subprocess.run([pcp, "export", "--run", run / "run", "--format", "huggingface", "-o", FOLDER], check=True)

model = transformers.GPT2LMHeadModel.from_pretrained(FOLDER).eval()
tokenizer = transformers.AutoTokenizer.from_pretrained(FOLDER)
text = tokenizer(TEXT).input_ids
assert tokenizer.decode(text) == TEXT
inputs = np.random.default_rng(4).integers(0, model.config.vocab_size, (3, 9)).astype(np.int32)
inputs[0] = text[:9]
with torch.no_grad():
    logits = model(torch.tensor(inputs, dtype=torch.long)).logits.numpy()
made_by = f"torch {torch.__version__}, transformers {transformers.__version__}"
save_file({"inputs": inputs, "logits": logits, "text": np.array(text, np.int32)}, FOLDER / "values.safetensors",
          metadata={"made_by": made_by})
