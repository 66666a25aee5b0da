// Draws glass: shapes of one container that flow together where they are near, and light that bends at an edge.
// Without it each shape is drawn by glass.css alone. Docs/Window.md says what is drawn where.

const root = document.documentElement;
const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
const hasMotion = () => !prefers("reduced-motion: reduce");
const svg = (name, attributes = {}) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

/** What is a shape of glass; glass within glass is no shape of its own. */
const shapes = ".glass, .button.style-glass, .button.style-glassProminent";
const overScreen = "dialog, .menu";

// MARK: Distances

/** How far a point is from the edge of a rounded rectangle, which is given by its middle; inside it is negative. */
function distance(shape, x, y) {
  const r = Math.min(shape.r, shape.w / 2, shape.h / 2);
  const dx = Math.abs(x - shape.x) - shape.w / 2 + r;
  const dy = Math.abs(y - shape.y) - shape.h / 2 + r;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

/** How far two rounded rectangles are apart. */
function gap(one, other) {
  const radius = (shape) => Math.min(shape.r, shape.w / 2, shape.h / 2);
  const [a, b] = [radius(one), radius(other)];
  const dx = Math.abs(one.x - other.x) - (one.w + other.w) / 2 + a + b;
  const dy = Math.abs(one.y - other.y) - (one.h + other.h) / 2 + a + b;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - a - b;
}

/** The distance from shapes that flow together: a bridge closes where two are `reach` apart. */
function merged(all, x, y, reach) {
  const soft = 2 * reach;
  let result = Infinity;
  for (const shape of all) {
    const next = distance(shape, x, y);
    const overlap = Math.max(soft - Math.abs(result - next), 0);
    result = Math.min(result, next) - (overlap === Infinity || soft === 0 ? 0 : overlap * overlap / (4 * soft));
  }
  return result;
}

/** Shapes that are near each other, directly or by way of others. */
function groups(all, reach) {
  const rest = new Set(all);
  const found = [];
  for (const shape of rest) {
    rest.delete(shape);
    const group = [shape];
    for (const member of group) {
      for (const other of rest) {
        if (gap(member, other) >= reach) continue;
        rest.delete(other);
        group.push(other);
      }
    }
    found.push(group);
  }
  return found;
}

// MARK: Outlines

const digits = (number) => Math.round(number * 10) / 10;

/** The outline of one rounded rectangle. */
function rounded({ x, y, w, h, r }) {
  const [left, top, right, bottom] = [x - w / 2, y - h / 2, x + w / 2, y + h / 2].map(digits);
  const corner = digits(Math.max(0, Math.min(r, w / 2, h / 2)));
  const arc = (toX, toY) => `A${corner} ${corner} 0 0 1 ${digits(toX)} ${digits(toY)}`;
  return `M${left + corner} ${top}H${right - corner}${arc(right, top + corner)}V${bottom - corner}`
    + `${arc(right - corner, bottom)}H${left + corner}${arc(left, bottom - corner)}V${top + corner}`
    + `${arc(left + corner, top)}Z`;
}

/** From which edge of a cell to which the outline goes, by the corners inside: top left 1, top right 2, bottom
    right 4, bottom left 8; edges are top 0, right 1, bottom 2, left 3. What is inside lies to the left. */
const crossings = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
];

/** The outlines of shapes that flow together, as closed lines of points: marching squares. */
function loops(group, reach) {
  const box = boundsOf(group, reach / 2 + 4);
  const cell = Math.max(2.5, Math.sqrt((box.w * box.h) / 12_000));
  const columns = Math.ceil(box.w / cell) + 1;
  const lines = Math.ceil(box.h / cell) + 1;
  const values = new Float32Array(columns * lines);
  for (let j = 0; j < lines; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      values[j * columns + i] = merged(group, box.left + i * cell, box.top + j * cell, reach);
    }
  }
  const point = (i, j, isUpright) => {
    const here = values[j * columns + i];
    const there = values[isUpright ? (j + 1) * columns + i : j * columns + i + 1];
    const share = here / (here - there);
    return [box.left + (i + (isUpright ? 0 : share)) * cell, box.top + (j + (isUpright ? share : 0)) * cell];
  };
  // An edge by its number: twice that of the corner it begins at, and one more if it is upright.
  const next = new Map();
  const points = new Map();
  for (let j = 0; j < lines - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const corner = j * columns + i;
      const inside = (values[corner] < 0) + 2 * (values[corner + 1] < 0)
        + 4 * (values[corner + columns + 1] < 0) + 8 * (values[corner + columns] < 0);
      if (inside === 0 || inside === 15) continue;
      const edges = [2 * corner, 2 * (corner + 1) + 1, 2 * (corner + columns), 2 * corner + 1];
      const places = [[i, j, false], [i + 1, j, true], [i, j + 1, false], [i, j, true]];
      for (const [from, to] of crossings[inside]) {
        next.set(edges[from], edges[to]);
        for (const side of [from, to]) {
          if (!points.has(edges[side])) points.set(edges[side], point(...places[side]));
        }
      }
    }
  }
  const found = [];
  for (const start of next.keys()) {
    const loop = [];
    for (let edge = start; next.has(edge);) {
      loop.push(points.get(edge));
      const following = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** A closed line through the middles between points, which is smooth. */
function smooth(loop) {
  const middle = ([x, y], [u, v]) => `${digits((x + u) / 2)} ${digits((y + v) / 2)}`;
  const ends = loop.map((point, index) => middle(point, loop[(index + 1) % loop.length]));
  return `M${ends.at(-1)}` + loop.map(([x, y], index) => `Q${digits(x)} ${digits(y)} ${ends[index]}`).join("") + "Z";
}

/** Twice the area within a line; negative for a hole. */
const area = (loop) => loop.reduce((sum, [x, y], index) => {
  const [u, v] = loop[(index + 1) % loop.length];
  return sum + u * y - x * v;
}, 0);

function boundsOf(all, margin) {
  const left = Math.min(...all.map(({ x, w }) => x - w / 2)) - margin;
  const top = Math.min(...all.map(({ y, h }) => y - h / 2)) - margin;
  return {
    left, top, w: Math.max(...all.map(({ x, w }) => x + w / 2)) + margin - left,
    h: Math.max(...all.map(({ y, h }) => y + h / 2)) + margin - top,
  };
}

/** What a container's glass looks like: a path, its bounds, and how many pieces there are. */
function draw(all, reach) {
  let path = "";
  let pieces = 0;
  for (const group of groups(all, reach)) {
    if (group.length === 1) {
      path += rounded(group[0]);
      pieces += 1;
      continue;
    }
    for (const loop of loops(group, reach)) {
      path += smooth(loop);
      pieces += area(loop) > 0;
    }
  }
  return { path, pieces };
}

// MARK: Light at the edge

/** Chromium alone bends what is behind an element. Other engines accept the value, and then draw nothing of it. */
const bendsLight = navigator.userAgentData?.brands.some(({ brand }) => brand === "Chromium") ?? false;
/** How many pixels from its edge glass bends light, and how far at most. */
const rim = 22;
const bend = 60;
/** Larger glass is a surface and no lens, and its filter would be computed at every frame below it. */
const largestLens = 120_000;
const lenses = new Map();
let lensCount = 0;
const lensRoom = svg("svg", { width: 0, height: 0, "aria-hidden": "true", class: "glass-lenses" });

/** A picture of how far light is bent at each point: red along, green across, towards the middle. */
function bending(width, height, depth) {
  const canvas = document.createElement("canvas");
  const scale = width * height > 30_000 ? 0.5 : 1;
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  const image = context.createImageData(canvas.width, canvas.height);
  for (let j = 0; j < canvas.height; j += 1) {
    for (let i = 0; i < canvas.width; i += 1) {
      const [x, y] = [(i + 0.5) / scale, (j + 0.5) / scale];
      const here = depth(x, y);
      const place = 4 * (j * canvas.width + i);
      let [dx, dy] = [0, 0];
      if (here < 0 && here > -rim) {
        // Along the slope, inwards; the nearer the edge, the steeper the glass. On a ridge there is no slope.
        const strength = (1 + here / rim) ** 2 / 2;
        dx = strength * (depth(x - 1, y) - depth(x + 1, y));
        dy = strength * (depth(x, y - 1) - depth(x, y + 1));
      }
      image.data[place] = 128 + 127 * dx;
      image.data[place + 1] = 128 + 127 * dy;
      image.data[place + 2] = 128;
      image.data[place + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL();
}

/** A filter that bends light as a picture says, once it can be used. */
async function lens(width, height, depth) {
  const map = bending(width, height, depth);
  const image = new Image();
  image.src = map;
  await image.decode();
  const box = { x: 0, y: 0, width, height };
  const filter = svg("filter", {
    ...box, id: `lens-${lensCount += 1}`, filterUnits: "userSpaceOnUse", primitiveUnits: "userSpaceOnUse",
    "color-interpolation-filters": "sRGB",
  });
  filter.append(
    svg("feImage", { ...box, href: map, result: "map", preserveAspectRatio: "none" }),
    svg("feDisplacementMap", {
      in: "SourceGraphic", in2: "map", scale: bend, xChannelSelector: "R", yChannelSelector: "G",
    }));
  lensRoom.append(filter);
  return filter;
}

/** Has a lens bend light little by little, so that the end of a movement is not seen. */
function sharpen(displacement) {
  const start = performance.now();
  const frame = (now) => {
    const share = Math.min(1, (now - start) / 220);
    displacement.setAttribute("scale", bend * share * (2 - share));
    if (share < 1 && displacement.isConnected) requestAnimationFrame(frame);
  };
  frame(start);
}

/** Gives an element of glass that stands alone a lens of its size, which all of that size share. */
function bendAt(node) {
  const { offsetWidth: w, offsetHeight: h } = node;
  if (!bendsLight || w < 8 || h < 8 || w * h > largestLens) return node.style.removeProperty("--lens");
  const shape = { x: w / 2, y: h / 2, w, h, r: radius(node, w, h) };
  const key = `${w} ${h} ${shape.r}`;
  if (!lenses.has(key)) lenses.set(key, lens(w, h, (x, y) => distance(shape, x, y)));
  lenses.get(key).then((filter) => node.style.setProperty("--lens", `url(#${filter.id})`));
}

function radius(node, w, h) {
  const text = getComputedStyle(node).borderTopLeftRadius;
  const number = parseFloat(text) || 0;
  return Math.min(text.includes("%") ? number / 100 * Math.min(w, h) : number, w / 2, h / 2);
}

// MARK: Containers

/** The fields of glass, by their containers. */
const fields = new Map();

/** The glass of one container, drawn behind what it holds. */
class Field {
  shapes = new Map();
  isMoving = false;
  lens = null;
  lensOf = "";

  constructor(container, node) {
    this.container = container;
    this.node = node;
    this.shadow = svg("svg", { class: "glass-shadow" });
    this.shadow.append(svg("path"));
    this.body = document.createElement("span");
    this.body.className = "glass-body";
    this.tints = document.createElement("span");
    this.edge = svg("svg", { class: "glass-edge" });
    this.edge.append(svg("path", { class: "glow" }), svg("path", { class: "line" }));
    this.body.append(this.tints, this.edge);
    this.pane = document.createElement("span");
    this.pane.className = "glass-pane";
    this.pane.append(this.shadow, this.body);
    node.append(this.pane);
  }

  /** How near two shapes flow together, in pixels. */
  get reach() { return Number(this.container.dataset.spacing ?? 8); }

  /** Where the shapes should be. Those that move go there in their own time, if there is any. */
  measure(isAnimated) {
    const nodes = [...this.container.querySelectorAll(shapes)].filter(
      (node) => node.closest(".glass-container") === this.container && !node.parentElement.closest(shapes));
    for (const node of nodes) node.style.transform = "";
    const origin = this.container.getBoundingClientRect();
    const former = this.shapes;
    this.shapes = new Map();
    for (const node of nodes) {
      const { left, top, width: w, height: h } = node.getBoundingClientRect();
      const goal = { x: left - origin.left + w / 2, y: top - origin.top + h / 2, w, h, r: radius(node, w, h) };
      const key = node.dataset.glass ?? node.id;
      const known = former.get(key);
      former.delete(key);
      const shape = known ?? { now: { ...goal }, speed: { x: 0, y: 0, w: 0, h: 0 }, isNew: true };
      Object.assign(shape, { key, node, goal, ...lookOf(node), isLeaving: false });
      shape.now.r = goal.r;
      this.shapes.set(key, shape);
    }
    const isFlowing = isAnimated && hasMotion() && this.wasMeasured;
    this.wasMeasured = true;
    for (const [key, shape] of former) if (isFlowing) this.leave(key, shape);
    for (const shape of this.shapes.values()) {
      if (shape.isNew && isFlowing) this.enter(shape);
      else if (!isFlowing) shape.now = { ...shape.goal };
      shape.isNew = false;
    }
    if (isFlowing) this.move();
    else if (!this.isMoving) this.show();
  }

  /** The shape next to one, of those that stay. */
  neighbour(shape) {
    const others = [...this.shapes.values()].filter((other) => other !== shape && !other.isNew && !other.isLeaving);
    return others.sort((a, b) => gap(a.now, shape.goal) - gap(b.now, shape.goal))[0];
  }

  /** A shape that appears grows out of its neighbour. */
  enter(shape) {
    const way = shape.node.dataset.transition ?? "matchedGeometry";
    if (way === "identity") return;
    const source = way === "matchedGeometry" ? this.neighbour(shape)?.now : null;
    const size = source ? 0.7 * Math.min(source.w, source.h, shape.goal.w, shape.goal.h) : 0;
    shape.now = source ? { ...shape.goal, x: source.x, y: source.y, w: size, h: size }
      : { ...shape.goal, w: 0.6 * shape.goal.w, h: 0.6 * shape.goal.h };
    shape.node.animate([{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }], 420);
  }

  /** A shape that leaves goes back into its neighbour, and what it held fades. */
  leave(key, shape) {
    if (shape.isLeaving && shape.isDone) return;
    if (!shape.isLeaving) {
      const ghost = shape.node.cloneNode(true);
      for (const node of [ghost, ...ghost.querySelectorAll("[id]")]) node.removeAttribute("id");
      ghost.removeAttribute("data-on");
      ghost.inert = true;
      ghost.classList.add("glass-ghost");
      shape.ghost = ghost;
      this.node.append(ghost);
      Object.assign(ghost.style, {
        left: `${shape.goal.x - shape.goal.w / 2}px`, top: `${shape.goal.y - shape.goal.h / 2}px`,
        width: `${shape.goal.w}px`, height: `${shape.goal.h}px`,
      });
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, fill: "forwards" })
        .finished.then(() => ghost.remove(), () => {});
      shape.isLeaving = true;
    }
    const target = this.neighbour(shape)?.goal ?? shape.goal;
    const size = 0.4 * Math.min(target.w, target.h);
    shape.goal = { ...shape.goal, x: target.x, y: target.y, w: size, h: size };
    this.shapes.set(`leaving ${key}`, shape);
  }

  press(node, isPressed) {
    for (const shape of this.shapes.values()) if (shape.node === node) shape.isPressed = isPressed;
    if (hasMotion()) this.move();
  }

  move() {
    if (this.isMoving) return;
    this.isMoving = true;
    this.wasMoved = true;
    this.node.dataset.moving = "";
    this.straighten();
    let last = performance.now();
    const frame = (now) => {
      const rests = this.step(Math.min(0.05, Math.max(0, now - last) / 1000));
      last = now;
      this.show();
      if (!rests) return requestAnimationFrame(frame);
      this.isMoving = false;
      delete this.node.dataset.moving;
      this.bendLight();
    };
    requestAnimationFrame(frame);
  }

  /** Moves every shape a little, as a spring does; whether all of them rest. */
  step(time) {
    let rests = true;
    const steps = Math.max(1, Math.ceil(time * 240));
    for (const [key, shape] of this.shapes) {
      const swell = shape.isPressed ? Math.min(10, 0.12 * Math.min(shape.goal.w, shape.goal.h)) : 0;
      for (const side of ["x", "y", "w", "h"]) {
        const goal = shape.goal[side] + (side === "w" || side === "h" ? swell : 0);
        for (let index = 0; index < steps; index += 1) {
          const pull = 260 * (goal - shape.now[side]) - 25 * shape.speed[side];
          shape.speed[side] += pull * time / steps;
          shape.now[side] += shape.speed[side] * time / steps;
        }
        const isNear = Math.abs(goal - shape.now[side]) < 0.3 && Math.abs(shape.speed[side]) < 8;
        if (isNear) [shape.now[side], shape.speed[side]] = [goal, 0];
        rests &&= isNear;
      }
      shape.now.w = Math.max(0, shape.now.w);
      shape.now.h = Math.max(0, shape.now.h);
      const isInside = shape.isLeaving && Math.hypot(shape.now.x - shape.goal.x, shape.now.y - shape.goal.y) < 2;
      if (isInside) this.shapes.delete(key);
    }
    return rests;
  }

  /** Draws the shapes as they are now. */
  show() {
    const all = [...this.shapes.values()].filter(({ now }) => now.w > 0.5 && now.h > 0.5);
    this.node.hidden = all.length === 0;
    this.node.dataset.pieces = 0;
    if (all.length === 0) return;
    const bounds = boundsOf(all.map(({ now }) => now), this.reach / 2);
    const box = {
      left: Math.floor(bounds.left), top: Math.floor(bounds.top), w: Math.ceil(bounds.w) + 1, h: Math.ceil(bounds.h) + 1,
    };
    const placed = all.map(({ now }) => ({ ...now, x: now.x - box.left, y: now.y - box.top }));
    const { path, pieces } = draw(placed, this.reach);
    this.drawn = { path, box, placed };
    this.node.dataset.pieces = pieces;
    Object.assign(this.pane.style, {
      left: `${box.left}px`, top: `${box.top}px`, width: `${box.w}px`, height: `${box.h}px`,
    });
    this.body.style.clipPath = `path("${path}")`;
    for (const line of this.edge.children) line.setAttribute("d", path);
    this.shadow.firstChild.setAttribute("d", path);
    // It falls beside the glass: what is below would show through.
    this.shadow.style.clipPath = `path(evenodd, "M-80 -80H${box.w + 80}V${box.h + 80}H-80Z${path}")`;
    this.body.classList.toggle("of-clear", all.every(({ isClear }) => isClear));
    this.paint(all.map((shape, index) => ({ ...shape, now: placed[index] })));
    for (const shape of all) if (!shape.isLeaving) follow(shape);
    if (!this.isMoving) this.bendLight();
  }

  /** Colours of shapes, which run a little into each other. */
  paint(all) {
    const tinted = all.filter(({ tint }) => tint);
    while (this.tints.children.length > tinted.length) this.tints.lastChild.remove();
    while (this.tints.children.length < tinted.length) this.tints.append(document.createElement("i"));
    tinted.forEach(({ now, tint, strength }, index) => Object.assign(this.tints.children[index].style, {
      left: `${digits(now.x - now.w / 2 - 6)}px`, top: `${digits(now.y - now.h / 2 - 6)}px`,
      width: `${digits(now.w + 12)}px`, height: `${digits(now.h + 12)}px`, borderRadius: `${digits(now.r + 6)}px`,
      background: tint, opacity: strength,
    }));
  }

  /** At rest light bends at the edge of the whole; what moves is blurred alone. */
  async bendLight() {
    const { path, box, placed } = this.drawn ?? {};
    if (!path || !bendsLight || box.w * box.h > largestLens) return this.straighten();
    if (this.lensOf === path) return;
    this.straighten();
    this.lensOf = path;
    const filter = await lens(box.w, box.h, (x, y) => merged(placed, x, y, this.reach));
    if (this.lensOf !== path || this.isMoving) return filter.remove();
    this.lens = filter;
    this.body.style.setProperty("--lens", `url(#${filter.id})`);
    if (hasMotion() && this.wasMoved) sharpen(filter.lastChild);
  }

  straighten() {
    this.lensOf = "";
    this.body.style.removeProperty("--lens");
    this.lens?.remove();
    this.lens = null;
  }
}

/** What a shape is made of. */
function lookOf(node) {
  const style = getComputedStyle(node);
  const isProminent = node.matches(".style-glassProminent");
  const tint = isProminent ? style.getPropertyValue("--tint-strong") : node.matches(".tinted") && style.getPropertyValue("--glass-tint");
  return {
    isClear: node.matches(".of-clear"), tint: tint || null,
    strength: isProminent ? 0.94 : node.matches(".shape") ? 0.88 : 0.4,
  };
}

/** What a shape holds goes with it. */
function follow({ node, now, goal }) {
  const scale = Math.min(now.w / goal.w, now.h / goal.h);
  const [x, y] = [now.x - goal.x, now.y - goal.y];
  const rests = Math.abs(x) < 0.1 && Math.abs(y) < 0.1 && Math.abs(scale - 1) < 0.002;
  node.style.transform = rests ? "" : `translate(${digits(x)}px, ${digits(y)}px) scale(${scale.toFixed(3)})`;
}

// MARK: What the page tells

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const container = target.closest(".glass-container");
    const field = fields.get(container);
    if (field && !field.isMoving) field.measure(false);
    else if (!field && target.matches(shapes)) bendAt(target);
  }
});
const watched = new WeakSet();
function watch(node) {
  if (watched.has(node)) return;
  watched.add(node);
  sizes.observe(node);
}

/** Looks for glass that has come, changed or left. */
function look(isAnimated) {
  for (const [container, field] of fields) {
    if (container.isConnected && field.node.isConnected) continue;
    field.straighten();
    fields.delete(container);
  }
  for (const node of document.querySelectorAll(".glass-container > .glass-field")) {
    const container = node.parentElement;
    if (!fields.has(container)) fields.set(container, new Field(container, node));
    watch(container);
  }
  for (const field of fields.values()) field.measure(isAnimated);
  for (const node of document.querySelectorAll(shapes)) {
    watch(node);
    const isAlone = !node.closest(".glass-container") && !node.matches(overScreen) && !node.parentElement.closest(shapes);
    if (isAlone) bendAt(node);
  }
}

document.addEventListener("pointerdown", ({ target, clientX, clientY }) => {
  const node = target.closest?.(":is(.glass.interactive, .button.style-glass, .button.style-glassProminent):not(:disabled)");
  if (!node) return;
  const { left, top } = node.getBoundingClientRect();
  node.style.setProperty("--press", `${digits(clientX - left)}px ${digits(clientY - top)}px`);
  const field = fields.get(node.closest(".glass-container"));
  field?.press(node, true);
  const end = () => field?.press(node, false);
  addEventListener("pointerup", end, { once: true });
  addEventListener("pointercancel", end, { once: true });
});

document.addEventListener("scroll", ({ target }) => {
  for (const [container, field] of fields) if (container.contains(target)) field.measure(false);
}, { capture: true, passive: true });

document.addEventListener("shown", () => look(true));
document.fonts?.ready.then(() => look(false));
// The light along an edge comes from above, and is caught once more opposite.
const light = svg("linearGradient", { id: "glass-light", x1: 0.2, y1: 0, x2: 0.8, y2: 1 });
for (const [offset, name] of [[0, "bright"], [0.3, "dim"], [0.55, "none"], [0.75, "dim"], [1, "bright"]]) {
  light.append(svg("stop", { offset, class: name }));
}
lensRoom.append(light);
document.body.append(lensRoom);
root.classList.add("draws-glass");
look(false);
