"use strict";

// What the reader chose is kept in the address after #, so that a link shares it: #baseline=MVP&hide=MVC&language=zh
const names = [...document.querySelectorAll("input[name=shown]")].map(input => input.parentElement.textContent.trim());
const form = document.body;
const listed = ["language", "theme", "graph", "order"];

function checked(name) {
  return form.querySelector(`input[name=${name}]:checked`)?.value;
}

function hiddenColumns() {
  return [...form.querySelectorAll("input[name=shown]:not(:checked)")].map(input => Number(input.value));
}

// Hides and shows what belongs to an architecture: panels and rows by their mark, table columns by their heading's.
function showColumns() {
  const hidden = new Set(hiddenColumns());
  for (const element of document.querySelectorAll("[data-of]")) {
    const isHidden = hidden.has(Number(element.dataset.of));
    if (element.closest("svg")) continue;
    element.hidden = isHidden;
    if (element.tagName !== "TH") continue;
    const column = element.cellIndex;
    for (const row of element.closest("table").rows) {
      if (row.cells.length > column) row.cells[column].hidden = isHidden;
    }
  }
  for (const dot of document.querySelectorAll(".strip use")) dot.toggleAttribute("hidden", hidden.has(Number(dot.dataset.of)));
  for (const svg of document.querySelectorAll("svg:has(> g[data-of])")) placeRows(svg, hidden);
}

// The picture's multiples are against the chosen architecture, on a scale on which the same factor is the same distance.
function placeMultiples() {
  const table = document.querySelector("#multiples-strip");
  const baseline = checked("baseline");
  if (!table || !baseline) return;
  const rows = [...table.tBodies[0].rows].map(row => {
    const dots = [...row.querySelectorAll("use")];
    const base = Number(dots.find(dot => dot.dataset.of === baseline)?.dataset.value);
    return { row, dots: dots.map(dot => ({ dot, ratio: Number(dot.dataset.value) / base })) };
  });
  const ratios = rows.flatMap(({ dots }) => dots.map(({ ratio }) => ratio)).filter(ratio => ratio > 0 && ratio < Infinity);
  const marks = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap(power => [1, 2, 5].map(digit => Number(`${digit}e${power}`)));
  const low = marks.findLast(mark => mark <= Math.min(1, ...ratios)) ?? Math.min(1, ...ratios);
  const high = marks.find(mark => mark >= Math.max(1, ...ratios) && mark > low) ?? Math.max(1, ...ratios);
  const place = ratio => (6 + 88 * Math.log(ratio / low) / Math.log(high / low)).toFixed(1) + "%";
  const within = marks.filter(mark => mark >= low && mark <= high);
  const ticks = within.length > 7 ? within.filter(mark => Number.isInteger(Math.log10(mark))) : within;
  for (const { row, dots } of rows) {
    const svg = row.querySelector("svg");
    svg.querySelectorAll("line").forEach(line => line.remove());
    svg.prepend(...ticks.map(tick => drawn("line", { x1: place(tick), x2: place(tick), y2: "100%" })));
    for (const { dot, ratio } of dots) {
      const isShown = ratio >= low && ratio <= high;
      dot.classList.toggle("off", !isShown);
      if (isShown) dot.setAttribute("x", place(ratio));
    }
  }
  table.tFoot.querySelector("svg").replaceChildren(...ticks.map(tick => {
    const text = drawn("text", { x: place(tick), y: "70%" });
    text.textContent = "×" + tick;
    return text;
  }));
}

function drawn(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// Rows of a plot close up where one is hidden.
function placeRows(svg, hidden) {
  const rows = [...svg.querySelectorAll("g[data-of]")];
  const height = Number(svg.dataset.height ??= svg.viewBox.baseVal.height) / rows.length;
  let shown = 0;
  for (const row of rows) {
    const isHidden = hidden.has(Number(row.dataset.of));
    row.toggleAttribute("hidden", isHidden);
    if (!isHidden) row.setAttribute("transform", `translate(0 ${height * shown++ + height / 2})`);
  }
  svg.setAttribute("viewBox", `0 0 ${svg.viewBox.baseVal.width} ${Math.max(height, height * shown)}`);
}

// What a cell of the comparison says, unrounded.
function value(cell) {
  return parseFloat(cell?.dataset.value ?? cell?.textContent);
}

// Ratios are against the chosen architecture; shares have none.
function showRatios() {
  const baseline = Number(checked("baseline") ?? -1);
  for (const row of document.querySelectorAll(".comparison tr[data-figure]")) {
    const cells = [...row.cells].slice(1);
    const base = value(cells[baseline]);
    cells.forEach((cell, index) => {
      if (cell.textContent.includes("%") || !document.querySelector("input[name=baseline]")) return;
      cell.querySelector("small")?.remove();
      const ratio = value(cell) / base;
      if (index === baseline || !base || Number.isNaN(ratio)) return;
      const note = document.createElement("small");
      note.textContent = "×" + rounded(ratio, ratio < 9.995 ? 2 : 1);
      cell.insertBefore(note, cell.querySelector("code"));
    });
  }
  for (const name of document.querySelectorAll(".baseline-name")) name.textContent = names[baseline] ?? "";
}

// As catwalk rounds: halfway between two, to the even one. toFixed alone goes up there.
function rounded(number, places) {
  const text = number.toFixed(places);
  const isHalfway = /^50*$/.test(number.toFixed(places + 40).slice(-40));
  return isHalfway && Number(text.at(-1)) % 2 ? (Number(text) - 10 ** -places).toFixed(places) : text;
}

function spread(measure) {
  if (measure.rows[0].textContent.includes("%")) return 0;
  const values = [...measure.rows[0].cells].slice(1).map(value).filter(value => !Number.isNaN(value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high === low ? 1 : low > 0 ? high / low : Number.MAX_VALUE;
}

// Within each group of measures, as they are listed or the widest spread first.
function orderMeasures() {
  const table = document.querySelector(".comparison");
  if (!table) return;
  const groups = [];
  for (const body of table.tBodies) {
    body.dataset.place ??= String(groups.flat().length);
    if (body.classList.contains("group")) groups.push([]);
    groups.at(-1).push(body);
  }
  for (const group of groups) {
    const measures = group.filter(body => !body.classList.contains("group"));
    measures.sort((left, right) => checked("order") === "spread"
      ? spread(right) - spread(left) || left.dataset.place - right.dataset.place
      : left.dataset.place - right.dataset.place);
    table.append(...group.filter(body => !measures.includes(body)), ...measures);
  }
}

// Sorting a table by a column: first the order that tells most, then the other one.
function sortBy(table, column, direction) {
  const body = table.tBodies[0];
  const sign = direction === "ascending" ? 1 : -1;
  const key = row => {
    const cell = row.cells[column];
    const text = cell.textContent.trim();
    const number = parseFloat(cell.dataset.value ?? text);
    return text === "–" || !Number.isNaN(number) ? number : text;
  };
  const order = (left, right) => {
    if (typeof left === "string") return left.localeCompare(right) * sign;
    return Number.isNaN(left) - Number.isNaN(right) || (left - right) * sign;
  };
  body.append(...[...body.rows].sort((left, right) => order(key(left), key(right))));
  for (const heading of table.tHead.rows[0].cells) heading.removeAttribute("aria-sort");
  table.tHead.rows[0].cells[column].setAttribute("aria-sort", direction);
}

function sorted() {
  return [...document.querySelectorAll(".sortable th[aria-sort]")]
    .map(heading => [heading.closest("table").id, heading.cellIndex, heading.ariaSort].join("."));
}

for (const heading of document.querySelectorAll(".sortable thead th")) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
  button.addEventListener("click", () => {
    const first = heading.dataset.figure ? "descending" : "ascending";
    const second = first === "ascending" ? "descending" : "ascending";
    sortBy(heading.closest("table"), heading.cellIndex, heading.ariaSort === first ? second : first);
    remember();
  });
}

function speak() {
  document.documentElement.lang = checked("language") === "zh" ? "zh-Hans" : "en";
}

let place = "";

function remember() {
  const state = new URLSearchParams();
  for (const name of listed) {
    const input = form.querySelector(`input[name=${name}]:checked`);
    if (input && !input.defaultChecked) state.set(name, input.value);
  }
  const baseline = form.querySelector("input[name=baseline]:checked");
  if (baseline && !baseline.defaultChecked) state.set("baseline", names[baseline.value]);
  for (const column of hiddenColumns()) state.append("hide", names[column]);
  for (const sort of sorted()) state.append("sort", sort);
  if (place) state.set("at", place);
  history.replaceState(null, "", "#" + state);
}

function recall() {
  const text = location.hash.slice(1);
  const state = new URLSearchParams(text.includes("=") ? text : text && "at=" + text);
  if (!state.has("language") && (navigator.languages[0] ?? "").startsWith("zh")) state.set("language", "zh");
  for (const name of listed) choose(name, state.get(name));
  choose("baseline", String(names.indexOf(state.get("baseline"))));
  for (const input of form.querySelectorAll("input[name=shown]")) {
    input.checked = !state.getAll("hide").includes(names[input.value]);
  }
  for (const sort of state.getAll("sort")) {
    const [id, column, direction] = sort.split(".");
    const table = document.querySelector(`.sortable[id="${CSS.escape(id)}"]`);
    if (table?.tHead.rows[0].cells[column]) sortBy(table, Number(column), direction);
  }
  show();
  go(state.get("at"));
}

function choose(name, value) {
  const inputs = [...form.querySelectorAll(`input[name=${name}]`)];
  const input = inputs.find(input => input.value === value) ?? inputs.find(input => input.defaultChecked);
  if (input) input.checked = true;
}

function show() {
  speak();
  showColumns();
  placeMultiples();
  showRatios();
  orderMeasures();
}

function go(id) {
  const target = id && document.getElementById(id);
  if (!target) return;
  place = id;
  target.closest("details")?.setAttribute("open", "");
  target.scrollIntoView({ block: "nearest" });
  if (target.tagName === "SECTION") target.scrollIntoView();
}

document.addEventListener("click", event => {
  const link = event.target.closest("a[href^='#']");
  if (!link) return;
  event.preventDefault();
  go(link.hash.slice(1));
  remember();
});
form.addEventListener("change", () => {
  show();
  remember();
});
addEventListener("hashchange", recall);
for (const scripted of document.querySelectorAll(".scripted")) scripted.hidden = false;
recall();
