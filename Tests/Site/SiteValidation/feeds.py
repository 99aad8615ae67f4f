"""RSS 2.0, Atom (RFC 4287), JSON Feed 1.1 and sitemaps: well formed, complete, unique, and all addresses whole."""

import json
import re
import subprocess
import xml.etree.ElementTree as tree
from datetime import datetime
from email.utils import parsedate_to_datetime
from pathlib import Path

ATOM = "{http://www.w3.org/2005/Atom}"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
CONTENT = "{http://purl.org/rss/1.0/modules/content/}encoded"
RELATIVE = re.compile(r"""\s(?:href|src|poster)=["'](?!https?:|mailto:|tel:|data:|#)([^"']*)""")


def check(root: Path) -> tuple[str, list[str]]:
    found = [*root.rglob("feed.xml"), *root.rglob("atom.xml"), *root.rglob("feed.json")]
    readers = {"feed.xml": rss, "atom.xml": atom, "feed.json": json_feed}
    mistakes = []
    for path in sorted(found):
        name = str(path.relative_to(root))
        try:
            if path.suffix == ".xml":
                well_formed(path)
            told = list(readers[path.name](path))
        except Exception as problem:
            told = [f"cannot be read: {problem}"]
        mistakes += [f"{name}: {mistake}" for mistake in told]
    return f"{len(found)} feeds", mistakes


def well_formed(path: Path) -> None:
    answer = subprocess.run(
        ["xmllint", "--noout", "--nonet", str(path)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if answer.returncode:
        raise ValueError(answer.stderr.splitlines()[0])


def whole(url: str | None) -> bool:
    return bool(re.match(r"https?://[^/]+/", url or ""))


def content(html: str | None, where: str):
    if not html:
        yield f"{where} has no content"
    for url in RELATIVE.findall(html or ""):
        yield f"{where} holds the relative address {url}"
    if "<script" in (html or ""):
        yield f"{where} holds a script"


def unique(ids: list[str]):
    for name in {name for name in ids if ids.count(name) > 1}:
        yield f"the id {name} is there twice"


def rss(path: Path):
    channel = tree.parse(path).getroot().find("channel")
    for name in ("title", "link", "description"):
        if channel.find(name) is None:
            yield f"the channel has no {name}"
    if not whole(channel.findtext("link")):
        yield "the channel's link is not whole"
    items = channel.findall("item")
    for item in items:
        title = item.findtext("title") or "an item"
        if not whole(item.findtext("link")):
            yield f"{title}: its link is not whole"
        parsedate_to_datetime(item.findtext("pubDate"))
        yield from content(item.findtext(CONTENT) or item.findtext("description"), title)
    yield from unique([item.findtext("guid") or "" for item in items])


def atom(path: Path):
    feed = tree.parse(path).getroot()
    entries = feed.findall(ATOM + "entry")
    for part in [feed, *entries]:
        title = part.findtext(ATOM + "title") or ""
        for name in ("id", "title", "updated"):
            if part.find(ATOM + name) is None:
                yield f"{title}: there is no {name}"
        datetime.fromisoformat(part.findtext(ATOM + "updated").replace("Z", "+00:00"))
        if part.find(ATOM + "author") is None and feed.find(ATOM + "author") is None:
            yield f"{title}: there is no author"
        if not all(whole(link.get("href")) for link in part.findall(ATOM + "link")):
            yield f"{title}: a link is not whole"
    for entry in entries:
        yield from content(entry.findtext(ATOM + "content"), entry.findtext(ATOM + "title"))
    yield from unique([part.findtext(ATOM + "id") for part in [feed, *entries]])


def json_feed(path: Path):
    feed = json.loads(path.read_text())
    if feed.get("version") != "https://jsonfeed.org/version/1.1":
        yield "the version is not that of JSON Feed 1.1"
    if not feed.get("title"):
        yield "there is no title"
    for item in feed["items"]:
        where = item.get("title", item["id"])
        if not whole(item.get("url")):
            yield f"{where}: its url is not whole"
        datetime.fromisoformat(item["date_published"].replace("Z", "+00:00"))
        yield from content(item.get("content_html"), where)
    yield from unique([item["id"] for item in feed["items"]])


def check_sitemap(root: Path) -> tuple[str, list[str]]:
    path = root / "sitemap.xml"
    mistakes = []
    try:
        well_formed(path)
        urls = [part for part in tree.parse(path).getroot().findall(MAP + "url")]
    except Exception as problem:
        return "none", [f"sitemap.xml: {problem}"]
    addresses = [url.findtext(MAP + "loc") or "" for url in urls]
    mistakes += [f"{address} is not whole" for address in addresses if not whole(address)]
    mistakes += list(unique(addresses))
    for url in urls:
        changed = url.findtext(MAP + "lastmod")
        if changed and not re.fullmatch(r"\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?", changed):
            mistakes.append(f"{changed} is no W3C date")
    robots = (root / "robots.txt").read_text()
    if not re.search(r"^Sitemap: https?://\S+/sitemap\.xml$", robots, re.MULTILINE):
        mistakes.append("robots.txt does not name the sitemap")
    return f"{len(addresses)} addresses", mistakes
