"""Exported runs in the hands of transformers itself: GPT2LMHeadModel.from_pretrained and AutoTokenizer.

Needs a Python that has torch and transformers, which the project does not use otherwise:

    python3 -m venv hf && hf/bin/pip install torch transformers
    PCP_TRANSFORMERS_PYTHON=hf/bin/python .venv/bin/python -m pytest tests/cli/test_huggingface.py

Without it test_export.py compares with what transformers gave for a stored run.
"""

import json
import os
import subprocess

import numpy as np
import pytest
from conftest import ROOT
from test_train import TEXT, TINY

PYTHON = os.environ.get("PCP_TRANSFORMERS_PYTHON", "")
pytestmark = pytest.mark.skipif(not PYTHON, reason="PCP_TRANSFORMERS_PYTHON names no Python with torch and transformers")

ASK = """
import json, sys
import numpy, torch, transformers
folder, text = sys.argv[1:]
model = transformers.GPT2LMHeadModel.from_pretrained(folder).eval()
tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
ids = tokenizer(text).input_ids
with torch.no_grad():
    numpy.save("theirs.npy", model(torch.tensor([ids])).logits.numpy())
    written = model.generate(torch.tensor([ids]), max_new_tokens=2, do_sample=False, pad_token_id=0)[0].tolist()
print(json.dumps({"ids": ids, "text": tokenizer.decode(ids), "written": tokenizer.decode(written)}))
"""


@pytest.mark.parametrize("tokenizer, more, text", [
    ("char", [], "fox ju"),
    ("char", ["--tied=false"], "dog.\np"),
    ("byte", ["--bias"], "a \u00e9\u20ac"),
    (ROOT / "tests/data/tokenizer/tokenizer.json", ["--bias"], "the lazy dog"),
])
def test_transformers_reads_text_and_gives_the_logits_as_we_do(pcp, tokenizer, more, text):
    (pcp.folder / "input.txt").write_text(TEXT + "\u00e9\u20ac" * (tokenizer == "byte"))
    pcp("train", "--data", "input.txt", "--tokenizer", tokenizer, *TINY[:4], "--width", 8, "--context", 16, "--batch", 2, "--lr",
        0.03, "--steps", 30, "--out", "run", "--quiet", *more)
    pcp("export", "--run", "run", "--format", "huggingface", "-o", "hf")
    done = subprocess.run([PYTHON, "-c", ASK, "hf", text], cwd=pcp.folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    theirs = json.loads(done.stdout.splitlines()[-1])
    assert theirs["text"] == text
    pcp("predict", "--run", "run", "--prompt", text, "--output=@ours.npy")
    ours = np.load(pcp.folder / "ours.npy")
    assert ours.shape[1] == len(theirs["ids"])
    np.testing.assert_allclose(ours, np.load(pcp.folder / "theirs.npy"), rtol=1e-4, atol=1e-5)
    greedy = subprocess.run([os.environ.get("PCP", ROOT / "build/pcp"), "generate", "--run", "run", "--prompt", text, "--tokens",
                             "2", "--temperature", "0"], cwd=pcp.folder, capture_output=True, timeout=120)
    assert greedy.stdout.decode(errors="replace") == theirs["written"] + "\n"
