"""The image: the folder and the C library, as one layer of an OCI image, made without a daemon."""

import hashlib
import io
import json
import pathlib
import re
import time

from facts import ARCHIVE_LEVEL, MACHINE, RELEASE, VERSION, epoch, packed, run, tar, tree_members, write

ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}[MACHINE]


def system_files():
    """The C library where programs look for it, a place for temporary files, and somebody to be."""
    files = {"/lib64/ld-linux-x86-64.so.2"} if MACHINE == "x86_64" else {"/lib/ld-linux-aarch64.so.1"}
    folder = pathlib.Path(re.search(r"libc\.so\.6 => (/\S+)", run("ldd", RELEASE / "playbill")).group(1)).parent
    files |= {f"{folder}/lib{name}" for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "rt.so.1", "resolv.so.2")}
    for path in sorted(files):
        yield path[1:], pathlib.Path(path).read_bytes(), 0o755
    yield "usr/share/doc/libc6/copyright", pathlib.Path("/usr/share/doc/libc6/copyright").read_bytes(), 0o644
    yield "etc/passwd", b"root:x:0:0:root:/root:/\nplaybill:x:1000:1000:playbill:/site:/\n", 0o644
    yield "etc/group", b"root:x:0:\nplaybill:x:1000:\n", 0o644
    yield "tmp", None, 0o1777
    yield "site", None, 0o777


def make(tree):
    members = sorted([*tree_members(tree, "usr/"), *system_files()], key=lambda member: member[0])
    layer = io.BytesIO()
    tar(members, layer)
    blobs = {}

    def blob(data, kind):
        digest = hashlib.sha256(data).hexdigest()
        blobs[digest] = data
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(data)}

    def text(value):
        return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()

    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch()))
    config = {
        "created": made, "architecture": ARCHITECTURE, "os": "linux",
        "config": {
            "Entrypoint": ["/usr/bin/playbill"], "Cmd": ["help"], "WorkingDir": "/site", "User": "1000:1000",
            "Env": ["PATH=/usr/bin", "HOME=/tmp"], "ExposedPorts": {"4000/tcp": {}},
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + hashlib.sha256(layer.getvalue()).hexdigest()]},
        "history": [{"created": made, "created_by": "make image"}],
    }
    manifest = {
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob(text(config), "config.v1+json"),
        "layers": [blob(packed(layer.getvalue(), ARCHIVE_LEVEL), "layer.v1.tar+gzip")],
    }
    entry = blob(text(manifest), "manifest.v1+json")
    entry["platform"] = {"architecture": ARCHITECTURE, "os": "linux"}
    entry["annotations"] = {"org.opencontainers.image.ref.name": VERSION}
    layout = [("oci-layout", text({"imageLayoutVersion": "1.0.0"}), 0o644)]
    layout.append(("index.json", text({"schemaVersion": 2, "manifests": [entry]}), 0o644))
    layout += [(f"blobs/sha256/{digest}", data, 0o644) for digest, data in sorted(blobs.items())]
    out = io.BytesIO()
    tar(layout, out)
    name = f"playbill-{VERSION}-oci-{ARCHITECTURE}.tar"
    write(name, out.getvalue())
    return name
