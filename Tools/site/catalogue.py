"""Writes a DocC catalogue from the pages of the repository."""
import json
import re
import shutil

from source import Fault, Page

LANGUAGES = {"sh": "shell", "diagnostic": "diagnostic", "text": "", "output": "", "tree": ""}


class Catalogue:
    """The pages of the site, and the file and line that each line of the catalogue comes from."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.course = json.loads((root / "Course.json").read_text())
        self.answers = json.loads((root / "Docs/Site/Answers.json").read_text())
        self.plan = json.loads((root / "Docs/Site/Pages.json").read_text())
        self.faults, self.origin, self.names, self.pages, self.steps = [], {}, {}, {}, {}
        for stage in self.course["stages"]:
            name = f"{stage['number']:02d}-{stage['name']}"
            self.add(f"Exercises/{name}/README.md", name)
        for chapter in self.plan["chapters"]:
            for path in chapter.get("pages", []):
                self.add(path, path.rsplit("/", 1)[1][:-3])
        for path in sorted((root / "Docs/Diagnostics").glob("*.md")):
            name = "Diagnostics" if path.stem == "README" else path.stem
            self.add(str(path.relative_to(root)), name)
        for stage in self.course["stages"]:
            self.read_steps(stage)

    def add(self, path, name):
        if not (self.root / path).exists():
            raise Fault(f"Docs/Site/Pages.json: there is no {path}.")
        if name in self.names.values():
            raise Fault(f"Docs/Site/Pages.json: two pages have the name {name}.")
        self.names[path] = name
        try:
            self.pages[path] = Page(self.root, path)
        except Fault as fault:
            self.faults.append(str(fault))

    def read_steps(self, stage):
        """Which heading of the stage's page a step's file stands for: the one to read before it."""
        path = f"Exercises/{stage['number']:02d}-{stage['name']}/README.md"
        page = self.pages.get(path)
        for step in stage["steps"] if page else []:
            file = f"{step['number']:02d}-{step['id']}.swift"
            row = next((l for _, l in page.lines if l.startswith("|") and f"]({file})" in l), "")
            anchors = re.findall(r"\]\(#([^)]*)\)", row)
            self.steps[path.replace("README.md", file)] = (path, anchors[0] if anchors else "")

    # Lines

    def written(self, name, lines):
        """Writes a file of (text, file, line), and remembers where each line comes from."""
        kept = [(part, file, number) for text, file, number in lines for part in text.split("\n")]
        (self.folder / name).write_text("\n".join(text for text, _, _ in kept) + "\n")
        self.origin[name] = [(file, number) for _, file, number in kept]

    def prose(self, page, lines):
        """Lines of a page as DocC wants them: links and pictures of the site, and nothing that it takes for its own."""
        fence, held, start = None, "", 0
        for number, line in lines:
            mark = re.match(r"(\s*)(`{3,}|~{3,})\s*([\w+-]*)", line)
            if fence is None and held and (mark or re.match(r"\s*($|[-*>#|] |\d+\. )", line)):
                yield self.inline(page, held, start), page.path, start
                held = ""
            if fence is None and mark:
                fence = mark.group(2)
                yield f"{mark.group(1)}{fence}{LANGUAGES.get(mark.group(3), mark.group(3))}", page.path, number
            elif fence is not None:
                fence = None if line.strip() == fence else fence
                yield line, page.path, number
            else:
                # A tag, a link or code may go on in the next line, which must not begin with a brace of a directive's.
                text = f"{held} {line.strip()}" if held else line
                start = start if held else number
                held = text if self.goes_on(text) else ""
                if not held:
                    yield self.inline(page, text, start), page.path, start
        if held:
            yield self.inline(page, held, start), page.path, start

    @staticmethod
    def goes_on(text):
        """Whether a line ends within a tag, a link or code."""
        words = re.sub(r"`[^`]*`", "", text)
        return bool(re.search(r"<img[^>]*$|\]\([^)]*$|\[[^\]]*$", words)) or text.count("`") % 2 == 1

    def inline(self, page, text, number):
        """A line without a fence."""
        text = re.sub(r"<summary>(.*?)</summary>", r"**\1**\n", text)
        text = re.sub(r"</?details>", "", text)
        text = re.sub(r"<img\s[^>]*>", lambda m: self.tag(page, m.group(), number), text)
        pieces = re.split(r"(``.*?``|`[^`]*`)", text)
        for index, piece in enumerate(pieces):
            if piece.startswith("``"):
                self.faults.append(f"{page.path}:{number}: DocC takes {piece} for a symbol; use one backtick.")
        # Code may stand in the words of a link, so links are looked for in the whole line, behind a mask.
        codes = [p for p in pieces if p.startswith("`")]
        masked = re.sub(r"``.*?``|`[^`]*`", "\0", text)
        counter = iter(range(len(codes)))
        marked = re.sub("\0", lambda _: f"\1{next(counter)}\2", masked)
        link = r"(!?)\[([^\]]*)\]\(((?:[^()\s]|\([^()]*\))*)\)"
        marked = re.sub(link, lambda m: self.link(page, m, number), marked)
        marked = re.sub(r"<(https?://[^>]*)>", r"[\1](\1)", marked)
        if re.match(r"\s*@", marked):
            marked = marked.replace("@", "&#64;", 1)
        return re.sub("\1(\\d+)\2", lambda m: codes[int(m.group(1))], marked)

    def tag(self, page, tag, number):
        source, words = (re.search(rf'{key}="([^"]*)"', tag) for key in ("src", "alt"))
        if not source or not words:
            self.faults.append(f"{page.path}:{number}: a picture has no address or no words.")
            return ""
        return f"![{' '.join(words.group(1).split())}]({source.group(1)})"

    def link(self, page, match, number):
        picture, words, address = match.groups()
        if address.startswith(("https://", "http://")):
            return match.group()
        try:
            path, anchor = page.target(address, number)
        except Fault as fault:
            self.faults.append(str(fault))
            return words
        if picture:
            if not words.strip():
                self.faults.append(f"{page.path}:{number}: the picture {address} has no words.")
            return f"![{words}]({self.picture(path)})"
        if path in self.steps:
            stage, anchor = self.steps[path]
            if stage == page.path:
                return words if "\1" in words else f"**{words}**"
            path = stage
        if path not in self.names:
            return words
        heading = self.pages[path].anchors.get(anchor, "") if path in self.pages else ""
        # The title's own anchor is the page.
        return f"[{words}](<doc:{self.names[path]}{'#' + heading if heading else ''}>)"

    def picture(self, path):
        """The resource that shows a picture of the repository. Screenshots are taken at twice their size."""
        name = path.replace("Docs/", "").replace("/", "-")
        stem, end = name.rsplit(".", 1)
        shutil.copy(self.root / path, self.folder / (f"{stem}@2x.{end}" if end == "png" else name))
        return name

    # Pages

    def article(self, path):
        """A page as an `@Article`: its first paragraph above, the rest below, and a stage's quiz at the end."""
        page = self.pages[path]
        lines = page.lines
        while lines and not lines[0][1].strip():
            lines = lines[1:]
        plain = bool(re.match(r"\s*([#|`!<>-]|\d+\.)", lines[0][1])) if lines else True
        end = 0 if plain else next((i for i, (_, l) in enumerate(lines) if not l.strip()), len(lines))
        stage = next((s for s in self.course["stages"] if path.startswith(f"Exercises/{s['number']:02d}-")), None)
        # DocC wants a time of every article; `finish` takes it from those that are no stage.
        made = [(f"@Article(time: {sum(s['minutes'] for s in stage['steps']) if stage else 1}) {{", path, 1),
                (f"@Intro(title: {json.dumps(self.title(page, stage), ensure_ascii=False)}) {{", path, 1)]
        made += self.prose(page, lines[:end])
        made += [("}\n", path, 1), *self.prose(page, lines[end:])]
        if stage:
            made += self.quiz(stage)
        self.written(f"{self.names[path]}.tutorial", made + [("}", path, 1)])

    def title(self, page, stage):
        return f"{stage['number']}. {stage['title']}" if stage else page.title.replace("`", "")

    def quiz(self, stage):
        """The questions of a stage's steps."""
        yield "\n@Assessments {", "Course.json", 1
        for step in stage["steps"]:
            folder = f"Checks/{stage['number']:02d}-{stage['name']}/{step['number']:02d}-{step['id']}"
            path = f"{folder}/prediction.md"
            page = Page(self.root, path)
            first = next((i for i, (_, l) in enumerate(page.lines) if l.startswith("- `")), len(page.lines))
            yield f"@MultipleChoice {{\n{self.inline(page, page.title, 1)}\n", path, 1
            yield from self.prose(page, page.lines[:first])
            yield f"\nThe step is `{step['id']}`.\n", path, 1
            choices = []
            for number, line in page.lines[first:]:
                match = re.match(r"- `(.*?)`(?: \[[a-z_0-9]+\])?:?\s*(.*)", line)
                if match:
                    choices.append([number, match.group(1), match.group(2)])
                elif choices and line.startswith("  "):
                    choices[-1][2] += " " + line.strip()
            right = self.answers.get(step["id"])
            if sum(choice == right for _, choice, _ in choices) != 1:
                self.faults.append(f"{path}:1: Docs/Site/Answers.json says {right!r}, which is no choice of it.")
            for number, choice, reason in choices:
                yes = choice == right
                yield (f"@Choice(isCorrect: {'true' if yes else 'false'}) {{\n`{choice}`\n"
                       f"@Justification(reaction: \"{'Yes' if yes else 'No'}\") {{\n"
                       f"{self.inline(page, reason, number)}\n}}\n}}", path, number)
            yield "}", path, 1
        yield "}", "Course.json", 1

    def diagnostic(self, path):
        """A page of a diagnostic, in the part of the site that DocC calls documentation."""
        page, index = self.pages[path], path.endswith("README.md")
        made = [(f"# {page.title}\n", path, 1)]
        if index:
            made.append(("@Metadata {\n@TechnologyRoot\n}\n", path, 1))
        made += self.prose(page, page.lines)
        if index:
            made.append(("\n## Topics\n\n### All diagnostics\n", path, 1))
            made += [(f"- <doc:{name}>", path, 1) for file, name in self.names.items()
                     if file.startswith("Docs/Diagnostics/") and file != path]
        self.written(f"{self.names[path]}.md", made)

    def contents(self):
        """The table of contents."""
        plan = "Docs/Site/Pages.json"
        made = [(f"@Tutorials(name: \"{self.course['title']}\") {{\n@Intro(title: \"{self.course['title']}\") {{\n{self.plan['intro']}\n}}", plan, 1)]
        for chapter in self.plan["chapters"]:
            paths = chapter.get("pages") or [p for p in self.names if p.startswith("Exercises/")]
            made.append((f"@Chapter(name: \"{chapter['title']}\") {{\n{chapter['text']}\n", plan, 1))
            if "picture" in chapter:
                words = chapter.get("words") or json.loads(
                    (self.root / chapter["picture"]).with_suffix(".json").read_text())["alternative"]
                made.append((f"@Image(source: \"{self.picture(chapter['picture'])}\", "
                             f"alt: {json.dumps(words, ensure_ascii=False)})", plan, 1))
            made += [(f"@TutorialReference(tutorial: \"doc:{self.names[p]}\")", p, 1) for p in paths]
            made.append(("}", plan, 1))
        self.written("Workshop.tutorial", made + [("}", plan, 1)])

    def write(self):
        self.contents()
        for path in self.pages:
            if path.startswith("Docs/Diagnostics/"):
                self.diagnostic(path)
            else:
                self.article(path)
