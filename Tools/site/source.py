"""The pages of the repository: their lines, headings, links and pictures, and what is wrong with them."""
import os
import re


class Fault(Exception):
    """What is wrong with a page, with its file and line."""


def github_anchor(heading):
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"[^\w\- ]", "", plain(heading).strip().lower())
    return text.replace(" ", "-")


def docc_anchor(heading):
    """The anchor that DocC gives a heading."""
    text = re.sub(r"\s", "-", plain(heading).strip())
    return re.sub(r"-{2,}", "-", re.sub(r"[^\w\-+=<>|~$^]", "", text).replace("_", ""))


def plain(text):
    """A line of Markdown without its marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return text.replace("`", "").replace("**", "")


class Page:
    """A Markdown file: its title and its lines, each with its number, as far as a reader sees them."""

    def __init__(self, root, path):
        self.root, self.path = root, path
        text = (root / path).read_text()
        # Comments go, and their lines stay, so that numbers keep their meaning.
        self.text = re.sub(r"<!--.*?-->", lambda m: "\n" * m.group().count("\n"), text, flags=re.S)
        lines = list(enumerate(self.text.split("\n"), 1))
        first = next((i for i, (_, line) in enumerate(lines) if line.strip()), 0)
        if not lines[first][1].startswith("# "):
            raise Fault(f"{path}:{lines[first][0]}: the first line is no “# title”.")
        self.title = lines[first][1][2:].strip()
        self.lines = lines[first + 1:]
        self.anchors = {github_anchor(self.title): ""}
        for _, line, fenced in self.walked():
            match = None if fenced else re.match(r"#{2,6} (.*)", line)
            if match:
                name, count = github_anchor(match.group(1)), 0
                while name + (f"-{count}" if count else "") in self.anchors:
                    count += 1
                # DocC has one anchor for headings of the same words: the first.
                self.anchors[name + (f"-{count}" if count else "")] = docc_anchor(match.group(1))

    def walked(self):
        """Number, line, and whether it is part of a fence."""
        fence = None
        for number, line in self.lines:
            mark = re.match(r"\s*(`{3,}|~{3,})", line)
            if fence is None and mark:
                fence = mark.group(1)
                yield number, line, True
            elif fence is not None:
                yield number, line, True
                if line.strip() == fence:
                    fence = None
            else:
                yield number, line, False

    def target(self, address, number):
        """The path from the root and the anchor that a link means."""
        path, _, anchor = address.partition("#")
        inside = os.path.normpath(os.path.join(os.path.dirname(self.path), path)) if path else self.path
        if inside.startswith("..") or not (self.root / inside).exists():
            raise Fault(f"{self.path}:{number}: the link {address} leads nowhere.")
        if anchor and inside.endswith(".md"):
            other = self if inside == self.path else Page(self.root, inside)
            if anchor not in other.anchors:
                raise Fault(f"{self.path}:{number}: {inside} has no heading “{anchor}”.")
        return inside, anchor
