// The browser's side of the window: says what a person did, and shows what the server made of it.
// The page is whole without it; Docs/Window.md describes both sides.

const body = document.body;
const token = new URL(import.meta.url).searchParams.get("token");
const windowID = body.dataset.window;
const address = (path, items = {}) => `${path}?${new URLSearchParams({ token, ...items })}`;
const byID = (id) => document.getElementById(id);
/** Whether an element, or something around it, takes an event: the closest one that does. */
const taker = (node, event) => node?.closest?.(`[data-on~="${event}"]`);
/** The number of an element, which every part of it has in its id. */
const number = (node) => Number(/^e(\d+)/.exec(node.id)?.[1]);
const hasMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

// MARK: What a person did

/** How many bytes of events a request may hold. The server takes 16 KiB. */
const longestRequest = 15_000;
const longestQueue = 200;
let lastEvent = 0;
/** Events in their order. Those being sent stay at the front until the server has them. */
let queue = [];
let sending = 0;
/** The number of the last event about what a control holds, by the control's id. */
const changes = new Map();

/** Queues an event. What is still waiting of a continuous one is replaced by it. */
function send(id, event, text = "") {
  if (!(id >= 0)) return;
  const isSame = (other) => other.id === id && other.event === event;
  const waiting = queue.slice(sending);
  const isNewest = event === "scroll" || event === "resize"
    || (event === "change" && waiting.length > 0 && isSame(waiting.at(-1)));
  if (isNewest) queue = [...queue.slice(0, sending), ...waiting.filter((other) => !isSame(other))];
  if (queue.length >= longestQueue) return;
  queue.push({ n: ++lastEvent, id, event, text: text.toWellFormed?.() ?? text });
  // All events of this turn go out together.
  queueMicrotask(flush);
}

/** Sends what is waiting. One request at a time keeps the order. */
async function flush() {
  if (sending > 0 || queue.length === 0) return;
  let batch = [];
  let content = "";
  for (const event of queue.slice(0, 32)) {
    const longer = JSON.stringify({ window: windowID, events: [...batch, event] });
    if (new TextEncoder().encode(longer).length > longestRequest) break;
    batch.push(event);
    content = longer;
  }
  if (batch.length === 0) {
    say("This text is too long for the window.");
    queue.shift();
    return flush();
  }
  sending = batch.length;
  const status = await post(content);
  sending = 0;
  // A request that failed on its way may have arrived: the server skips what it had before.
  if (status === 0) return lose();
  if (status === 429) return setTimeout(flush, 1_000);
  if (status === 410) return comeBack();
  queue.splice(0, batch.length);
  if (!isLost) say("");
  flush();
}

/** The status of the answer, or 0 if there was none. The main actor of the app takes events: while it works, none comes. */
async function post(content) {
  const waiting = setTimeout(() => say("The app has not answered for 3 seconds. Is its main actor busy?"), 3_000);
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(address("/events"), { method: "POST", headers, body: content });
    if (answer.status !== 204) console.debug(`Events: ${answer.status} ${await answer.text()}`);
    return answer.status;
  } catch {
    return 0;
  } finally {
    clearTimeout(waiting);
  }
}

// MARK: Clicks and keys

/** What a click on something that is no field means. */
const clicks = ["tap", "change", "rest", "dismiss", "refresh", "delete", "move"];
const isField = (node) => node.matches("input, textarea, select");
let wasHeld = false;

document.addEventListener("click", (event) => {
  // The click that follows a drag or a hold is ignored. One of a key, whose detail is 0, follows neither.
  const isIgnored = wasHeld && event.detail > 0;
  wasHeld = false;
  if (isIgnored) return event.preventDefault();
  if (event.target.matches("dialog[data-modal]")) return clickedBeside(event);
  const node = event.target.closest(clicks.map((name) => `[data-on~="${name}"]`).join());
  // A dialog takes what happens beside it: a click on words inside means nothing.
  if (!node || isField(node) || node.matches("dialog, :disabled, [aria-disabled='true']")) return;
  const taken = node.dataset.on.split(" ");
  send(number(node), clicks.find((name) => taken.includes(name)), node.dataset.text);
});

/** A click on a dialog's backdrop reaches the dialog. */
function clickedBeside({ target, clientX, clientY }) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isInside && target.getAttribute("role") !== "alertdialog") dismiss(target);
}

document.addEventListener("pointerdown", (event) => {
  wasHeld = false;
  const node = taker(event.target, "press");
  if (node) {
    const timer = setTimeout(() => {
      wasHeld = true;
      send(number(node), "press");
    }, 500);
    const end = () => clearTimeout(timer);
    for (const name of ["pointerup", "pointercancel", "pointermove"]) {
      addEventListener(name, end, { once: true });
    }
  }
  // A popover leaves the rest of the page in use, and closes when a person presses there.
  const open = [...document.querySelectorAll("dialog.popover[open]")].at(-1);
  if (open && !open.contains(event.target)) dismiss(open);
});

/** A finger that moves on what takes drags: where it was put down and where it is, once a frame. */
document.addEventListener("pointerdown", (event) => {
  const node = taker(event.target, "drag");
  if (!node || event.button || isField(event.target)) return;
  const { left, top } = node.getBoundingClientRect();
  const from = [event.clientX - left, event.clientY - top];
  let last = event;
  let frame = 0;
  const tell = (phase) => {
    const places = [...from, last.clientX - left, last.clientY - top].map((length) => length.toFixed(1));
    send(number(node), "drag", `${phase} ${places.join(" ")}`);
  };
  const move = (moved) => {
    if (moved.pointerId !== event.pointerId) return;
    last = moved;
    // A drag is no click.
    if (Math.hypot(last.clientX - event.clientX, last.clientY - event.clientY) > 9) wasHeld = true;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      tell("changed");
    });
  };
  const end = (ended) => {
    if (ended.pointerId !== event.pointerId) return;
    cancelAnimationFrame(frame);
    last = ended;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    tell(ended.type === "pointerup" ? "ended" : "cancelled");
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
});

document.addEventListener("contextmenu", (event) => {
  const node = taker(event.target, "press");
  // The menu key does what holding does.
  if (!node || event.pointerType === "mouse") return;
  event.preventDefault();
  send(number(node), "press");
});

document.addEventListener("keydown", (event) => {
  const { key, target, isComposing } = event;
  if (isComposing || event.defaultPrevented) return;
  if (moveInMenu(event) || moveDetent(event) || moveInList(event) || moveInIndex(event)) return event.preventDefault();
  if (key === "Escape" && escape(target)) return event.preventDefault();
  if (key === "Enter" && target.matches("input[data-on~=submit]")) {
    event.preventDefault();
    send(number(target), "submit", target.value);
  }
  // In a text of several lines, Enter alone begins another one.
  if (key === "Enter" && (event.ctrlKey || event.metaKey) && target.matches("textarea[data-on~=submit]")) {
    event.preventDefault();
    send(number(target), "submit", target.value);
  }
  const isPressed = key === "Enter" || key === " ";
  if (isPressed && target.matches("[role=button][data-on]:not(button)")) {
    event.preventDefault();
    target.click();
  }
});

/** Leaves what is topmost: a menu does so by itself, then a search, then what a button cancels, then a dialog. */
function escape(target) {
  if (document.querySelector("[popover]:popover-open")) return false;
  const search = target.closest(".search");
  const cancel = search?.querySelector("button[data-on~=dismiss]");
  if (cancel) {
    send(number(cancel), "dismiss");
    return true;
  }
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const canceller = (dialog ?? document).querySelector("[data-cancels]:not(:disabled)");
  if (canceller) {
    canceller.click();
    return true;
  }
  if (!dialog) return false;
  dismiss(dialog);
  return true;
}

function dismiss(dialog) {
  if (dialog.matches("[data-on~=dismiss]")) send(number(dialog), "dismiss");
}

// MARK: Fields

const held = (field) => (field.type === "checkbox" ? String(field.checked) : field.value);

document.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-on~=change]")) return;
  send(number(target), "change", held(target));
  changes.set(target.id, lastEvent);
});

let isRestoringFocus = false;
for (const [event, text] of [["focusin", "true"], ["focusout", "false"]]) {
  document.addEventListener(event, ({ target }) => {
    if (isRestoringFocus || !target.matches?.("[data-on~=focus]")) return;
    // A search stays when its field is left.
    if (text === "true" || target.type !== "search") send(number(target), "focus", text);
  });
}

/** Whether letters are being put together, as many languages are typed. */
let isComposing = false;
document.addEventListener("compositionstart", () => (isComposing = true));
document.addEventListener("compositionend", () => (isComposing = false));

/** Has a control hold what the server says, unless something newer is on its way there. */
function settle(field) {
  const isBusy = field.matches(":active[type=range]")
    || (isComposing && field === document.activeElement);
  if (isBusy || changes.has(field.id)) return;
  if (field.matches("select")) {
    const chosen = [...field.options].find((option) => option.hasAttribute("selected"));
    if (chosen && !chosen.selected) chosen.selected = true;
  } else if (field.matches("[type=checkbox], [type=radio]")) {
    field.checked = field.hasAttribute("checked");
  } else {
    const text = field.matches("textarea") ? field.textContent : field.getAttribute("value") ?? "";
    if (field.value === text) return;
    const { selectionStart, selectionEnd } = field;
    field.value = text;
    if (selectionStart !== null && field === document.activeElement) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  }
}

// MARK: Files

/** What ends the sending of a file, by the field that it was chosen in. */
const uploads = new Map();

document.addEventListener("change", ({ target }) => {
  if (target.matches("input[data-upload]") && target.files[0] && !uploads.has(target)) upload(target, target.files[0]);
});

/** Sends a file to the window, which closes the dialog once it has it. */
async function upload(field, file) {
  const words = field.parentElement.querySelector("[role=status]");
  const limit = Number(field.dataset.limit);
  const megabytes = (size) => `${Math.ceil(size / 2 ** 20)} MB`;
  if (file.size > limit) {
    field.value = "";
    words.textContent = `${file.name} has ${megabytes(file.size)}. A file may have ${megabytes(limit)}.`;
    return;
  }
  const end = new AbortController();
  uploads.set(field, end);
  field.ariaBusy = "true";
  words.textContent = `Copying ${file.name}…`;
  const name = file.name.slice(-100);
  const query = { window: windowID, element: field.dataset.upload, name: name.toWellFormed?.() ?? name };
  const headers = { "Content-Type": "application/octet-stream" };
  try {
    const answer = await fetch(address("/files", query), { method: "POST", headers, body: file, signal: end.signal });
    if (answer.status === 410) return comeBack();
    words.textContent = answer.ok ? "" : (await answer.text()).trim();
  } catch {
    words.textContent = "The file could not be copied. Choose it again.";
  }
  uploads.delete(field);
  field.ariaBusy = null;
  // The same file can be chosen again.
  field.value = "";
}

// A dialog that has closed wants no file.
document.addEventListener("shown", () => {
  for (const [field, end] of uploads) if (!field.isConnected) end.abort();
});

// MARK: What the server says

let revision = Number(body.dataset.revision);
/** Messages that are not shown yet. */
let inbox = [];
let isMorphing = false;

function receive(message) {
  inbox.push(message);
  if (isMorphing) return;
  if (document.startViewTransition && hasMotion() && inbox.some(changesGlass)) {
    isMorphing = true;
    const morph = document.startViewTransition(showAll);
    // A morph that is skipped is no fault: what it leads to is shown all the same.
    morph.ready.catch(() => {});
  } else {
    showAll();
  }
}

/** Whether glass with an id comes or goes outside of a container, whose glass flows by itself. */
function changesGlass({ patches }) {
  return (patches ?? []).some(([what, id, content]) => {
    if (byID(id)?.closest(".draws-glass .glass-container")) return false;
    if (what === "replace") return content.includes("data-glass");
    if (what !== "children") return false;
    const kept = new Set(content.filter((child) => typeof child === "string"));
    const leaving = [...(byID(id)?.children ?? [])].filter((child) => !kept.has(child.id));
    return content.some((child) => Array.isArray(child) && child[0].includes("data-glass"))
      || leaving.some((child) => child.matches("[data-glass]") || child.querySelector("[data-glass]"));
  });
}

function showAll() {
  isMorphing = false;
  const messages = inbox;
  inbox = [];
  if (messages.length === 0) return;
  const focus = noteFocus();
  // What comes by itself moves nothing that a person looks at; what they asked for may.
  const anchors = messages.every(({ event }) => event <= lastShown) ? noteAnchors() : [];
  lastShown = Math.max(lastShown, ...messages.map(({ event }) => event));
  // The focus that leaves with an element is none that a person has moved.
  quietly(() => messages.forEach(show));
  showDialogs(focus);
  restoreFocus(focus);
  measureTitles();
  measureLists();
  restoreAnchors(anchors);
  reveal();
  markStops();
  restorePlaces();
  document.dispatchEvent(new Event("shown"));
}

/** The last event whose effect is shown. */
let lastShown = 0;

/** Where a row in sight stands, for each list that is scrolled. */
function noteAnchors() {
  return [...document.querySelectorAll(".list[data-on~=scroll]")].filter((list) => list.scrollTop > 0).flatMap((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const row = [...list.querySelectorAll("li.row")].find((row) => row.getBoundingClientRect().bottom > middle);
    return row ? [{ list, id: row.id, top: row.getBoundingClientRect().top }] : [];
  });
}

/** Scrolls so that rows which are still there stand where they stood. */
function restoreAnchors(anchors) {
  for (const { list, id, top } of anchors) {
    const row = list.isConnected && byID(id);
    const distance = row ? row.getBoundingClientRect().top - top : 0;
    if (Math.abs(distance) >= 1) list.scrollTop += distance;
  }
}

function show({ revision: shown, event, patches, whole }) {
  revision = shown;
  const answered = [...changes].filter(([, n]) => n <= event).map(([id]) => id);
  for (const id of answered) changes.delete(id);
  if (whole) {
    byID("window").replaceWith(element(whole));
    changes.clear();
  }
  for (const patch of patches ?? []) apply(patch);
  // Also where nothing changed: a control that was refused goes back.
  for (const id of answered) if (byID(id)) settle(byID(id));
}

/** An element of its text. A part of a drawing is one only in a drawing. */
function element(html, around) {
  const template = document.createElement("template");
  const isDrawing = around instanceof SVGElement;
  template.innerHTML = isDrawing ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return isDrawing ? first.firstElementChild : first;
}

function apply([what, id, ...content]) {
  const node = byID(id);
  if (!node) return;
  if (what === "set" || what === "unset") setAttribute(node, ...content);
  else if (what === "text") setText(node, content[0]);
  else if (what === "children") setChildren(node, content[0]);
  else if (what === "replace") node.replaceWith(element(content[0], node.parentElement));
}

function setAttribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (name === "value" || name === "checked") settle(node);
  if (name === "selected") settle(node.closest("select") ?? node);
  if (name === "data-focused" && value === undefined) node.blur();
}

function setText(node, text) {
  node.textContent = text;
  if (node.matches("textarea")) settle(node);
}

/** Moves as little as possible: what is moved loses its focus and where it was scrolled. */
function setChildren(node, children) {
  const known = new Map([...node.children].map((child) => [child.id, child]));
  const wanted = children.map((child) => (Array.isArray(child) ? element(child[0], node) : known.get(child)));
  const staying = new Set(wanted);
  for (const child of [...node.childNodes]) if (!staying.has(child)) child.remove();
  let next = node.firstChild;
  for (const child of wanted) {
    if (child === next) {
      next = next.nextSibling;
    } else if (child?.isConnected && node.moveBefore) {
      node.moveBefore(child, next);
    } else if (child) {
      node.insertBefore(child, next);
    }
  }
}

// MARK: Focus

/** The element that has the focus, and the ones around it, by their ids. */
function noteFocus() {
  const node = document.activeElement;
  if (!node || node === body) return null;
  const around = [];
  for (let next = node; next && next !== body; next = next.parentElement) {
    if (next.id) around.push(next.id);
  }
  const { selectionStart, selectionEnd } = node;
  return { node, around, selectionStart, selectionEnd, isPending: changes.has(node.id) };
}

/** The field that stands for one that has gone, as the search does when a turned phone shows a list of another kind. */
function successor({ node }) {
  if (!isField(node) || node.isConnected || byID(node.id)) return undefined;
  const label = node.getAttribute("aria-label");
  return [...document.querySelectorAll(node.localName)].find(
    (other) => other.type === node.type && other.getAttribute("aria-label") === label && isReachable(other));
}

/** Types again what the server was told of a field that it no longer has. */
function retype(field, { node, isPending }) {
  if (!isPending || held(field) === held(node)) return;
  field.value = node.value;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Gives the focus back to who had it, or else to what is around it. */
function restoreFocus(focus) {
  const asked = document.querySelector("[data-focused=true]");
  if (asked && asked !== lastAsked) asked.focus();
  lastAsked = asked;
  if (!focus) return;
  const next = successor(focus);
  if (next) retype(next, focus);
  if (document.activeElement !== body) return;
  // What asks for the focus may have had it, and have lost it to what leaves now, in one turn: nothing new is seen of that.
  const nodes = [next, asked, ...focus.around.map(byID)].filter((node) => node && isReachable(node));
  if (!nodes.some(giveFocus)) focusInside(nodes);
  const isSame = next ? document.activeElement === next : document.activeElement?.id === focus.node.id;
  if (isSame && typeof focus.selectionStart === "number") {
    document.activeElement.setSelectionRange?.(focus.selectionStart, focus.selectionEnd);
  }
}
let lastAsked = document.querySelector("[data-focused=true]");

const isReachable = (node) => !node.closest("[inert]");

/** Gives the focus to a button in the nearest of some elements that has one. */
const focusInside = (nodes) =>
  nodes.some((node) => [...node.querySelectorAll("button:not(:disabled)")].some(giveFocus));

function giveFocus(node) {
  quietly(() => node.focus({ preventScroll: true }));
  return document.activeElement === node;
}

/** Moves the focus without telling the server. */
function quietly(move) {
  const wasRestoringFocus = isRestoringFocus;
  isRestoringFocus = true;
  move();
  isRestoringFocus = wasRestoringFocus;
}

// MARK: Dialogs

/** The dialogs that are shown, with what had the focus before. */
const dialogs = new Map();

/** Shows dialogs that have come as what they are, and gives the focus back for those that have left. */
function showDialogs(focus) {
  for (const dialog of document.querySelectorAll("#overlays > dialog")) {
    const isModal = dialog.dataset.modal === "true";
    const opener = dialogs.get(dialog);
    if (opener && dialog.open && dialog.matches(":modal") === isModal) continue;
    if (!opener) dialogs.set(dialog, focus?.around ?? [document.activeElement?.id]);
    // Its text is read from the top, and the first thing to press is one key away.
    if (!dialog.hasAttribute("tabindex")) dialog.tabIndex = -1;
    const inside = opener && dialog.contains(document.activeElement) && document.activeElement;
    if (dialog.open) dialog.close();
    if (isModal) dialog.showModal();
    else dialog.show();
    const first = dialog.querySelector("[data-focused=true], [autofocus]")
      ?? (dialog.matches("[role=alertdialog]") ? dialog.querySelector("button.role-cancel, button") : null);
    giveFocus(inside || first || dialog);
  }
  for (const [dialog, around] of dialogs) {
    if (dialog.isConnected) continue;
    dialogs.delete(dialog);
    if (document.activeElement !== body && document.activeElement !== null) continue;
    const nodes = around.map((id) => id && byID(id)).filter((node) => node && isReachable(node));
    if (!nodes.some(giveFocus)) focusInside(nodes);
  }
}

// A browser may close a dialog by itself. Only the server does.
document.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog")) return;
  event.preventDefault();
  dismiss(event.target);
}, true);

document.addEventListener("close", ({ target }) => {
  if (target.matches("dialog[data-modal]") && target.isConnected && !target.open) {
    dismiss(target);
    showDialogs(noteFocus());
  }
}, true);

// MARK: Detents

const detents = (dialog) => (dialog.dataset.detents ?? "").split(",").filter(Boolean);

/** The height of a detent in pixels. */
function heightOf(detent) {
  const [name, amount] = detent.split(" ");
  if (name === "height") return Number(amount);
  return innerHeight * ({ medium: 0.5, large: 0.94 }[name] ?? Number(amount));
}

/** Arrow keys on the grip of a sheet. */
function moveDetent({ key, target }) {
  const step = { ArrowUp: 1, ArrowDown: -1 }[key];
  const dialog = target.closest("dialog[data-detents]");
  if (!step || !dialog || !target.matches(".grip")) return false;
  const all = detents(dialog);
  const next = all[all.indexOf(dialog.dataset.detent) + step];
  if (next) send(number(target), "rest", next);
  return true;
}

document.addEventListener("pointerdown", (event) => {
  const grip = event.target.closest(".grip");
  const dialog = grip?.closest("dialog");
  if (!dialog || event.button !== 0) return;
  const start = event.clientY;
  const height = dialog.getBoundingClientRect().height;
  let speed = 0;
  let last = { y: start, time: event.timeStamp };
  const move = (moved) => {
    speed = (moved.clientY - last.y) / Math.max(1, moved.timeStamp - last.time);
    last = { y: moved.clientY, time: moved.timeStamp };
    if (Math.abs(moved.clientY - start) > 3) wasHeld = true;
    if (!wasHeld) return;
    dialog.classList.add("dragged");
    dialog.style.height = `${Math.max(0, Math.min(innerHeight, height - (moved.clientY - start)))}px`;
  };
  const end = (ended) => {
    grip.removeEventListener("pointermove", move);
    dialog.classList.remove("dragged");
    dialog.style.height = "";
    if (wasHeld && ended.type === "pointerup") rest(dialog, grip, height - (ended.clientY - start), speed);
  };
  grip.setPointerCapture(event.pointerId);
  grip.addEventListener("pointermove", move);
  grip.addEventListener("pointerup", end, { once: true });
  grip.addEventListener("pointercancel", end, { once: true });
});

/** Rests at the detent that a drag leads to, or dismisses what is dragged down. */
function rest(dialog, grip, height, speed) {
  // Where it would come to rest, 150 milliseconds later.
  const goal = height - speed * 150;
  const all = detents(dialog);
  const least = Math.min(...all.map(heightOf), dialog.dataset.detents ? Infinity : height);
  if (goal < least / 2) return dismiss(dialog);
  const nearest = all.toSorted((a, b) => Math.abs(heightOf(a) - goal) - Math.abs(heightOf(b) - goal))[0];
  if (nearest && nearest !== dialog.dataset.detent) send(number(grip), "rest", nearest);
}

// MARK: Menus

const items = (menu) =>
  [...menu.querySelectorAll("[role^=menuitem]")].filter(
    (item) => item.closest("[popover]") === menu && !item.matches(":disabled, [aria-disabled=true]"));

/** Arrow keys, Home, End and letters in a menu; arrow keys on the button that opens one. */
function moveInMenu({ key, target, ctrlKey, metaKey, altKey }) {
  const menu = target.closest("[popover][role=menu]");
  if (!menu) return openMenu(key, target);
  const all = items(menu);
  const index = all.indexOf(target.closest("[role^=menuitem]"));
  const last = all.length - 1;
  const places = {
    ArrowDown: index === last ? 0 : index + 1, ArrowUp: index <= 0 ? last : index - 1, Home: 0, End: last,
  };
  if (key === "Tab") menu.hidePopover();
  if (key in places) {
    all[places[key]]?.focus();
    return true;
  }
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return false;
  const begins = (item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  [...all.slice(index + 1), ...all.slice(0, index + 1)].find(begins)?.focus();
  return true;
}

function openMenu(key, target) {
  const menu = target.matches("[aria-haspopup=menu]") && byID(target.getAttribute("popovertarget"));
  if (!menu || !["ArrowDown", "ArrowUp"].includes(key)) return false;
  menu.showPopover({ source: target });
  if (key === "ArrowUp") items(menu).at(-1)?.focus();
  return true;
}

document.addEventListener("toggle", ({ target, newState }) => {
  if (newState !== "open" || !target.matches("[role=menu]") || target.contains(document.activeElement)) return;
  const all = items(target);
  (all.find((item) => item.getAttribute("aria-checked") === "true") ?? all[0])?.focus();
}, true);

// MARK: Lists

/** What the server was last told, by the id of what scrolls. */
const offsets = new Map();
/** The height of a row as it was measured, by the id of the list. */
const rows = new Map();
const moved = new Set();

/** Where a list is scrolled to, in the server's points: rows there may have another height. */
function offset(list) {
  const row = Number(list.dataset.row);
  if (!row) return list.scrollTop;
  const top = list.getBoundingClientRect().top;
  let index = 0;
  for (const item of list.querySelectorAll("li, .section-header")) {
    const count = Number(item.dataset.count ?? 1);
    const { bottom, height } = item.getBoundingClientRect();
    // A heading stays in sight while its rows go by.
    if (bottom > top && item.matches("li")) return (index + count * (1 - (bottom - top) / Math.max(1, height))) * row;
    index += count;
  }
  return index * row;
}

function sendOffsets() {
  for (const list of moved) {
    const now = Math.max(0, offset(list));
    const step = Number(list.dataset.row) || 8;
    if (Math.abs(now - (offsets.get(list.id) ?? 0)) < step && now !== 0) continue;
    offsets.set(list.id, now);
    send(number(list), "scroll", now.toFixed(1));
  }
  moved.clear();
}

document.addEventListener("scroll", ({ target }) => {
  if (!target.matches?.("[data-on~=scroll]")) return;
  if (moved.size === 0) requestAnimationFrame(sendOffsets);
  moved.add(target);
}, { capture: true, passive: true });

/** Makes room for titles of more than one line, as large letters make them. */
function measureTitles() {
  for (const titles of document.querySelectorAll(".titles")) {
    const height = [...titles.children].reduce((sum, line) => sum + line.offsetHeight, 0);
    const { style } = titles.closest(".screen");
    if (height > 0) style.setProperty("--large", `${height + 10}px`);
    else style.removeProperty("--large");
  }
}

/** Makes rows that are not there as tall as those that are. */
function measureLists() {
  for (const list of document.querySelectorAll("[data-row]")) {
    const row = list.querySelector("li:not([data-count])");
    if (row && !rows.has(list.id)) rows.set(list.id, row.getBoundingClientRect().height);
    const height = rows.get(list.id);
    if (height > 0) list.style.setProperty("--row", `${height}px`);
  }
}

/** Scrolls to what the server wants in sight. */
function reveal() {
  const asked = byID("window").dataset.reveal;
  if (!asked || asked === lastRevealed) return;
  lastRevealed = asked;
  const [id, share] = asked.split(" ");
  const block = share < 0.34 ? "start" : share > 0.66 ? "end" : "center";
  byID(id)?.scrollIntoView({ block, behavior: hasMotion() ? "smooth" : "auto" });
}
let lastRevealed = byID("window").dataset.reveal;

/** The row of a list that Tab stops at, by the list's id. */
const stops = new Map();

/** Has Tab stop at one row of each list, as a list may be long; arrow keys go on from there. */
function markStops() {
  for (const list of document.querySelectorAll(".list:not(.form)")) {
    const all = [...list.querySelectorAll("li.row")].filter((row) => row.querySelector(controls));
    const top = () => list.getBoundingClientRect().top;
    const stop = all.find((row) => row.contains(document.activeElement))
      ?? all.find((row) => row.id === stops.get(list.id))
      ?? all.find((row) => row.getBoundingClientRect().top >= top()) ?? all[0];
    stops.set(list.id, stop?.id);
    for (const row of all) {
      for (const control of row.querySelectorAll(controls)) control.tabIndex = row === stop ? 0 : -1;
    }
  }
}
const controls = "button, a[href], input, select, textarea";

/** Arrow keys in a list. Where the next row has not come yet, it is scrolled to. */
function moveInList({ key, target, ctrlKey, metaKey, altKey }) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const row = target.closest("li.row");
  const list = row?.closest(".list:not(.form)");
  if (!step || !list || ctrlKey || metaKey || altKey || target.matches("input, select, textarea")) return false;
  const all = [...list.querySelectorAll("li")];
  const next = all[all.indexOf(row) + step];
  if (next?.dataset.count) list.scrollBy(0, step * row.offsetHeight);
  else next?.querySelector(controls)?.focus();
  return true;
}

document.addEventListener("focusin", ({ target }) => target.closest("li.row") && markStops());

/** The server shows as many rows as fit into its window: into this one, when ours are lower. */
function sendSize() {
  rows.clear();
  measureTitles();
  measureLists();
  const lower = [...document.querySelectorAll("[data-row]")].map(
    (list) => Number(list.dataset.row) / (rows.get(list.id) ?? Infinity));
  const height = innerHeight * Math.max(1, ...lower);
  const clamp = (side) => Math.min(4_000, Math.max(200, Math.round(side)));
  send(0, "resize", `${clamp(innerWidth)} ${clamp(height)} ${textScale()}`);
}
addEventListener("resize", sendSize);

/** How large letters are in relation to a browser's usual 16 pixels; a person may have set others. */
function textScale() {
  const probe = document.createElement("p");
  probe.style.cssText = "position: absolute; visibility: hidden; font-size: medium";
  body.append(probe);
  const scale = parseFloat(getComputedStyle(probe).fontSize) / 16;
  probe.remove();
  return Math.min(10, Math.max(0.1, scale)).toFixed(2);
}

// MARK: The index of a list

/** Scrolls a list until the section of a label is at its top. */
function jump(label) {
  const section = byID(label.dataset.section);
  const list = section?.closest(".list");
  if (!list) return;
  for (const other of label.parentElement.children) other.tabIndex = other === label ? 0 : -1;
  const header = section.querySelector(".section-header");
  // The header is pinned where it would be without the large title.
  const pinned = parseFloat(getComputedStyle(list).paddingTop) + parseFloat(getComputedStyle(header).top);
  list.scrollTop += section.getBoundingClientRect().top - list.getBoundingClientRect().top - pinned;
}

const labelAt = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest(".section-index > button");

document.addEventListener("pointerdown", (event) => {
  const index = event.target.closest?.(".section-index");
  if (!index || event.button !== 0) return;
  const { left, width } = index.getBoundingClientRect();
  let last = null;
  const move = ({ pointerId, clientY }) => {
    if (pointerId !== event.pointerId) return;
    const label = labelAt({ clientX: left + width / 2, clientY });
    if (label && label !== last) jump(label);
    last = label ?? last;
  };
  const end = ({ pointerId }) => {
    if (pointerId !== event.pointerId) return;
    for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
    removeEventListener("pointermove", move);
  };
  addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
  move(event);
});

document.addEventListener("click", ({ target, detail }) => {
  const label = target.closest?.(".section-index > button");
  // A pointer has scrolled already.
  if (label && detail === 0) jump(label);
});

/** Arrow keys, Home, End and letters in an index. */
function moveInIndex({ key, target, ctrlKey, metaKey, altKey }) {
  const label = target.closest?.(".section-index > button");
  if (!label || ctrlKey || metaKey || altKey) return false;
  const all = [...label.parentElement.children];
  const index = all.indexOf(label);
  const places = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 };
  const next = all[places[key]]
    ?? (key.length === 1 && all.find((other) => other.textContent.toLowerCase() === key.toLowerCase()));
  if (!next) return key in places;
  next.focus();
  jump(next);
  return true;
}

// MARK: The connection

const status = byID("connection");
const lost = "Lost the workshop's window. Trying again…";
let socket = null;
let isLost = false;
let attempts = 0;
let retry = null;

/** Says something on the screen and to screen readers, once. */
function say(words) {
  if (status.textContent !== words) status.textContent = words;
}

function connect() {
  const url = new URL(address("/updates", { window: windowID, revision }), location.href);
  url.protocol = "ws:";
  const mine = new WebSocket(url);
  socket = mine;
  mine.onopen = () => {
    isLost = false;
    attempts = 0;
    body.classList.remove("lost");
    say("");
    flush();
  };
  mine.onmessage = ({ data }) => receive(JSON.parse(data));
  // One that was given up may end only when the next is open, which it must not take along.
  mine.onclose = () => socket === mine && lose();
}

/** Waits a little longer each time, and asks whether the window is still there. */
function lose() {
  if (isLost) return;
  isLost = true;
  socket?.close();
  socket = null;
  later(0);
}

function later(wait) {
  clearTimeout(retry);
  retry = setTimeout(ask, wait);
}

async function ask() {
  let answer = 0;
  try {
    answer = (await fetch(address("/updates", { window: windowID }), { cache: "no-store" })).status;
  } catch {
    // The server is not there.
  }
  if (answer === 426) {
    // The window is there, with all of its state.
    isLost = false;
    return connect();
  }
  if (answer === 410) return comeBack();
  body.classList.add("lost");
  say(answer === 403 ? "This address belongs to a window that is closed. Open the new one." : lost);
  attempts += 1;
  later(Math.min(5_000, 250 * 1.6 ** attempts) * (0.75 + Math.random() / 2));
}

for (const event of ["online", "focus"]) addEventListener(event, () => isLost && later(0));
addEventListener("pagehide", () => {
  const content = JSON.stringify({ window: windowID, events: [], leaves: true });
  navigator.sendBeacon(address("/events"), new Blob([content], { type: "application/json" }));
});
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

// MARK: Coming back

const placesKey = "places";

/** Loads the page again: the server is another one. Keeps the places for it. */
function comeBack() {
  const scrolled = [...document.querySelectorAll("[data-on~=scroll]")]
    .filter((node) => node.scrollTop > 0).map((node) => [node.id, node.scrollTop]);
  const places = { scrolled, focus: document.activeElement?.id, until: Date.now() + 10_000 };
  sessionStorage.setItem(placesKey, JSON.stringify(places));
  location.reload();
}

let places = JSON.parse(sessionStorage.getItem(placesKey) ?? "null");
sessionStorage.removeItem(placesKey);

/** Goes back to the places, as far as there are any: what is loaded again may come late. */
function restorePlaces() {
  if (!places) return;
  places.scrolled = places.scrolled.filter(([id, top]) => {
    const node = byID(id);
    if (node) node.scrollTop = top;
    return !node || Math.abs(node.scrollTop - top) > 1;
  });
  const focused = places.focus && byID(places.focus);
  if (focused && document.activeElement === body) focused.focus({ preventScroll: true });
  const isDone = places.scrolled.length === 0 && (focused || !places.focus);
  if (isDone || Date.now() > places.until) places = null;
}
for (const event of ["wheel", "pointerdown", "keydown"]) {
  addEventListener(event, () => (places = null), { passive: true });
}

showDialogs(null);
measureTitles();
measureLists();
markStops();
restorePlaces();
connect();
sendSize();
