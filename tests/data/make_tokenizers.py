#!/usr/bin/env python3
"""Makes tokenizer/: a byte-level BPE of 600 tokens trained by Hugging Face's tokenizers, and what that library answers.

tokenizer/tokenizer.json is the file it saves; tokenizer/files/ the same as vocab.json, merges.txt, added_tokens.json;
tokenizer/cases.json holds texts with the words and the tokens they are cut into. Needs `pip install tokenizers==0.23.3`
and is run only to change them: they are kept in the repository.
"""
import json
import pathlib
import random

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

FOLDER = pathlib.Path(__file__).parent / "tokenizer"
DOCS = sorted((pathlib.Path(__file__).parents[2] / "docs").glob("*.md"))
SENTENCES = [
    "We don't think it's theirs; they're sure that we've got it, I'm not, she'll see and he'd rather wait.",
    "Wörter mit Umlauten: für, über, Größe, schön, natürlich. Déjà vu, garçon, naïve, œuvre, où.",
    "Слова и числа: раз, два, три, 123, 456. Ένα, δύο, τρία. 日本語の文章です。東京、大阪。한국어 문장입니다.",
    "def f(x):\n    return x + 1\n\n\tif x == 10:\n\t\tprint(x)  # 2024-01-31 12:30\n",
    "😀 😃 👍 👍🏽 🇩🇪 → ← ≤ ≥ ∑ ½ ² ① Ⅷ ٣٤٥ १२३",
]

EDGES = [
    "", " ", "  ", "   ", "\n", "\n\n", " \n ", "\t\t", "a", " a", "  a", "   a", "a ", "a  ", "a \n b", "a\n\n\nb",
    "\r\n\r\nx",
    "  \n\n  a", "\ta", "\t a", " \ta", "a\t", "\n a", "\n  a\n", "hello world", "Hello, World!",
    "hello  world   again    ",
    "don't", "DON'T", "it's", "It'S", "we've they're I'm you'll he'd", "'s", "''s", " 's", "'sat", "'lls", "'l",
    "'re've", "x'y'z'",
    "’s it’s", "'", "''", "a'", "' s", "'\n's", "rock'n'roll", "123", " 123", "a1b2", "1a 2b", "3.14159",
    "1,000,000", "x²+½y", "٣ ١٢",
    "①② Ⅷ", "१२३ क", "...", " ...", "!?", "a!b", "$5.00 (50%)", "a_b-c", "<tag attr='v'>", "\\n \\t", "é", "é",
    "e\u0301", "\u0301", " \u0301a",
    "a\u0301b\u0302", "naïve café", "ﬁne ﬂow", "Straße ẞ", "İstanbul ı", "日本語", "日本 語", "日本語、テキスト。", "한국어", "עברית",
    "العربية ١٢٣",
    "ไทย ภาษาไทย", "हिन्दी", "👍", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", " 😀 😀", "a😀b", "𝔘𝔫𝔦", "𝟘𝟙", "\u00a0", "a\u00a0b",
    "\u00a0\u00a0a", " \u00a0a", "\u2003a",
    "\u3000a\u3000", "a\u2028b", "a\u0085b", "\u200b", "a\u200bb", "\ufeffa", "\x00", "a\x00b", "\x01\x02",
    "\x1b[0m", "a\x1cb", "\x7f", "\x0b\x0c", " \x0b a",
    "\ue000", "\U000e0100", "\U0010ffff", "\ufffd", "\u0378", "<|endoftext|>", "a<|endoftext|>b", " <|endoftext|> ",
    "  <|endoftext|>",
    "<|endoftext|><|endoftext|>", "<|endoftext|", "<|end<|endoftext|>oftext|>", "<|pad|>", "<|pad|>ding",
    "<|pad|>din", "<|<|pad|>", "§end",
    "a§end§", "\n<|pad|>\n", "ab" * 40, "a" * 100, " " * 70 + "x",
    "\n" * 33, "é" * 30, "wörter" * 12, "the the the the the",
    "def f(x):\n    return x\n", "https://example.org/a?b=c&d=1#e", "C:\\path\\file.txt", "e = mc²; ∑ x ≤ ½",
    "snake_case CamelCase kebab-case",
]
PIECES = [
    list("abcdefghij"), list("XYZ"), list("0123456789"), list(".,!?-_()"),
    [" ", "  ", "\n", "\t", "\r\n", "\u00a0", "\u3000", "\u2009"],
    ["'s", "'t", "'re", "'", "'LL"],
    ["½", "²", "٣", "Ⅷ"],
    ["é", "ö", "ß", "e\u0301", "\u0323"],
    ["日", "本", "語", "의", "я", "λ"],
    ["😀", "👍🏽", "\u200d", "\ufe0f"],
    ["the", " and", "ing", "tion", " graph"],
    ["<|endoftext|>", "<|pad|>", "§end"],
    ["\x00", "\x1f", "\x7f"],
]


def main():
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=600, initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator([path.read_text() for path in DOCS] + SENTENCES * 8, trainer)
    tokenizer.add_special_tokens(["<|endoftext|>"])
    tokenizer.add_tokens(["<|pad|>", "<|pad|>ding", "§end"])

    (FOLDER / "files").mkdir(parents=True, exist_ok=True)
    saved = json.loads(tokenizer.to_str())
    (FOLDER / "tokenizer.json").write_text(json.dumps(saved, ensure_ascii=False, separators=(",", ":")) + "\n")
    vocabulary = saved["model"]["vocab"] | {"<|endoftext|>": 600}
    (FOLDER / "files/vocab.json").write_text(json.dumps(vocabulary, separators=(",", ":")) + "\n")
    merges = "".join(f"{left} {right}\n" for left, right in saved["model"]["merges"])
    (FOLDER / "files/merges.txt").write_text("#version: 0.2\n" + merges)
    added = {"<|pad|>": 601, "<|pad|>ding": 602, "§end": 603}
    (FOLDER / "files/added_tokens.json").write_text(json.dumps(added) + "\n")

    rng = random.Random(4)
    mixed = ["".join(rng.choice(rng.choice(PIECES)) for _ in range(rng.randrange(2, 16))) for _ in range(120)]
    mixed += [text[i:i + 80] for text in SENTENCES for i in range(0, len(text), 80)]
    bytes_of = {c: b for b, c in enumerate(byte_alphabet())}
    lines = []
    for text in EDGES + mixed:
        pieces = tokenizer.pre_tokenizer.pre_tokenize_str(text)
        words = [bytes(bytes_of[c] for c in word).decode() for word, _ in pieces]
        assert "".join(words) == text
        case = {"text": text, "words": words, "tokens": tokenizer.encode(text).ids}
        lines.append(json.dumps(case, separators=(",", ":")))
    (FOLDER / "cases.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


def byte_alphabet():
    printable = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = iter(range(256, 512))
    return [chr(b) if b in printable else chr(next(others)) for b in range(256)]


if __name__ == "__main__":
    main()
