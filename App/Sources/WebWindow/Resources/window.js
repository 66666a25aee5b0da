// Thin slice: events of buttons and fields, patches. The whole comes next.
const own = new URL(import.meta.url);
const token = own.searchParams.get("token");
const body = document.body;
const windowID = body.dataset.window;
let revision = Number(body.dataset.revision);
let count = 0;
const queue = [];
let isSending = false;

const address = (path, items = {}) =>
  path + "?" + new URLSearchParams({ token, ...items });

function send(id, event, text = "") {
  queue.push({ n: ++count, id, event, text });
  flush();
}

async function flush() {
  if (isSending || queue.length === 0) return;
  isSending = true;
  const events = queue.splice(0, 64);
  try {
    await fetch(address("/events"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ window: windowID, events }),
    });
  } finally {
    isSending = false;
    flush();
  }
}

function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function apply([what, id, ...rest]) {
  const node = document.getElementById(id);
  if (!node) return;
  if (what === "set") {
    node.setAttribute(rest[0], rest[1]);
    if (rest[0] === "value") node.value = rest[1];
  } else if (what === "unset") node.removeAttribute(rest[0]);
  else if (what === "text") node.textContent = rest[0];
  else if (what === "replace") node.replaceWith(element(rest[0]));
  else if (what === "children") {
    const known = new Map([...node.children].map((child) => [child.id, child]));
    node.replaceChildren(
      ...rest[0].map((child) => (typeof child === "string" ? known.get(child) : element(child[0]))));
  }
}

function connect() {
  const socket = new WebSocket(
    location.origin.replace("http", "ws") + address("/updates", { window: windowID, revision }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.whole) document.getElementById("window").replaceWith(element(message.whole));
    else message.patches.forEach(apply);
    revision = message.revision;
  };
  socket.onclose = () => setTimeout(connect, 1000);
}

const taker = (target, event) => {
  const node = target.closest?.(`[data-on~="${event}"]`);
  return node ? Number(node.id.replace(/^e(\d+).*/, "$1")) : null;
};
document.addEventListener("click", ({ target }) => {
  const id = taker(target, "tap");
  if (id !== null) send(id, "tap");
});
document.addEventListener("input", ({ target }) => {
  const id = taker(target, "change");
  if (id !== null) send(id, "change", target.type === "checkbox" ? String(target.checked) : target.value);
});
connect();
