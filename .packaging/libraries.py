"""The shared libraries that the program needs at once or later, and what dpkg knows of them."""

import functools
import pathlib
import re

from facts import RELEASE, ROOT, run

# The C library is the system's, with the linker that loads it: a package that brought its own would not start elsewhere.
C_LIBRARY = re.compile(r"(linux-vdso|ld-linux-[\w-]+|lib(c|m|dl|rt|pthread|util|resolv|mvec))\.so")


def later():
    """The libraries that are loaded when they are needed, each file's name with its Debian package."""
    text = (ROOT / "Sources/Libraries/CLater/functions.h").read_text()
    return dict(re.findall(r'^LIBRARY\(\w+, "([^"]+)", "([^"]+)"\)', text, re.M))


def found(name):
    """Where the system has a library."""
    for line in run("/sbin/ldconfig", "-p").splitlines():
        words = line.split()
        if words and words[0] == name and "x86-64" in line or words and words[0] == name and "AArch64" in line:
            return words[-1]
    raise SystemExit(f"{name} is not installed")


def closure(program=RELEASE / "playbill"):
    """All libraries that a start or anything later loads, but the C library: name and file."""
    libraries = {}
    for file in [program] + [found(name) for name in later()]:
        if file != program:
            libraries[pathlib.Path(file).name] = file
        for name, path in re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", file), re.M):
            libraries[name] = path
    return {name: path for name, path in sorted(libraries.items()) if not C_LIBRARY.match(name)}


@functools.cache
def runtime():
    """Swift's own libraries, which a debug build loads: name and file; none in a release, which has them in it."""
    files = {**closure(), **closure(RELEASE / "playbill-film")}
    return {name: path for name, path in sorted(files.items()) if package(path) is None}


def needed(program):
    """What a program is linked with itself."""
    return re.findall(r"NEEDED.*\[([^\]]+)\]", run("readelf", "-d", program))


@functools.cache
def owners():
    """The Debian package that each installed file is of, from dpkg's lists: asking `dpkg-query` for each takes a minute."""
    known = {}
    for listing in sorted(pathlib.Path("/var/lib/dpkg/info").glob("*.list")):
        name = listing.stem.split(":")[0]
        for file in listing.read_text().splitlines():
            known.setdefault(file, name)
    return known


def package(path):
    """The Debian package that a file is of; None for Swift's own libraries, which a debug build loads from its toolchain."""
    path = pathlib.Path(path)
    if "/usr/lib/swift/linux/" in str(path):
        return None
    for candidate in (path, path.resolve(), pathlib.Path("/usr" + str(path)), pathlib.Path(str(path.resolve()).removeprefix("/usr"))):
        if name := owners().get(str(candidate)):
            return name
    raise SystemExit(f"no package has {path}")


def version(name):
    return run("dpkg-query", "-W", "-f", "${Version}\n", name).split("\n")[0]


def c_library(files):
    """The newest version of the C library that files ask for, such as (2, 36)."""
    asked = [run("readelf", "-V", file) for file in files]
    versions = {tuple(map(int, v.split("."))) for text in asked for v in re.findall(r"GLIBC_(\d+\.\d+)", text)}
    # Relative relocations as a bitmap have a name instead of a number.
    return max(versions | {(2, 36) for text in asked if "GLIBC_ABI_DT_RELR" in text})
