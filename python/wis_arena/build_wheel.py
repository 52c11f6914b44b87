"""Builds the wheel with nothing but Python: `python3 build_wheel.py [FOLDER]`. Pip calls it for `pip install .`, too."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import sys
import zipfile
from pathlib import Path
from typing import Any, Optional

HERE = Path(__file__).resolve().parent
PACKAGE = "wis_arena"
#: The same contents make the same wheel.
DATE = (2026, 1, 1, 0, 0, 0)


def version() -> str:
    found = re.search(r'^version = "([^"]+)"$', (HERE / "pyproject.toml").read_text(), re.MULTILINE)
    if found is None:
        raise SystemExit("pyproject.toml names no version")
    return found.group(1)


def metadata() -> str:
    readme = (HERE / "README.md").read_text()
    return (
        f"Metadata-Version: 2.1\nName: wis-arena\nVersion: {version()}\n"
        "Summary: Text games for two and more, as environments to train and evaluate agents\n"
        "License: Apache-2.0\nRequires-Python: >=3.10\n"
        "Provides-Extra: pettingzoo\n"
        'Requires-Dist: pettingzoo>=1.24; extra == "pettingzoo"\n'
        'Requires-Dist: gymnasium>=0.29; extra == "pettingzoo"\n'
        'Requires-Dist: numpy; extra == "pettingzoo"\n'
        "Provides-Extra: verifiers\n"
        'Requires-Dist: verifiers>=0.1.9; extra == "verifiers"\n'
        f"Description-Content-Type: text/markdown\n\n{readme}"
    )


def build_wheel(
    wheel_directory: str, config_settings: Optional[dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    engine = HERE / PACKAGE / "wis-env.mjs"
    if not engine.exists():
        raise SystemExit(f"{engine} is missing: `node scripts/env-file.mjs` makes it")
    name = f"{PACKAGE}-{version()}-py3-none-any.whl"
    info = f"{PACKAGE}-{version()}.dist-info"
    files = {
        f"{PACKAGE}/{file.name}": file.read_bytes()
        for file in sorted((HERE / PACKAGE).iterdir())
        if file.suffix in (".py", ".mjs") or file.name == "py.typed"
    }
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: wis\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD")
    target = Path(wheel_directory)
    target.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, DATE)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    return name


def record(files: dict[str, bytes], own: str) -> bytes:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow([path, f"sha256={digest}", len(content)])
    rows.writerow([own, "", ""])
    return text.getvalue().encode()


if __name__ == "__main__":
    folder = sys.argv[1] if len(sys.argv) > 1 else str(HERE / "dist")
    print(f"✔ {Path(folder) / build_wheel(folder)}")
