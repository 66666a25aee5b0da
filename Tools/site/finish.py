"""What DocC does not make: a site that works under any path, a search of all texts, and a way to it from each page."""
import json
import pathlib
import re
import shutil

INLINE = {"text", "codeVoice", "reference", "strong", "emphasis", "link", "image"}
HERE = pathlib.Path(__file__).resolve().parent


def finish(catalogue, made):
    """Finishes the site that DocC has made, and says how many entries its search has."""
    for path in made.rglob("index.html"):
        text = path.read_text()
        up = "../" * (len(path.relative_to(made).parts) - 1)
        # DocC writes a site for one path of a server. This one finds its own.
        base = (f'new URL("{up or "./"}", location.href).pathname;'
                # Relative to this address, and not to those that the renderer shows later.
                'for (const icon of document.querySelectorAll("link[rel~=icon], link[rel=mask-icon]")) icon.href = icon.href;')
        text = text.replace('var baseUrl = "/"', f"var baseUrl = {base}")
        text = re.sub(r'(src|href)="/', rf'\1="{up}', text)
        bar = ('<nav class="workshop-bar" aria-label="Site"><a data-to="tutorials/workshop/">Course</a> <a data-to="documentation/diagnostics/">Diagnostics</a> '
               '<a data-to="search.html">Search</a></nav>')
        text = text.replace("</head>", f'<link href="{up}site.css" rel="stylesheet"><script defer src="{up}site.js"></script></head>')
        text = text.replace('<div id="app">', f'{bar}<div id="app">')
        path.write_text(text)
    mend(catalogue, made)
    # The renderer asks for it, and the console says where it is missing.
    (made / "theme-settings.json").write_text("{}\n")
    for name in ("index.html", "search.html", "search.js", "site.css", "site.js"):
        shutil.copy(HERE / name, made / name)
    entries = list(searched(catalogue, made))
    (made / "search-index.js").write_text(
        "// Made by Tools/docs: a page, a heading, a kind, the address, and the text below the heading.\n"
        f"window.workshopIndex = {json.dumps(entries, ensure_ascii=False, separators=(',', ':'))};\n")
    return len(entries)


def mend(catalogue, made):
    """Mends what DocC writes of tutorials: a page that is no stage has no time, and a quiz is a section of its page."""
    stages = {f"{stage['number']:02d}-{stage['name']}" for stage in catalogue.course["stages"]}
    minutes = sum(step["minutes"] for stage in catalogue.course["stages"] for step in stage["steps"])
    for path in [made / "data/tutorials/workshop.json", *(made / "data/tutorials/workshop").glob("*.json")]:
        page = json.loads(path.read_text())
        own = page["identifier"]["url"]
        if path.parent.name == "tutorials":
            page["metadata"]["estimatedTime"] = f"{minutes // 60}hr {minutes % 60}min"
        elif own.rsplit("/", 1)[1] not in stages:
            page["sections"][0].pop("estimatedTimeInMinutes", None)
        for name, reference in page["references"].items():
            if "estimatedTime" in reference and name.rsplit("/", 1)[1] not in stages:
                del reference["estimatedTime"]
        name_quiz(page, own)
        path.write_text(json.dumps(page, ensure_ascii=False, separators=(",", ":")))


def name_quiz(page, own):
    """DocC leaves the quiz out of a page's sections, and its renderer then fails in the page's menu."""
    quiz = next((s for s in page["sections"] if s["kind"] == "assessments"), None)
    for module in page.get("hierarchy", {}).get("modules", []) if quiz else []:
        for project in module["projects"]:
            if project["reference"] == own:
                name = f"{own}#{quiz['anchor']}"
                project["sections"].append({"kind": "assessments", "reference": name})
                page["references"][name] = {
                    "abstract": [], "identifier": name, "kind": "section", "role": "pseudoSymbol", "type": "topic",
                    "title": "Check Your Understanding", "url": page["references"][own]["url"] + f"#{quiz['anchor']}"}


def words(node, references):
    """The text of a piece of DocC's render data."""
    def all_of(nodes, between):
        return between.join(filter(None, (words(part, references) for part in nodes)))

    if isinstance(node, list):
        inline = all(isinstance(part, dict) and part.get("type") in INLINE for part in node)
        return all_of(node, "" if inline else " ")
    if not isinstance(node, dict):
        return ""
    kind, other = node.get("type"), references.get(node.get("identifier"), {})
    if kind == "text":
        return node["text"]
    if kind == "codeVoice":
        return node["code"]
    if kind == "codeListing":
        return "\n".join(node["code"])
    if kind == "image":
        return other.get("alt", "")
    if kind == "reference":
        return words(node.get("overridingTitleInlineContent"), references) or other.get("title", "")
    parts = ("title", "inlineContent", "content", "items", "rows", "choices", "justification")
    return all_of((node[part] for part in parts if part in node), " ")


def pieces(content):
    """A page's content, cut at its headings: (heading, anchor, content)."""
    heading, anchor, held = "", "", []
    for node in content:
        if node.get("type") == "heading" and node["level"] < 4:
            yield heading, anchor, held
            heading, anchor, held = node["text"], node["anchor"], []
        else:
            held.append(node)
    yield heading, anchor, held


def searched(catalogue, made):
    """The entries of the search."""
    places = {}
    for path, name in catalogue.names.items():
        diagnostic = path.startswith("Docs/Diagnostics/")
        folder = "documentation/workshop" if diagnostic else "tutorials/workshop"
        slug = name.lower()
        if path == "Docs/Diagnostics/README.md":
            folder = "documentation"
        data = made / "data" / folder / f"{slug}.json"
        places[path] = f"{folder}/{slug}/"
        page = json.loads(data.read_text())
        title = page["metadata"]["title"]
        content = [{"type": "paragraph", "inlineContent": page.get("abstract", [])}]
        for section in page.get("primaryContentSections", []):
            content += section.get("content", [])
        for section in page.get("sections", []):
            if section["kind"] == "hero":
                content += section.get("content", [])
            elif section["kind"] == "articleBody":
                for part in section["content"]:
                    content += part.get("content", [])
            elif section["kind"] == "assessments":
                content += [{"type": "heading", "level": 2, "text": "Check Your Understanding", "anchor": section["anchor"]}]
                content += section["assessments"]
        for heading, anchor, held in pieces(content):
            text = re.sub(r"\s+", " ", words(held, page["references"])).strip()
            if text:
                yield [title, heading, "diagnostic" if diagnostic else "page",
                       places[path] + (f"#{anchor}" if anchor else ""), text]
    for stage in catalogue.course["stages"]:
        for step in stage["steps"]:
            file = f"Exercises/{stage['number']:02d}-{stage['name']}/{step['number']:02d}-{step['id']}.swift"
            path, anchor = catalogue.steps[file]
            heading = catalogue.pages[path].anchors.get(anchor, "")
            yield [step["id"], step["title"], "step", places[path] + (f"#{heading}" if heading else ""),
                   f"Stage {stage['number']}, {stage['title']}. {step['minutes']} minutes. ./workshop check {step['id']}"]
