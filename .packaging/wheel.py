"""The wheel: the folder again, which pip lays below the prefix of an environment."""

import base64
import hashlib
import io
import time
import zipfile

from facts import ARCHIVE_LEVEL, MACHINE, SUMMARY, VERSION, ROOT, epoch, tree_members, write


def make(tree, c_library):
    name = f"playbill-{VERSION}"
    tag = f"py3-none-manylinux_{c_library[0]}_{c_library[1]}_{MACHINE}"
    metadata = f"""Metadata-Version: 2.1
Name: playbill
Version: {VERSION}
Summary: {SUMMARY}
License: MIT
Classifier: Environment :: Console
Classifier: Operating System :: POSIX :: Linux
Requires-Python: >=3.7
Description-Content-Type: text/markdown

{(ROOT / "README.md").read_text()}"""
    wheel = f"Wheel-Version: 1.0\nGenerator: playbill-packaging\nRoot-Is-Purelib: false\nTag: {tag}\n"
    members = []
    for path, data, mode in tree_members(tree):
        # pip marks what stands in `scripts` as programs, and leaves them as they are.
        kind = "scripts/" + path.removeprefix("bin/") if path.startswith("bin/") else "data/" + path
        members.append((f"{name}.data/{kind}", data, mode))
    info = f"{name}.dist-info/"
    members += [(info + "METADATA", metadata.encode(), 0o644), (info + "WHEEL", wheel.encode(), 0o644)]
    record = ""
    for path, data, _ in members:
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(data)}\n"
    members.append((info + "RECORD", (record + f"{info}RECORD,,\n").encode(), 0o644))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=ARCHIVE_LEVEL) as archive:
        for path, data, mode in members:
            entry = zipfile.ZipInfo(path, time.gmtime(epoch())[:6])
            entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, (0o100000 | mode) << 16
            archive.writestr(entry, data)
    write(f"{name}-{tag}.whl", out.getvalue())
    return f"{name}-{tag}.whl"
