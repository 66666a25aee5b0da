// Searches search-index.js: title, heading, kind, address and text of each entry. No server is needed.
const field = document.getElementById("words");
const list = document.getElementById("found");
const state = document.getElementById("status");
const most = 50;
// “Sendable” finds “@Sendable”, and quotes of both kinds are one.
const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const entries = window.workshopIndex.map(([title, heading, kind, address, text]) =>
  ({ title, heading, kind, address, text, head: folded(`${title} ${heading}`), body: folded(text) }));

const count = (kind) => entries.filter((entry) => entry.kind === kind).length;
const diagnostics = new Set(entries.filter((entry) => entry.kind === "diagnostic").map((entry) => entry.title)).size;
const all = `The search looks at ${count("step")} steps, ${diagnostics} diagnostics, and every text of the site.`;

// How well an entry fits: its id before its title, its title before its text. 0 where a word is missing.
function score(entry, words) {
  let sum = folded(entry.title) === words.join(" ") ? 100 : 0;
  for (const word of words) {
    const inHead = entry.head.includes(word), count = entry.body.split(word).length - 1;
    if (!inHead && count === 0) return 0;
    sum += (inHead ? 20 : 0) + Math.min(count, 5);
  }
  return sum + (entry.kind === "step" ? 3 : 0);
}

function marked(parent, text, words) {
  const plain = folded(text);
  // Where folding changes lengths, nothing is marked.
  const parts = plain.length === text.length ? words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) : [];
  let end = 0;
  if (parts.length) for (const match of plain.matchAll(new RegExp(parts.join("|"), "g"))) {
    parent.append(text.slice(end, match.index));
    const mark = document.createElement("mark");
    mark.textContent = text.slice(match.index, end = match.index + match[0].length);
    parent.append(mark);
  }
  parent.append(text.slice(end));
}

function excerpt(entry, words) {
  const first = words.map((word) => entry.body.indexOf(word)).filter((at) => at >= 0).sort((a, b) => a - b)[0] ?? 0;
  const start = Math.max(0, entry.text.lastIndexOf(" ", Math.max(0, first - 80)));
  const text = entry.text.slice(start, start + 240);
  return (start > 0 ? "…" : "") + text.trim() + (start + 240 < entry.text.length ? " …" : "");
}

function search() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : entries
    .map((entry) => ({ entry, score: score(entry, words) })).filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score);
  list.replaceChildren(...found.slice(0, most).map(({ entry }) => {
    const item = document.createElement("li"), link = document.createElement("a");
    const kind = document.createElement("span"), text = document.createElement("p");
    link.href = entry.address;
    link.textContent = entry.heading ? `${entry.title}: ${entry.heading}` : entry.title;
    kind.className = "kind";
    kind.textContent = entry.kind;
    marked(text, excerpt(entry, words), words);
    item.append(link, kind, text);
    return item;
  }));
  document.getElementById("examples").hidden = words.length > 0;
  state.textContent = words.length === 0 ? all : found.length === 0 ? "Nothing is found. Try fewer words."
    : found.length > most ? `${found.length} found; the best ${most} are shown.` : `${found.length} found.`;
  const address = new URL(location.href);
  address.search = field.value ? `?q=${encodeURIComponent(field.value)}` : "";
  try { history.replaceState(null, "", address); } catch { /* Not every browser lets a page from a folder do so. */ }
}

document.getElementById("local").hidden = location.protocol !== "file:";
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", search);
field.value = new URLSearchParams(location.search).get("q") ?? "";
search();
