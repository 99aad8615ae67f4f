"""The tarball: the folder, to be unpacked anywhere."""

from facts import MACHINE, VERSION, packed_tar, tree_members, write

NAME = f"playbill-{VERSION}-linux-{MACHINE}"


def make(tree, c_library):
    readme = f"""Playbill {VERSION}, for Linux on {MACHINE} with glibc {c_library} or newer (Debian 12, Ubuntu 23.04, Fedora 37).

Unpack it anywhere and run bin/playbill; a link to it from a folder of your PATH works too. It brings its libraries,
fonts and time zones. What it has no use for at a start it asks the system for when it is needed:

  films (.mp4, .webm)           apt-get install libavcodec59 libavformat59 libswscale6 libswresample4
  check --external              apt-get install libcurl3-gnutls ca-certificates
  letters beyond Latin, Greek and Cyrillic in pictures
                                apt-get install fonts-noto-core fonts-noto-cjk

`bin/playbill help licences` names the works of others that come along; their licences stand in share/playbill/licences.
"""
    members = tree_members(tree, NAME + "/") + [(NAME + "/README", readme.encode(), 0o644)]
    write(NAME + ".tar.gz", packed_tar(sorted(members)))
    return NAME + ".tar.gz"
