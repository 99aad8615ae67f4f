#!/usr/bin/env python3
"""A law: after any edits, a build by what changed equals one that makes everything.

usage: laws.py PLAYBILL [SEQUENCES [FIRST_SEED]]

Each seed makes a small site and a sequence of edits: texts, heads, theme, data, settings, pictures, plays, renames, the
clock, touches, times of files, edits back and forth, mistakes and their mending, editors' backups, other hands in the
output, kills in the midst, two builds at once. After each edit `playbill build --prove` compares every byte, mode and
message. A sequence that fails is made as short as it can be, and printed. Sequences run in /dev/shm where that is there,
one on each core.
"""
import fcntl
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

GIF = b"GIF89a\x01\x00\x01\x00" + b"\x00" * 14


def svg(colour):
    """A drawing; whether it is black alone shows on pages."""
    return f'<svg width="9" height="9"><path fill="{colour}"/></svg>'.encode()


NOWS = ["2026-11-21T12:00:00Z", "2026-11-22T12:00:00Z", "2026-11-25T12:00:00Z"]
WORDS = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split()

LAYOUTS = {
    "base.html": "<html><head><title>{{ page.title }}</title><meta content=\"{{ page.description }}\">"
    "<link rel=\"stylesheet\" href=\"{{ 'style.css' | asset }}\"></head><body>{{ content }}</body></html>",
    "post.html": "---\nlayout: base\n---\n<h1 id=\"top\">{{ page.title }}</h1>{{ content | without_title: page.title }}"
    "<nav>{{ page.previous.title }}/{{ page.next.title }}</nav>{{ page.words }}",
    "page.html": "---\nlayout: base\n---\n{{ content }}{% for part in page.toc %}{{ part.text }}{% endfor %}",
    "home.html": "---\nlayout: base\n---\n{% for post in paginator.posts %}<a href=\"{{ post.url }}\">{{ post.title }}"
    "</a>{{ post.excerpt }}{% endfor %}{{ paginator.page }}",
    "section.html": "---\nlayout: base\n---\n{{ content }}{% for post in paginator.posts %}{{ post.title }}{% endfor %}{{ paginator.page }}",
    "tag.html": "---\nlayout: base\n---\n{{ page.tag.name }}{% for post in paginator.posts %}{{ post.title }}{% endfor %}",
    "tags.html": "{% for tag in site.tags %}{{ tag.name }}={{ tag.count }};{% endfor %}",
    "product.html": "---\nlayout: base\n---\n{{ product.name }}{{ product.tagline }}{{ content }}"
    "{% for post in product.posts %}{{ post.title }}{% endfor %}",
}
# What layouts may look at besides: each a read that has to be known.
LOOKS = [
    "{{ site.time | date: '%F' }}", "{{ 'now' | date: '%F' }}", "{{ site.posts.first.content }}",
    "{% for post in site.posts limit: 2 %}{{ post.excerpt }}{% endfor %}", "{{ page.previous.content }}",
    "{{ page.next.words }}", "{% for page in site.pages %}{{ page.reading_time }}{{ page.toc.size }}{% endfor %}",
    "{% assign found = site.posts | where: 'title', 'alpha' %}{{ found.size }}", "{{ data.facts.one }}",
    "{% include note.html %}", "{{ site.posts | map: 'description' | join: '|' }}", "{{ site.posts.size }}",
    "{{ page.related.first.content }}", "{{ 'extra.txt' | asset }}", "{{ site.posts.last | jsonify | size }}",
    "{% if page.tags.size > 0 %}{{ site.posts.first.excerpt | strip_html }}{% endif %}",
    "{% for post in site.posts %}{{ post.image }}{% endfor %}", "{{ site.products.first.name }}",
    "{{ page.date | date: '%F' }}", "{{ site.title | loud }}", "{{ page.content | size }}",
    "{{ page.byline | join: '+' }}", "{% for post in site.posts %}{{ post.byline | join: '+' }}{% endfor %}",
    "{{ site.products.first.title }}{{ site.products.first.install.size }}",
    "{% for item in site.menu %}{{ item.title }}={{ item.url }};{% endfor %}",
    "{% for part in site.sections %}{% for item in part[1] %}{{ item.title }}{% endfor %}{% endfor %}",
    "{% for part in site.dated_sections %}{{ part[1].page.title }}{% for post in part[1].posts %}{{ post.title }}{% endfor %}{% endfor %}",
    "{% for post in site.posts %}{% if post.words > 9 %}{{ post.title }}{% endif %}{% endfor %}",
]


class Site:
    """The files of a site, and how the next edit is found."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        r = self.random
        self.files = {
            "content/site.yml": self.settings(),
            "content/assets/style.css": b"a{}", "content/assets/extra.txt": b"extra",
            "content/assets/icon.svg": svg("black"),
            "content/data/facts.yml": b"one: 1\n", "content/posts/pic.gif": GIF, "content/pages/pic.gif": GIF, "content/pages/about.md": self.text("about"),
            "themes/plain/partials/note.html": b"<p>note {{ page.title }}</p>",
            "themes/plain/partials/pieces/note.html": b"<p>note {{ site.title | loud }}{{ 'extra.txt' | asset }}</p>",
            "Sources/a.swift": b"let a = 1\n",
            "themes/plain/filters/loud.txt": b"{{ input }}!",
            "themes/plain/theme.yml": b"name: plain\n",
        }
        for name, text in LAYOUTS.items():
            self.files["themes/plain/layouts/" + name] = text.encode()
        if r.random() < 0.4:
            self.files["themes/plain/layouts/search.html"] = b"---\nlayout: base\n---\nsearch"
        if r.random() < 0.3:
            self.files["themes/plain/layouts/archive.html"] = b"{% for p in paginator.posts %}{{ p.title }}{% endfor %}"
        if r.random() < 0.3:
            self.files["content/products/box/product.yml"] = b"name: Box\ntagline: A box\nkind: app\n"
            self.files["content/products/box/index.md"] = self.text("box")
        if r.random() < 0.3:
            self.files["content/notes/index.md"] = b"---\ntitle: notes\nsort_by: date\n---\n"
        for _ in range(r.randrange(1, 6)):
            self.add()
        for _ in range(r.randrange(0, 4)):
            self.look()

    def settings(self):
        r = self.random
        lines = ["title: T" + str(r.randrange(3)), "base_url: https://me.dev/", "theme: plain",
                 "paginate: " + str(r.choice([1, 2, 5]))]
        if r.random() < 0.3:
            lines.append("packed: [gzip]")
        if r.random() < 0.3:
            lines.append("feeds: {formats: [rss, json], tags: true, limit: 2}")
        if r.random() < 0.3:
            lines.append("author: " + r.choice(WORDS[:3]))
        if r.random() < 0.2:
            lines.append("languages: [de]")
        if r.random() < 0.85:
            lines.append("links: {internal: warn}")
        if r.random() < 0.9:
            lines.append("code_roots: [Sources]")
        if r.random() < 0.5:
            lines.append("markdown: {admonitions: true, tabs: true, definitions: true, attributes: true, wiki_links: true, toc: " + r.choice(["true", "false"]) + "}")
        if r.random() < 0.95:
            lines.append("stage_key: a-key-of-the-laws-" + str(r.randrange(2)))
        return ("\n".join(lines) + "\n").encode()

    def body(self):
        r = self.random
        parts = [" ".join(r.choice(WORDS) for _ in range(r.randrange(1, 14))) + "."]
        posts = [p for p in getattr(self, "files", {}) if p.startswith("content/posts/") and p.endswith((".md", ".mdx"))]
        for _ in range(r.randrange(0, 4)):
            parts.append(r.choice([
                "## " + r.choice(WORDS), "- " + r.choice(WORDS), "**" + r.choice(WORDS) + "**",
                "[a](/about/)", "[a](/about/#" + r.choice(WORDS) + ")", "![pic](pic.gif)", "![](pic.gif)",
                "[t](/tags/)", "[out](https://example.org/)", "[w](https://me.dev/nowhere/)", "> [!NOTE]\n> " + r.choice(WORDS),
                "{% include note %}", "```swift\nlet a = 1\n```", "```swift source=Sources/a.swift\n```",
                "```swift\n{{#include ../../Sources/a.swift}}\n```", "!!! note\n    " + r.choice(WORDS),
                "=== \"a\"\n    " + r.choice(WORDS), r.choice(WORDS) + "\n:   [a](/about/){ .b }",
                "See ![i](/assets/icon.svg) ^" + r.choice(WORDS), "[[about#^" + r.choice(WORDS) + "]]",
                "[p](" + os.path.basename(r.choice(posts)) + "#" + r.choice(WORDS) + ")" if posts else "x",
                "[p](" + os.path.basename(r.choice(posts)) + ")" if posts else "x",
                "[p](" + os.path.splitext(os.path.basename(r.choice(posts)))[0] + ")" if posts else "a <lamp>",
                "[r](/posts/" + os.path.basename(r.choice(posts)) + "#" + r.choice(WORDS) + ")" if posts else "x",
                "[r](/pages/" + r.choice(WORDS) + r.choice([".md", ".html", "", ".mdx?a"]) + ")", r.choice(["[[toc]]", "[TOC]"]),
                "[[" + r.choice(WORDS) + "]]", "![[pic.gif|9]]", "[[" + r.choice(["box", "pages/about", "index"]) + "#" + r.choice(WORDS) + "|a]]",
                "> [!info]- " + r.choice(WORDS) + "\n> [a](/about/)",
                "<TabItem label=\"a\">\n" + r.choice(WORDS) + "\n</TabItem>",
                "import A from './a'", "{/* " + r.choice(WORDS) + " */}", "<Box>\n    [a](/about/) {" + r.choice(WORDS) + "}\n</Box>",
                "[gone](/gone/)" if r.random() < 0.3 else "y", "[l](pic.gif)" if r.random() < 0.3 else "y",
                "x" * 1200 if r.random() < 0.2 else "z",
            ]))
        if r.random() < 0.3:
            word = r.choice(WORDS)
            parts.insert(0, r.choice(["# " + word, word + "\n===", "<!-- c -->\n# *" + word + "*", "# [n](/gone/)"]))
        return "\n\n".join(parts) + "\n"

    def head(self, title):
        r = self.random
        # Without one the heading that the text begins with is the title.
        lines = ["title: " + title] if r.random() < 0.8 else []
        if r.random() < 0.4:
            lines.append("tags: [" + ", ".join(r.sample(WORDS[:4], r.randrange(1, 3))) + "]")
        if r.random() < 0.3:
            lines.append("description: " + r.choice(WORDS))
        if r.random() < 0.1:
            lines.append("date: 2026-11-1" + str(r.randrange(10)))
        if r.random() < 0.05:
            lines.append("sort_by: date")
        if r.random() < 0.15:
            lines.append("expires: 2026-11-2" + str(r.randrange(1, 6)))
        if r.random() < 0.1:
            lines.append("draft: true")
        if r.random() < 0.1:
            lines.append("excerpt: " + r.choice(WORDS))
        if r.random() < 0.15:
            lines.append(r.choice(["author: ", "authors: [zeta, ", "authors: ["]) + r.choice(WORDS[:3]))
            lines[-1] += "]" if "[" in lines[-1] else ""
        if r.random() < 0.1:
            lines.append("aliases: [/old-" + r.choice(WORDS) + "/]")
        if r.random() < 0.1:
            lines.append("image: pic.gif")
        if r.random() < 0.1 and "content/products/box/product.yml" in self.files:
            lines.append("product: box")
        if r.random() < 0.08:
            lines.append("stage: staged" + (f"\nlaunch: 2026-11-2{r.randrange(1, 6)}" if r.random() < 0.6 else ""))
        return "---\n" + "\n".join(lines) + "\n---\n"

    def text(self, title):
        self.files = getattr(self, "files", {})
        head = self.head(title) if self.random.random() < 0.95 else ""
        return (head + self.body()).encode()

    def add(self):
        r = self.random
        word = r.choice(WORDS)
        path = f"content/posts/2026-11-{r.randrange(10, 26)}-{word}.md"
        if any(word in p for p in self.files) and r.random() < 0.95:
            return
        if r.random() < 0.2:
            path = f"content/pages/{word}.md"
        elif r.random() < 0.15:
            path = "content/notes/" + r.choice(["", "part/"]) + r.choice(["README", "index", word, word]) + ".md"
        elif r.random() < 0.15:
            path = "content/book/" + r.choice(["", "part/"]) + r.choice(["README", "index", word]) + ".md"
        if r.random() < 0.1:
            path = path[:-3] + ".de.md"
        if r.random() < 0.1:
            path = path[:-3] + ".mdx"
        self.files[path] = self.text(word)

    def look(self):
        r = self.random
        layouts = sorted(p for p in self.files if p.startswith("themes/plain/layouts/"))
        path = r.choice(layouts)
        self.files[path] = self.files[path] + r.choice(LOOKS).encode()

    def pages(self):
        return sorted(p for p in self.files if p.endswith((".md", ".mdx")))

    def edit(self):
        """Changes the files; what else happens is told by a word."""
        r = self.random
        if getattr(self, "mend", None):
            # A mistake is mended sooner or later.
            if r.random() < 0.6:
                self.files, self.mend = self.mend, None
                return "mend"
        kind = r.choices(
            ["body", "append", "head", "add", "remove", "rename", "theme", "look", "data", "settings", "picture", "touch",
             "swap", "back", "asset", "clock", "kill", "output", "mistake", "traces", "nothing", "product", "source",
             "inplace", "title", "both", "time", "backup", "link"],
            [14, 8, 5, 4, 3, 3, 3, 4, 3, 3, 3, 4, 2, 6, 2, 6, 4, 3, 4, 2, 4, 2, 2, 4, 9, 2, 2, 1, 2])[0]
        pages = self.pages()
        if kind in ("body", "append", "head", "rename", "inplace", "mistake", "swap", "title") and not pages:
            kind = "add"
        before = dict(self.files)
        word = kind
        if kind in ("body", "inplace", "mistake"):
            path = r.choice(pages)
            head, mark, body = self.files[path].partition(b"\n---\n")
            text = self.body().encode()
            if kind == "mistake":
                self.mend = before
                text = r.choice([b"[x](nowhere.md)\n", b"[x](/nowhere/)\n", b"\xff\n", b"{% include nobody %}\n"])
            self.files[path] = head + mark + text if mark else text
            if kind == "inplace":
                # One byte, so that the size stays.
                old = before[path]
                self.files[path] = old[:-2] + (b"." if old[-2:-1] != b"." else b"!") + old[-1:] if len(old) > 2 else old
        elif kind == "append":
            path = r.choice(pages)
            self.files[path] += ("\n" + self.body()).encode()
        elif kind == "head":
            path = r.choice(pages)
            _, mark, body = self.files[path].partition(b"\n---\n")
            self.files[path] = self.head(r.choice(WORDS)).encode() + body
        elif kind == "title":
            path = r.choice(pages)
            if r.random() < 0.2:
                self.mend = before
            title = r.choice(WORDS + ["", "'a \"b'", "2026-11-20", "[a]", "Étude", "{{ page.url }}"])
            self.files[path] = self.files[path].replace(
                next((line for line in self.files[path].split(b"\n") if line.startswith(b"title: ")), b"---"),
                b"title: " + title.encode(), 1)
        elif kind == "add":
            self.add()
        elif kind == "remove":
            path = r.choice(pages or sorted(self.files)) if r.random() < 0.7 else r.choice(sorted(self.files))
            if not path.endswith((".md", ".mdx")):
                self.mend = before
            if path not in ("content/site.yml",):
                del self.files[path]
        elif kind == "rename":
            path = r.choice(pages)
            self.files[os.path.dirname(path) + f"/2026-11-{r.randrange(10, 26)}-{r.choice(WORDS)}" + os.path.splitext(path)[1]] = self.files.pop(path)
        elif kind == "theme":
            path = r.choice(sorted(p for p in self.files if p.startswith("themes/")))
            self.files[path] += r.choice([b"!", b"<!-- -->", b"{{ page.title }}", b" ", b"{{ oops"])
            if self.files[path].endswith(b"oops"):
                self.mend = before
        elif kind == "look":
            self.look()
        elif kind == "data":
            self.files["content/data/facts.yml"] = f"one: {r.randrange(4)}\n".encode()
        elif kind == "settings":
            self.files["content/site.yml"] = self.settings()
        elif kind == "picture":
            path = r.choice(["content/posts/pic.gif", "content/pages/pic.gif", "content/assets/pic.gif"])
            if path in self.files and r.random() < 0.5:
                del self.files[path]
            else:
                self.files[path] = GIF + str(r.randrange(3)).encode()
        elif kind == "asset":
            path = r.choice(["content/assets/style.css", "content/assets/extra.txt", "content/assets/icon.svg"])
            self.files[path] = (
                svg(r.choice(["black", "red"])) if path.endswith(".svg") else r.choice([b"a{}", b"b{}", b"c{color:red}"]))
        elif kind == "source":
            self.files["Sources/a.swift"] = f"let a = {r.randrange(3)}\n".encode()
        elif kind == "product":
            self.files["content/products/box/product.yml"] = (
                f"name: Box{r.randrange(2)}\ntagline: A box\nkind: app\n" + r.choice([
                    "", "stage: staged\n", "stage: staged\nlaunch: 2026-11-22\n", "stage: live\n"])).encode()
        elif kind == "swap" and len(pages) > 1:
            one, other = r.sample(pages, 2)
            self.files[one], self.files[other] = self.files[other], self.files[one]
            word = f"exchange {one} {other}"
        elif kind == "touch":
            word = "touch " + r.choice(sorted(self.files))
        elif kind == "back" and getattr(self, "last", None):
            self.files = dict(self.last)
        elif kind == "time":
            # As an archive has it, or a machine whose clock went wrong.
            word = f"time {r.choice([-9, 0, 1, 1e9, 1.9e9, 4e9, 9e9]):.0f} " + r.choice(sorted(self.files))
        elif kind == "link":
            word = "link " + r.choice(sorted(self.files))
        elif kind == "backup":
            path = r.choice(sorted(self.files))
            path = os.path.dirname(path) + "/" + r.choice([os.path.basename(path) + "~", "4913", "#a#", "a.swp"])
            self.files[path] = r.choice(WORDS).encode()
        elif kind == "both" and len(pages) > 1:
            # While a build waits, its edit is taken back and another one is built: only the latter counts.
            one, other = r.sample(pages, 2)
            word = f"both {one}"
            self.files[other] += ("\n" + self.body()).encode()
        elif kind == "clock":
            word = "clock " + str(r.randrange(len(NOWS)))
        elif kind == "kill":
            if pages:
                path = r.choice(pages)
                self.files[path] += ("\n" + self.body()).encode()
            word = f"kill {r.random() * 0.12:.4f}"
        elif kind == "output":
            word = "output " + r.choice(["write", "remove", "mode", "append"]) + " " + str(r.randrange(1000))
        self.last = before
        return word


def sequence(seed, count):
    """A site and its edits: the files at first, then for each edit what else happens and the files."""
    site = Site(seed)
    steps = [("start", dict(site.files))]
    for _ in range(count):
        word = site.edit()
        steps.append((word, dict(site.files)))
    return steps


def write(folder, old, new, word):
    """Brings a folder from some files to others as people do: in place, by another file's taking the place, by renaming."""
    names = word.split()
    if names[0] == "exchange" and all(os.path.exists(os.path.join(folder, n)) for n in names[1:]):
        one, other = (os.path.join(folder, n) for n in names[1:])
        os.rename(one, one + "~~")
        os.rename(other, one)
        os.rename(one + "~~", other)
        return
    for path in old:
        if path not in new:
            os.remove(os.path.join(folder, path))
    for number, (path, data) in enumerate(sorted(new.items())):
        full = os.path.join(folder, path)
        if old.get(path) == data:
            continue
        os.makedirs(os.path.dirname(full), exist_ok=True)
        if word == "inplace" or (number + len(data)) % 2:
            times = os.stat(full) if os.path.exists(full) else None
            with open(full, "wb") as file:
                file.write(data)
            # As an archive does that is unpacked over: the time says nothing is new.
            if times is not None and len(data) % 3 == 0:
                os.utime(full, ns=(times.st_atime_ns, times.st_mtime_ns))
        else:
            with open(full + ".new~", "wb") as file:
                file.write(data)
            os.replace(full + ".new~", full)
    if names[0] == "link":
        link(folder, names[1])
    if names[0] == "time" and os.path.exists(os.path.join(folder, names[2])):
        os.utime(os.path.join(folder, names[2]), (int(names[1]), int(names[1])))
    if names[0] == "touch" and os.path.exists(os.path.join(folder, names[1])):
        os.utime(os.path.join(folder, names[1]))


def link(folder, path):
    """Puts a file beside the site, and a link to it in its place."""
    full = os.path.join(folder, path)
    if not os.path.isfile(full) or os.path.islink(full):
        return
    beside = os.path.join(folder, "shared", path)
    os.makedirs(os.path.dirname(beside), exist_ok=True)
    os.replace(full, beside)
    os.symlink(os.path.abspath(beside), full)


def meddle(folder, how, number):
    """Another hand in the output."""
    public = os.path.join(folder, "public")
    files = sorted(os.path.join(d, f) for d, _, fs in os.walk(public) for f in fs if f != ".playbill-output")
    if not files:
        return
    path = files[number % len(files)]
    if how == "remove":
        os.remove(path)
    elif how == "mode":
        os.chmod(path, 0o600)
    elif how == "append":
        with open(path, "ab") as file:
            file.write(b"!")
    else:
        size = os.path.getsize(path)
        times = os.stat(path)
        with open(path, "r+b") as file:
            file.write(b"?" * min(size, 3))
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def run(playbill, steps):
    """The place of the first edit after which the law does not hold, and what was said; nil where it always does."""
    home = "/dev/shm" if os.path.isdir("/dev/shm") else None
    folder = tempfile.mkdtemp(prefix="playbill-laws-", dir=home)
    builds = 0
    try:
        now, old = NOWS[0], {}
        for index, (word, files) in enumerate(steps):
            names = word.split()
            waiting = waiting_build(playbill, folder, names[1], now) if names[0] == "both" and len(names) > 1 else None
            write(folder, old, files, word)
            old = files
            if names[0] == "clock":
                now = NOWS[int(names[1])]
            elif names[0] == "traces":
                damage(os.path.join(folder, ".playbill/traces"), index)
            elif names[0] == "output":
                meddle(folder, names[1], int(names[2]))
            elif names[0] == "kill":
                process = subprocess.Popen([playbill, "build", "--quiet", "--now", now], cwd=folder,
                                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(float(names[1]))
                process.kill()
                process.wait()
            found = waiting() if waiting is not None else ""
            if found:
                return index, found, builds
            done = subprocess.run([playbill, "build", "--prove", "--now", now], cwd=folder, capture_output=True)
            builds += 1
            said = done.stderr.decode(errors="replace")
            if b"please report this" in done.stderr or done.returncode not in (0, 1):
                return index, f"status {done.returncode}\n{said}", builds
        return None, "", builds
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def waiting_build(playbill, folder, path, now):
    """Starts a build of one more edit, which waits for the output and is taken back.

    What is given back starts the build of what stands there by then, lets both go on, this one last, and tells what is
    wrong with what comes of it.
    """
    public, full = os.path.join(folder, "public"), os.path.join(folder, path)
    if not os.path.isdir(public) or not os.path.exists(full):
        return None
    with open(full, "rb") as file:
        old = file.read()
    lock = os.open(public, os.O_RDONLY | os.O_DIRECTORY)
    fcntl.flock(lock, fcntl.LOCK_EX)

    def build():
        process = subprocess.Popen([playbill, "build", "--quiet", "--now", now], cwd=folder, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        time.sleep(0.1)
        return process

    with open(full, "ab") as file:
        file.write(b"\nonce more\n")
    one = build()
    with open(full, "wb") as file:
        file.write(old)

    def go_on():
        other = build()
        other.send_signal(signal.SIGSTOP)
        os.close(lock)
        one.wait()
        other.send_signal(signal.SIGCONT)
        other.wait()
        clean = folder + "-clean"
        shutil.copytree(folder, clean, ignore=shutil.ignore_patterns("public", ".playbill*"))
        done = subprocess.run([playbill, "build", "--quiet", "--now", now], cwd=clean, capture_output=True)
        found = tree(os.path.join(clean, "public"))
        shutil.rmtree(clean)
        is_wrong = other.returncode == 0 and done.returncode == 0 and tree(public) != found
        return "of two builds at once the second did not win" if is_wrong else ""

    return go_on


def tree(folder):
    """The files of a folder."""
    found = {}
    for base, _, names in os.walk(folder):
        for name in names:
            full = os.path.join(base, name)
            if name != ".playbill-output":
                with open(full, "rb") as file:
                    found[os.path.relpath(full, folder)] = file.read()
    return found


def damage(path, number):
    """A trace that is half written, foreign, or of another hand."""
    if not os.path.exists(path):
        return
    data = bytearray(open(path, "rb").read())
    if number % 3 == 0:
        data = data[:len(data) * (number % 7) // 7]
    elif number % 3 == 1 and data:
        data[number * 7919 % len(data)] ^= 1 << number % 8
    else:
        data = bytearray(b"something else\n")
    open(path, "wb").write(bytes(data))


def shrink(playbill, steps, last):
    """The shortest sequence that still fails: edits are left out one after the other, then files."""
    steps = steps[:last + 1]
    index = len(steps) - 2
    while index >= 0:
        fewer = steps[:index] + steps[index + 1:]
        if run(playbill, fewer)[0] is not None:
            steps = fewer
        index -= 1
    for path in sorted({p for _, files in steps for p in files}):
        fewer = [(word, {p: d for p, d in files.items() if p != path}) for word, files in steps]
        if path != "content/site.yml" and run(playbill, fewer)[0] is not None:
            steps = fewer
    return steps


def attempt(task):
    playbill, seed = task
    steps = sequence(seed, 4 + seed % 9)
    try:
        failed, said, builds = run(playbill, steps)
    except Exception as error:
        return seed, f"{type(error).__name__}: {error}", 0
    return seed, None if failed is None else (failed, said), builds


def report(playbill, seed, failure):
    print(f"seed {seed}: the law does not hold")
    if isinstance(failure, str):
        print(failure)
        return
    steps = shrink(playbill, sequence(seed, 4 + seed % 9), failure[0])
    old = {}
    for number, (word, files) in enumerate(steps):
        print(f"== {number}: {word}")
        for path in sorted(set(old) | set(files)):
            if old.get(path) != files.get(path):
                print(f"-- {path}\n{files[path].decode(errors='replace') if path in files else '(gone)'}")
        old = files
    print(run(playbill, steps)[1] or failure[1])


def explore(attempt, report, default, progress=False):
    """Runs sequences on all cores as the arguments say, until three have failed.

    attempt((program, seed)) gives the seed, why it failed, and what it counted; report(program, seed, failure) tells of one.
    How many there were, how many failed, and the sums of what was counted.
    """
    playbill = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else default
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    done, failed, sums = 0, 0, None
    with multiprocessing.Pool(len(os.sched_getaffinity(0))) as pool:
        for seed, failure, *counted in pool.imap_unordered(attempt, ((playbill, first + n) for n in range(count))):
            done += 1
            sums = counted if sums is None else [a + b for a, b in zip(sums, counted)]
            if failure is not None:
                failed += 1
                report(playbill, seed, failure)
                if failed >= 3:
                    pool.terminate()
                    break
            elif progress and done % 100 == 0:
                print(f"{done} sequences, {sums[0]} builds", flush=True)
    return done, failed, sums


def main():
    done, failed, (builds,) = explore(attempt, report, 200, progress=True)
    print(f"{done} sequences of edits, {builds} builds, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
