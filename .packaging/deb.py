"""Debian's packages: the program, and the one that makes films, since that is linked with FFmpeg."""

import email.utils
import hashlib
import io
import pathlib
import shutil

import libraries
import tree as common
from facts import OUTPUT, ROOT, SUMMARY, VERSION, epoch, files_below, packed, packed_tar, run, tree_members, write

MAINTAINER = "The Playbill authors <maintainers@users.noreply.a-seed-8fb1b028.example>"
DESCRIPTION = """ Playbill makes a site of a folder of texts, and of the manifest of each product
 all that a release needs: its page, the README, posts, store art, a trailer.
 Moving pictures are plays, lists of what is done, performed by the real
 program on a virtual clock."""
FILMS = """ Films in H.264 and VP9 are made by this program, which playbill runs; it is
 apart since it is linked with FFmpeg."""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Playbill

Files: *
Copyright: NOTICE
License: Expat
"""


def licence():
    """Debian's form of LICENSE."""
    _, notice, text = (ROOT / "LICENSE").read_text().split("\n\n", 2)
    head = COPYRIGHT.replace("NOTICE", notice.removeprefix("Copyright (c) "))
    return head + "".join(" " + (line or ".") + "\n" for line in text.strip().split("\n"))


def papers(folder, name):
    """What Debian wants below /usr/share/doc."""
    place = folder / "usr/share/doc" / name
    place.mkdir(parents=True, exist_ok=True)
    (place / "copyright").write_text(licence())
    stamp = email.utils.formatdate(epoch())
    entry = f"playbill ({VERSION}) unstable; urgency=medium\n\n  * Release {VERSION}; see CHANGELOG.md.\n\n -- {MAINTAINER}  {stamp}\n"
    (place / "changelog.gz").write_bytes(packed(entry.encode()))


def depends(program, more=()):
    """The packages of the libraries that a program is linked with, and more; the C library by the version it is asked for."""
    names = set(more)
    for name in libraries.needed(program):
        if not libraries.C_LIBRARY.match(name) and name not in libraries.runtime():
            names.add(libraries.package(libraries.found(name)))
    major, minor = libraries.c_library([program])
    return ", ".join([f"libc6 (>= {major}.{minor})"] + sorted(f"{name} (>= {upstream(name)})" for name in names))


def upstream(name):
    """The version of a package, without what only Debian changed."""
    return libraries.version(name).rsplit("-", 1)[0] + "~"


def archive(name, folder, control):
    """Packs a folder: an `ar` of three members, as deb(5) has them."""
    members = tree_members(folder, "./")
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {file}\n" for file, path in files_below(folder))
    size = sum((path.stat().st_size + 1023) // 1024 for _, path in files_below(folder))
    text = control.replace("SIZE", str(size))
    parts = [
        ("debian-binary", b"2.0\n"),
        ("control.tar.gz", packed_tar([("./control", text.encode(), 0o644), ("./md5sums", sums.encode(), 0o644)])),
        ("data.tar.gz", packed_tar(members)),
    ]
    out = io.BytesIO(b"!<arch>\n")
    out.seek(0, io.SEEK_END)
    for member, data in parts:
        out.write(f"{member:<16}{epoch():<12}{0:<6}{0:<6}{0o100644:<8o}{len(data):<10}`\n".encode())
        out.write(data + b"\n" * (len(data) % 2))
    architecture = run("dpkg", "--print-architecture").strip()
    write(f"{name}_{VERSION}_{architecture}.deb", out.getvalue())
    return f"{name}_{VERSION}_{architecture}.deb"


def control(name, needs, summary, text, more=""):
    architecture = run("dpkg", "--print-architecture").strip()
    return f"""Package: {name}
Source: playbill
Version: {VERSION}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: SIZE
Depends: {needs}
{more}Section: web
Priority: optional
Description: {summary}
{text}
"""


def make():
    films, folder = OUTPUT / "deb-film", OUTPUT / "deb"
    for place in (films, folder):
        shutil.rmtree(place, ignore_errors=True)
    # Debian has all libraries of a release; those that a debug build loads from its toolchain come along.
    for name, path in libraries.runtime().items():
        common.put(pathlib.Path(path).resolve(), folder / "usr/lib/playbill" / name)
    search = common.SEARCH if libraries.runtime() else None
    common.program("playbill", folder / "usr/bin/playbill", search)
    common.documents(folder / "usr", zsh="share/zsh/vendor-completions")
    papers(folder, "playbill")
    common.program("playbill-film", films / "usr/bin/playbill-film", search)
    manual = films / "usr/share/man/man1/playbill-film.1.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(packed(b".so man1/playbill.1\n"))
    papers(films, "playbill-film")
    needs = depends(folder / "usr/bin/playbill", {*libraries.later().values(), "fonts-inter", "fonts-jetbrains-mono", "tzdata"})
    more = "Recommends: playbill-film, fonts-noto-core\nSuggests: fonts-noto-cjk, git, libcurl3-gnutls\n"
    return [
        archive("playbill", folder, control("playbill", needs, SUMMARY, DESCRIPTION, more)),
        archive(
            "playbill-film", films,
            control("playbill-film", f"playbill (= {VERSION}), " + depends(films / "usr/bin/playbill-film"), "films of Playbill", FILMS)),
    ]
