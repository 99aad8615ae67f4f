"""What all packages have in common: where things stand, the version, the instant that files are of, archives with fixed members."""

import gzip
import io
import os
import pathlib
import re
import subprocess
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / os.environ.get("PLAYBILL_BUILD", ".build/release")
OUTPUT = ROOT / ".build/packages"
VERSION = re.search(r'number = "([^"]+)"', (ROOT / "Sources/App/playbill/Command/Version.swift").read_text()).group(1)
MACHINE = os.uname().machine
SUMMARY = "static site and release-kit generator for small games, apps and libraries"


def run(*words, **options):
    """What a program writes to standard output; a failure ends the packaging with what it said."""
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True, **options).stdout


def epoch():
    """SOURCE_DATE_EPOCH, else the instant of the last commit: packages of one commit are equal."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or run("git", "-C", ROOT, "log", "-1", "--format=%ct"))


def files_below(folder):
    """The files below a folder, by their path from it, in the order of their bytes."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return sorted((path.relative_to(folder).as_posix(), path) for path in paths)


def mode(path):
    """0755 for what can be run, else 0644, whatever the umask was."""
    return 0o755 if os.access(path, os.X_OK) else 0o644


def tar(members, out):
    """Writes an uncompressed archive of (name, bytes, mode): files in order, their folders before them, nobody's, at one instant."""
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        made = set()

        def add(name, data, bits, kind):
            info = tarfile.TarInfo(name)
            info.type, info.mode, info.mtime = kind, bits, epoch()
            info.size = len(data)
            info.uname = info.gname = "root"
            archive.addfile(info, io.BytesIO(data))

        for name, data, bits in members:
            parts = name.split("/")[:-1]
            for count in range(1, len(parts) + 1):
                folder = "/".join(parts[:count])
                if folder not in made and folder != ".":
                    made.add(folder)
                    add(folder, b"", 0o755, tarfile.DIRTYPE)
            if data is None:
                made.add(name)
                add(name, b"", bits, tarfile.DIRTYPE)
            else:
                add(name, data, bits, tarfile.REGTYPE)


# The last percent of an archive of programs takes three times as long. A check that throws the packages away takes 1.
ARCHIVE_LEVEL = int(os.environ.get("PLAYBILL_ARCHIVE_LEVEL", "6"))


def packed(data, level=9):
    """gzip, without a name and a time."""
    return gzip.compress(data, level, mtime=0)


def tree_members(folder, prefix=""):
    """The members of an archive that has all files of a folder."""
    return [(prefix + name, path.read_bytes(), mode(path)) for name, path in files_below(folder)]


def packed_tar(members):
    """A gzipped archive of members."""
    out = io.BytesIO()
    tar(members, out)
    return packed(out.getvalue(), ARCHIVE_LEVEL)


def write(name, data):
    """Puts a package into the folder of packages, and says so."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / name).write_bytes(data)
    print(f"  {name}  {len(data) / 1e6:.1f} MB")
