"use strict";

// What the reader chose is kept in the address after #, so that a link shares it: #baseline=MVP&hide=MVC&language=zh
const names = [...document.querySelectorAll("input[name=shown]")].map(input => input.parentElement.textContent.trim());
const listed = ["language", "theme", "graph"];

function checked(name) {
  return document.querySelector(`input[name=${name}]:checked`)?.value;
}

function hiddenColumns() {
  return [...document.querySelectorAll("input[name=shown]:not(:checked)")].map(input => Number(input.value));
}

// Hides and shows what belongs to an architecture: panels and rows by their mark, table columns by their heading's.
function showColumns() {
  const hidden = new Set(hiddenColumns());
  for (const element of document.querySelectorAll("[data-of]")) {
    const isHidden = hidden.has(Number(element.dataset.of));
    element.toggleAttribute("hidden", isHidden);
    if (element.tagName !== "TH") continue;
    const column = element.cellIndex;
    for (const row of element.closest("table").rows) {
      if (row.cells.length > column) row.cells[column].hidden = isHidden;
    }
  }
}

// The same distance for the same factor, from 1 to 2 at least; each tick is twice the one before. Of many only some
// have a label, 1 among them.
function ratioScale(ratios) {
  const known = ratios.filter(ratio => ratio > 0 && ratio < Infinity);
  const [low, high] = [Math.min(...known, 1), Math.max(...known, 2)];
  const powers = Array.from({ length: 41 }, (_, place) => place - 20).filter(power => low <= 2 ** power && 2 ** power <= high);
  const step = Math.ceil(powers.length / 7);
  return {
    ticks: powers.map(power => 2 ** power),
    label: power => Math.log2(power) % step ? "" : power < 1 ? "×1/" + 1 / power : "×" + power,
    place: ratio => ratio >= low && ratio <= high ? 6 + 88 * Math.log(ratio / low) / Math.log(high / low) : NaN,
  };
}

const shareScale = { ticks: [0, 0.5, 1], place: share => share >= 0 && share <= 1 ? 6 + 88 * share : NaN };

// Dots in a row of near ones stand one below the other, others in the middle.
function heightsOf(places) {
  const heights = places.map(() => 50);
  const sorted = [...places.keys()].filter(index => places[index] >= 0).sort((left, right) => places[left] - places[right]);
  let near = [];
  sorted.forEach((index, number) => {
    near.push(index);
    if (places[sorted[number + 1]] - places[index] < 6.5) return;
    near.sort((left, right) => left - right).forEach((dot, place) => {
      heights[dot] = 50 + Math.trunc((2 * place - near.length + 1) * 40 / near.length);
    });
    near = [];
  });
  return heights;
}

// A dot for each value that the scale has a place for.
function drawStrip(svg, values, scale, variants = []) {
  const percent = place => rounded(place, 1) + "%";
  const lines = scale.ticks.map(tick => {
    const x = percent(scale.place(tick));
    return drawn("line", { x1: x, x2: x, y2: "100%", ...tick === 1 && scale !== shareScale && { class: "one" } });
  });
  const heights = heightsOf(values.map(scale.place));
  const dots = values.map((value, index) => ({ index, place: scale.place(value) })).filter(({ place }) => place >= 0)
    .flatMap(({ index, place }) => {
      const [of, mark] = variants[index - names.length] ?? [index, index % 8];
      return [mark, ...svg.dataset.open?.split(" ").includes("" + index) ? ["open"] : []].map(shape => drawn("use", {
        class: "mark-" + mark, href: "#mark-" + shape, x: percent(place), y: heights[index] + "%", "data-of": of,
      }));
    });
  svg.replaceChildren(...lines, ...dots);
}

// Multiples are of the chosen architecture, which is a line and no dot, on one scale for all rows. What stands of a variant
// is the place of its original, its mark, and its figure.
function showOverview() {
  const measures = new Map(measureRows().map(measure => [measure.row.querySelector("details").id, measure]));
  const base = baseline();
  const shownAt = row => {
    const { values, ratios } = measures.get(row.querySelector("a").hash.slice(1));
    const svg = row.querySelector("svg");
    const variants = svg.dataset.also?.split(",").map(text => text.split(" ").map(Number)) ?? [];
    const others = variants.map(([of, , figure]) => Number.isNaN(values[of]) ? NaN : figure / values[base]);
    return { svg, values, variants, ratios: [...ratios.with(base, NaN), ...others] };
  };
  const tables = [...document.querySelectorAll("#multiples-strip, #costs-strip")];
  const rows = tables.flatMap(table => [...table.tBodies[0].rows]).map(shownAt);
  const scale = ratioScale(rows.flatMap(({ ratios }) => ratios));
  for (const { svg, ratios, variants } of rows) drawStrip(svg, ratios, scale, variants);
  for (const table of tables) {
    table.tFoot.querySelector("svg").replaceChildren(...scale.ticks.map(tick => {
      const text = drawn("text", { x: rounded(scale.place(tick), 1) + "%", y: "70%", ...tick === 1 && { class: "one" } });
      text.textContent = tick === 1 ? document.querySelectorAll(".key li")[base].dataset.short : scale.label(tick);
      return text;
    }));
  }
  for (const { svg, values } of [...document.querySelectorAll("#shares-strip tbody tr")].map(shownAt)) {
    drawStrip(svg, values.map(share => share / 100), shareScale);
  }
}

// Without those of hidden architectures.
function shown(values) {
  const hidden = hiddenColumns();
  return values.map((value, index) => hidden.includes(index) ? NaN : value);
}

function ratiosOf(values) {
  const base = values[baseline()];
  return shown(values).map(value => base > 0 && value >= 0 ? value / base : NaN);
}

function drawn(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// The first screen's sentences are said again of those that show; of one alone, nothing is said.
function showAnswers() {
  const hidden = hiddenColumns();
  const kept = [...names.keys()].filter(index => !hidden.includes(index));
  for (const sentence of document.querySelectorAll("[data-differ-en]")) {
    const { values, texts, bounds } = sentence.dataset;
    const { isTold = !values, ...ends } = values && kept.length > 1
      ? endsOf(kept, values.split(" ").map(Number), texts.split(" "), bounds?.split(" ")) : {};
    sentence.toggleAttribute("hidden", !isTold);
    if (!isTold || kept.length < 1) continue;
    const form = kept.length === 1 || ends.low && ends.low === ends.high ? "same" : "differ";
    for (const language of ["En", "Zh"]) {
      const slots = { count: kept.length, names: joined(kept, language) };
      for (const [slot, value] of Object.entries(ends)) {
        slots[slot] = Array.isArray(value) ? joined(value, language) : language === "Zh" ? value.replace(/\s%$/, "%") : value;
      }
      sentence.querySelector(language === "Zh" ? "i[lang]" : "i:not([lang])").textContent = filled(sentence.dataset[form + language], slots);
    }
  }
}

// Below, what is said of an architecture that is hidden is not said. All else stays true: counts are of the whole
// report, and who has most of all has most of some.
function showSentences() {
  const hidden = hiddenColumns().map(column => names[column].replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const named = RegExp(`(?<!\\w)(?:${hidden.join("|")})(?!\\w)`);
  for (const sentence of document.querySelectorAll(".said")) {
    sentence.hidden = hidden.length > 0 && named.test(sentence.textContent);
  }
}

// Who has least and who has most, as it is shown, and whether their bounds lie apart, if there are bounds.
function endsOf(kept, values, texts, bounds) {
  const ordered = kept.toSorted((left, right) => values[left] - values[right]);
  const [least, most] = [ordered[0], ordered.at(-1)];
  const alike = end => kept.filter(index => texts[index] === texts[end]);
  const ratio = values[least] > 0 ? ratioText(values[most] / values[least]) : "";
  const isTold = !bounds || +bounds[least].split("/")[1] < parseFloat(bounds[most]);
  return { least: alike(least), most: alike(most), low: texts[least], high: texts[most], ratio, isTold };
}

function joined(columns, language) {
  const all = columns.map(column => names[column]);
  if (all.length === 1) return all[0];
  const others = all.slice(0, -1).join(language === "Zh" ? "、" : ", ");
  return filled(document.querySelector("h1").dataset["and" + language], { others, last: all.at(-1) });
}

function filled(text, slots) {
  return text.replace(/{{(\w+)}}/g, (whole, slot) => slots[slot] ?? whole);
}

// What a cell says, unrounded; of a share, in per cent.
function value(cell) {
  return parseFloat(cell?.dataset.value ?? cell?.textContent);
}

function baseline() {
  return Number(checked("baseline") ?? -1);
}

function ratioText(ratio) {
  return rounded(ratio, ratio !== 1 && Math.abs(ratio - 1) < 0.005 ? 3 : ratio < 9.995 ? 2 : 1);
}

// As catwalk rounds: halfway between two, to the even one. toFixed alone goes up there.
function rounded(number, places) {
  const text = number.toFixed(places);
  const isHalfway = /^50*$/.test(number.toFixed(places + 40).slice(-40));
  return isHalfway && Number(text.at(-1)) % 2 ? (Number(text) - 10 ** -places).toFixed(places) : text;
}

// How far a number is from the smallest of its row: as a multiple of it, or of shares in points.
const steps = { multiples: [1.25, 2, 4, 8], points: [10, 25, 50, 75] };

// All measures: ratios against the chosen architecture, a strip, and a shade for what is larger than the smallest.
function showMeasures() {
  const rows = measureRows();
  const scale = ratioScale(rows.flatMap(({ ratios }) => ratios));
  for (const { row, cells, isShare, values, ratios } of rows) {
    drawStrip(row.querySelector("svg"), isShare ? values.map(share => share / 100) : ratios, isShare ? shareScale : scale);
    const least = Math.min(...values.filter(value => !Number.isNaN(value)));
    cells.forEach((cell, index) => {
      const level = isShare
        ? steps.points.filter(step => values[index] - least >= step).length
        : steps.multiples.filter(step => values[index] / least >= step).length;
      cell.className = level ? "level-" + level : "";
      if (isShare) return;
      cell.querySelector("small")?.remove();
      if (index === baseline() || Number.isNaN(ratios[index])) return;
      const note = document.createElement("small");
      note.textContent = "×" + ratioText(ratios[index]);
      cell.insertBefore(note, cell.querySelector("code"));
    });
  }
  for (const name of document.querySelectorAll(".baseline-name")) name.textContent = names[baseline()] ?? "";
}

function measureRows() {
  return [...document.querySelectorAll(".comparison tr[data-figure]")].map(row => {
    const cells = [...row.cells].slice(2);
    const isShare = cells.some(cell => cell.firstChild.textContent.includes("%"));
    const values = cells.map(value);
    return { row, cells, isShare, values: shown(values), ratios: isShare ? values.map(() => NaN) : ratiosOf(values) };
  });
}

// Only the measures whose name, or whose group's name, has the text that is looked for.
function findMeasures() {
  const table = document.querySelector(".comparison");
  const text = document.querySelector("input[name=find]")?.value.trim().toLowerCase();
  if (!table || text === undefined) return;
  table.classList.toggle("found", text !== "");
  let group = "";
  for (const body of table.listed ?? table.tBodies) {
    const name = body.rows[0].cells[0].textContent.toLowerCase();
    if (body.matches(".group")) group = body.querySelector("#alike") ? "" : name;
    else body.hidden = !(name + " " + group).includes(text);
  }
}

// What a group says of all its measures stands with each of them, too; it shows where the groups do not.
for (const group of document.querySelectorAll(".comparison .group")) {
  const shared = group.rows[1]?.cells[0];
  for (let body = group.nextElementSibling; shared && body && !body.matches(".group"); body = body.nextElementSibling) {
    const copy = document.createElement("span");
    copy.className = "shared";
    copy.append(" ", ...[...shared.childNodes].map(node => node.cloneNode(true)));
    body.rows[1].cells[0].append(copy);
  }
}

// What the rows of a table are compared by. The measures are compared by their ratios, and shares come last.
function sortKeys(table, column) {
  if (table.matches(".comparison") && column > 0) {
    return new Map(measureRows().map(({ row, isShare, values, ratios }) => {
      const known = values.filter(value => !Number.isNaN(value));
      const [least, most] = [Math.min(...known), Math.max(...known)];
      const spread = isShare ? most - least : least > 0 ? most / least : least === most ? 1 : Infinity;
      const own = isShare || column - 2 === baseline() ? values[column - 2] : ratios[column - 2];
      return [row.parentElement, [isShare, column === 1 ? spread : own]];
    }));
  }
  return new Map(table.listed.map(item => {
    const cell = (item.rows?.[0] ?? item).cells[column];
    const text = cell?.textContent.trim() ?? "";
    const number = parseFloat(cell?.dataset.value ?? text);
    return [item, [false, text === "–" || !Number.isNaN(number) ? number : text]];
  }));
}

// Without a direction, in the order in which the page came. Each measure is a body of its own.
function sortBy(table, column, direction) {
  const isComparison = table.matches(".comparison");
  const holder = isComparison ? table : table.tBodies[0];
  table.listed ??= [...isComparison ? table.tBodies : holder.rows];
  for (const heading of table.tHead.rows[0].cells) heading.removeAttribute("aria-sort");
  if (!direction) {
    holder.append(...table.listed);
    return;
  }
  table.tHead.rows[0].cells[column].setAttribute("aria-sort", direction);
  const sign = direction === "ascending" ? 1 : -1;
  const keys = sortKeys(table, column);
  const order = (left, right) => {
    const [[leftLast, leftKey], [rightLast, rightKey]] = [keys.get(left), keys.get(right)];
    if (leftLast !== rightLast) return leftLast - rightLast;
    if (typeof leftKey === "string" && typeof rightKey === "string") return leftKey.localeCompare(rightKey) * sign;
    return Number.isNaN(leftKey) - Number.isNaN(rightKey) || (leftKey - rightKey) * sign || 0;
  };
  const alike = isComparison ? table.querySelector("tbody:has(#alike)") : null;
  for (const item of table.listed.filter(item => !item.matches(".group, .same")).sort(order)) holder.insertBefore(item, alike);
}

function sorted() {
  return [...document.querySelectorAll(".sortable th[aria-sort]")]
    .map(heading => [heading.closest("table").id, heading.cellIndex, heading.ariaSort].join("."));
}

// A heading that is pressed sorts: first in the order that tells most, then in the other one, then as the page came.
for (const heading of document.querySelectorAll(".sortable thead th")) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
  button.addEventListener("click", () => {
    const table = heading.closest("table");
    const isNumber = heading.dataset.figure || table.matches(".comparison") && heading.cellIndex > 0;
    const directions = isNumber ? ["descending", "ascending"] : ["ascending", "descending"];
    sortBy(table, heading.cellIndex, directions[directions.indexOf(heading.ariaSort) + 1]);
    remember();
  });
}

// The first screen's picture as a file of its own: what shows, in the language and the colours that show.
function picture() {
  const [width, left, middle] = [1200, 24, 616];
  const style = getComputedStyle(document.body);
  const quiet = getComputedStyle(document.querySelector(".strip caption")).color;
  const rule = getComputedStyle(document.querySelector(".strip line:not(.one)")).stroke;
  const parts = [];
  const fitting = (size, string) => Math.min(size, Math.floor((width - 2 * left) / (0.56 * string.length)));
  const write = (x, y, string, size, more = {}) => {
    const text = drawn("text", { x, y, "font-size": size, fill: style.color, "font-family": "system-ui, sans-serif", ...more });
    text.textContent = string;
    parts.push(text);
  };
  const mark = (index, x, y, name = "#mark-" + index % 8) => {
    const shape = document.querySelector(name).cloneNode();
    shape.removeAttribute("id");
    shape.setAttribute("transform", `translate(${x} ${y})`);
    shape.setAttribute("fill", getComputedStyle(document.querySelector(`.mark-${index % 8}`)).fill);
    shape.setAttribute("stroke", style.backgroundColor);
    shape.setAttribute("stroke-width", 1.5);
    parts.push(shape);
  };
  let top = 48;
  const title = document.querySelector("h1").innerText;
  write(left, top, title, fitting(28, title), { "font-weight": 600 });
  for (const { innerText } of document.querySelectorAll(".answer:not([hidden])")) {
    write(left, top += 30, innerText, fitting(17, innerText));
  }
  for (const { innerText } of document.querySelectorAll(".note")) {
    write(left, top += 24, innerText, fitting(13, innerText), { fill: quiet });
  }
  let x = left + 8;
  top += 40;
  for (const name of document.querySelectorAll(".key .marks li:not([hidden])")) {
    const text = name.innerText.slice(0, 30);
    if (x > left + 8 && x + 16 + 11 * text.length > width - left) [x, top] = [left + 8, top + 28];
    mark(Number(name.dataset.mark ?? name.dataset.of), x, top - 6);
    write(x + 16, top, text, 17, { "font-weight": 600 });
    x += 60 + 11 * text.length;
  }
  const ends = { [left]: top, [middle]: top };
  for (const table of document.querySelectorAll("#multiples-strip, #shares-strip, #costs-strip")) {
    const start = table.id === "multiples-strip" ? left : middle;
    const along = percent => start + 294 + parseFloat(percent) * 2.7;
    let y = ends[start] + 40;
    write(start, y, table.caption.innerText, 14, { fill: quiet });
    for (const row of table.tBodies[0].rows) {
      y += 32;
      write(start, y, row.querySelector("a").innerText, 15);
      for (const way of row.querySelectorAll("small")) write(start + 282, y, way.innerText, 11, { fill: quiet, "text-anchor": "end" });
      for (const line of row.querySelectorAll("line")) {
        const at = along(line.getAttribute("x1"));
        parts.push(drawn("line", { x1: at, x2: at, y1: y - 21, y2: y + 11, stroke: line.matches(".one") ? style.color : rule }));
      }
      for (const dot of row.querySelectorAll("use")) {
        mark(Number(dot.getAttribute("class").slice(5)), along(dot.getAttribute("x")), y - 21 + parseFloat(dot.getAttribute("y")) * 0.32, dot.getAttribute("href"));
      }
    }
    for (const tick of table.tFoot.querySelectorAll("text")) {
      write(along(tick.getAttribute("x")), y + 32, tick.textContent, 13, { fill: tick.matches(".one") ? style.color : quiet, "text-anchor": "middle" });
    }
    ends[start] = y + 32;
  }
  const bottom = Math.max(...Object.values(ends)) + 24;
  const svg = drawn("svg", { xmlns: "http://www.w3.org/2000/svg", width, height: bottom, viewBox: `0 0 ${width} ${bottom}` });
  svg.append(drawn("rect", { width, height: bottom, fill: style.backgroundColor }), ...parts);
  return { width, height: bottom, address: "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(svg)) };
}

const tools = {
  async link(button) {
    remember();
    const output = button.parentElement.querySelector("output");
    try {
      await navigator.clipboard.writeText(location.href);
      output.hidden = false;
    } catch {
      output.textContent = location.href;
      output.hidden = false;
    }
  },
  svg: () => save(picture().address, "svg"),
  async png() {
    const { width, height, address } = picture();
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    save(canvas.toDataURL("image/png"), "png");
  },
};

function save(address, kind) {
  const link = document.createElement("a");
  link.href = address;
  link.download = `${document.title.split(" · ")[0]}.${kind}`;
  link.click();
}

for (const button of document.querySelectorAll("button[data-do]")) {
  button.addEventListener("click", () => tools[button.dataset.do](button));
}

function speak() {
  const isChinese = checked("language") === "zh";
  document.documentElement.lang = isChinese ? "zh-Hans" : "en";
  // On a phone a row is a card, where each number bears its column's heading.
  for (const table of document.querySelectorAll("table:not(.matrix, .strip):has(thead)")) {
    const labels = [...table.tHead.rows[0].cells].map(heading => {
      const copy = heading.cloneNode(true);
      for (const other of copy.querySelectorAll(isChinese ? "i:not([lang])" : "i[lang]")) other.remove();
      return copy.textContent.trim();
    });
    for (const cell of table.querySelectorAll("tbody td:not([colspan])")) cell.dataset.label = labels[cell.cellIndex];
  }
}

// A term opens its explanation where it first occurs; without a script the list of terms has it.
function explainTerms() {
  const list = document.querySelector("#terms");
  if (!list) return;
  const note = document.createElement("div");
  note.popover = "auto";
  document.body.append(note);
  for (const [place, language] of [["i:not([lang])", "en"], ["i[lang]", "zh"]]) {
    const texts = [...document.querySelectorAll(`main :is(p, li, figcaption, caption) ${place}`)]
      .filter(text => !text.closest("a, button, summary, label, [data-of]"));
    for (const entry of list.children) {
      const term = (entry.querySelector(`dt ${place}`) ?? entry.querySelector("dt")).textContent;
      const pattern = language === "zh" ? RegExp(term) : RegExp(`\\b${term}s?\\b`, "i");
      explain(pattern, texts, note, entry.querySelector(`dd ${place}`).textContent);
    }
  }
}

function explain(pattern, texts, note, explanation) {
  for (const text of texts) {
    for (const part of text.childNodes) {
      const found = part.nodeType === Node.TEXT_NODE && part.data.match(pattern);
      if (!found) continue;
      const button = document.createElement("button");
      button.className = "term";
      button.type = "button";
      button.popoverTargetElement = note;
      button.addEventListener("click", () => {
        note.textContent = explanation;
        const { left, bottom } = button.getBoundingClientRect();
        note.style.top = `${bottom + scrollY + 6}px`;
        note.style.left = `${Math.max(8, Math.min(left, innerWidth * 0.9 - 384))}px`;
      });
      part.splitText(found.index).splitText(found[0].length);
      button.append(part.nextSibling);
      part.after(button);
      return;
    }
  }
}

let place = "";

function state() {
  const state = new URLSearchParams();
  for (const name of listed) {
    const input = document.querySelector(`input[name=${name}]:checked`);
    if (input && !input.defaultChecked) state.set(name, input.value);
  }
  const base = document.querySelector("input[name=baseline]:checked");
  if (base && !base.defaultChecked) state.set("baseline", names[base.value]);
  for (const column of hiddenColumns()) state.append("hide", names[column]);
  for (const sort of sorted()) state.append("sort", sort);
  const find = document.querySelector("input[name=find]")?.value;
  if (find) state.set("find", find);
  if (place) state.set("at", place);
  return "#" + state;
}

function remember() {
  history.replaceState(null, "", state());
}

function recall() {
  const text = location.hash.slice(1);
  const state = new URLSearchParams(text.includes("=") ? text : text && "at=" + text);
  if (!state.has("language") && (navigator.languages[0] ?? "").startsWith("zh")) state.set("language", "zh");
  for (const name of listed) choose(name, state.get(name));
  choose("baseline", String(names.indexOf(state.get("baseline"))));
  for (const input of document.querySelectorAll("input[name=shown]")) {
    input.checked = !state.getAll("hide").includes(names[input.value]);
  }
  const find = document.querySelector("input[name=find]");
  if (find) find.value = state.get("find") ?? "";
  for (const heading of document.querySelectorAll(".sortable th[aria-sort]")) sortBy(heading.closest("table"), heading.cellIndex);
  for (const sort of state.getAll("sort")) {
    const [id, column, direction] = sort.split(".");
    const table = document.querySelector(`.sortable[id="${CSS.escape(id)}"]`);
    const index = Number(column);
    if (table?.tHead.rows[0].cells[index] && /^(de|a)scending$/.test(direction)) sortBy(table, index, direction);
  }
  show();
  place = "";
  go(state.get("at"));
}

function choose(name, value) {
  const inputs = [...document.querySelectorAll(`input[name=${name}]`)];
  const input = inputs.find(input => input.value === value) ?? inputs.find(input => input.defaultChecked);
  if (input) input.checked = true;
}

function show() {
  speak();
  showColumns();
  showAnswers();
  showSentences();
  showOverview();
  showMeasures();
  findMeasures();
  const order = document.querySelector(".comparison th[aria-sort]");
  if (order) sortBy(order.closest("table"), order.cellIndex, order.ariaSort);
}

// Opens what encloses the thing, shows it at the top of the window, and takes the focus there.
function go(id) {
  const target = id && document.getElementById(id);
  if (!target) return;
  place = id;
  const find = document.querySelector("input[name=find]");
  if (find?.value && target.closest(".comparison")) {
    find.value = "";
    findMeasures();
  }
  if (target.closest(".same")) document.querySelector("#alike").open = true;
  for (let details = target.closest("details"); details; details = details.parentElement.closest("details")) details.open = true;
  const focused = target.querySelector(":scope > summary") ?? target;
  if (!focused.matches("summary, a, button, [tabindex]")) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
  target.scrollIntoView();
}

document.addEventListener("click", event => {
  const link = event.target.closest("a[href^='#']");
  if (!link || !document.getElementById(link.hash.slice(1))) return;
  event.preventDefault();
  place = link.hash.slice(1);
  history.pushState(null, "", state());
  go(place);
});
addEventListener("change", () => {
  show();
  remember();
});
addEventListener("input", event => {
  if (event.target.name !== "find") return;
  findMeasures();
  remember();
});
// A table is a stop of the tab key only if it scrolls. Its width changes with the language, and with what is open.
const stops = new ResizeObserver(changes => {
  for (const wide of new Set(changes.map(({ target }) => target.closest(".wide")))) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
    else wide.removeAttribute("tabindex");
  }
});
for (const part of document.querySelectorAll(".wide, .wide > table")) stops.observe(part);
addEventListener("popstate", recall);
document.documentElement.classList.add("carded");
document.documentElement.classList.toggle("scripted", names.length > 1);
for (const scripted of document.querySelectorAll(".scripted[hidden]")) scripted.hidden = false;
explainTerms();
recall();
