"use strict";

// Which apps are this page's: a reload, and a connection that comes back, find them as they were.
const visit = sessionStorage.getItem("visit") ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
sessionStorage.setItem("visit", visit);
const lost = document.querySelector("#lost");

// What the places show by now, as the server has drawn it: what comes again after a lost connection is often the same.
const drawn = new Map();
// The id of a control that had the focus, and could not keep it, because it went or was disabled.
let unfocused = "";
for (const name of ["focusin", "pointerdown"]) document.addEventListener(name, () => { unfocused = ""; });

// Puts what the server has drawn in a place, and leaves the focus, and what is open or closed, as they were.
function put(place, html) {
  if (drawn.get(place) === html) return;
  drawn.set(place, html);
  const focused = document.activeElement;
  if (place.contains(focused)) unfocused = focused.id;
  const open = [...place.querySelectorAll("details")].map(({ id, open }) => [id, open]);
  place.innerHTML = html;
  for (const [id, wasOpen] of open) document.getElementById(id)?.toggleAttribute("open", wasOpen);
  if (unfocused && document.activeElement === document.body) {
    document.getElementById(unfocused)?.focus({ preventScroll: true });
  }
  followChosen();
}

// The connection. One that has fallen silent is given up, because the server says something every five seconds.
let events, timer, abort = new AbortController();
const show = {
  scene: ({ html }) => put(document.querySelector("#scene"), html),
  save: ({ html }) => put(document.querySelector("#save"), html),
  exercise: ({ html }) => put(document.querySelector("#exercise"), html),
  phone: ({ number, html }) => put(document.querySelector(`#phone-${number} .body`), html),
  pulse: () => {},
};

function listen() {
  events = new EventSource("/events?visit=" + visit);
  wait(12_000, lose);
  events.addEventListener("open", hear);
  events.addEventListener("error", lose);
  for (const name in show) {
    events.addEventListener(name, event => {
      hear();
      show[name](JSON.parse(event.data));
    });
  }
}

function hear() {
  lost.hidden = true;
  wait(12_000, lose);
}

function lose() {
  lost.hidden = false;
  events.close();
  abort.abort();
  abort = new AbortController();
  wait(1_000, listen);
}

function wait(time, next) {
  clearTimeout(timer);
  timer = setTimeout(next, time);
}

listen();

// One after the other, as they were done; what is done while the connection is lost is not done later.
let last = Promise.resolve();
function tell(wish) {
  last = last.then(async () => {
    if (!lost.hidden) return;
    const body = JSON.stringify({ visit, ...wish });
    const headers = { "Content-Type": "application/json" };
    try {
      const answer = await fetch("/do", { method: "POST", headers, body, signal: abort.signal });
      if (!answer.ok) lose();
    } catch {
      lose();
    }
  });
}

function isAlone() {
  return document.querySelector("input[name=taps]:checked").value === "one";
}

document.addEventListener("click", event => {
  // An arrow leads to the same source as its message in the list.
  const arrow = event.target.closest(".sequence .message");
  if (arrow) {
    const button = rowOf(arrow)?.querySelector(".to");
    if (button?.dataset.source) showSource(button, button.dataset.source, button.dataset.line, arrow);
    return;
  }
  const button = event.target.closest("button");
  if (!button) return;
  const { do: action, part, at, question, alone, by, number: scenario, source, line } = button.dataset;
  const number = button.closest(".phone")?.id.slice("phone-".length);
  const phone = number && (alone !== undefined || isAlone()) ? Number(number) : undefined;
  if (action === "tap") tell({ tap: { part, at: at && Number(at), phone } });
  if (action === "answer") tell({ answer: { question, phone } });
  if (action === "step") tell({ step: { by: Number(by) } });
  if (action === "scenario") playScenario(scenario);
  if (action === "restart") tell({ restart: {} });
  if (source) showSource(button, source, line);
  if (button.id === "source-close") {
    (chosen?.querySelector(".to") ?? chosen)?.focus({ preventScroll: true });
    choose(null);
  }
});

document.addEventListener("change", ({ target: { name, id, value } }) => {
  if (name === "weather") tell({ world: { weather: value } });
  if (name === "pace") tell({ world: { pace: value } });
  if (id === "scenario") playScenario(value);
});

function playScenario(number) {
  document.querySelector("#scenario").value = number;
  tell({ scenario: { number: number === "" ? undefined : Number(number) } });
}

// The steps of a scenario go by the arrows, wherever nothing else needs them.
document.addEventListener("keydown", event => {
  if (event.target.matches("input, select, pre") || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "ArrowRight") document.querySelector("#next")?.click();
  if (event.key === "ArrowLeft") document.querySelector("#back")?.click();
});

// On a phone the names lead to their columns, and the one in sight is marked.
const columns = document.querySelector(".phones");
const names = [...document.querySelectorAll(".names a")];
names.forEach((name, number) => name.addEventListener("click", event => {
  event.preventDefault();
  columns.scrollTo({ left: columns.children[number].offsetLeft - columns.children[0].offsetLeft });
}));
const markName = () => {
  const number = Math.round(columns.scrollLeft / columns.children[0].offsetWidth);
  names.forEach((name, place) => { name.ariaCurrent = place === number ? "location" : null; });
};
columns.addEventListener("scroll", markName, { passive: true });
markName();

// What led to the source that is shown: a row of a list of messages, or a button elsewhere.
let chosen = null;
const source = document.querySelector("#source");

// The message that an arrow stands for, in the list below it.
function rowOf(arrow) {
  const place = `${arrow.dataset.file}:${arrow.dataset.line}`;
  const rows = [...arrow.closest(".body").querySelectorAll(".messages li")];
  return rows.find(row => isOf(arrow, row, place));
}

function isOf(arrow, row, place) {
  return row.querySelector(".to").title === place && arrow.querySelector("title").textContent.startsWith(row.dataset.way);
}

// `clicked` is what the visitor sees of the button: an arrow, or the button itself.
async function showSource(button, file, line, clicked = button) {
  const origin = source.contains(button) ? chosen : button.closest(".messages li") ?? button;
  choose(origin);
  const answer = await fetch(`/source/${file}/${line}`).catch(() => null);
  // Meanwhile something else may have been clicked, or done.
  if (!answer?.ok || chosen !== origin) return;
  const body = source.querySelector(".body");
  body.innerHTML = await answer.text();
  source.hidden = false;
  document.body.classList.add("with-source");
  for (const end of source.querySelectorAll("#source-ends button")) {
    end.ariaCurrent = end.dataset.source === file && end.dataset.line === line ? "true" : null;
  }
  // What the function does stands below its first line.
  const [pre, mark] = [body.querySelector("pre"), body.querySelector(".chosen")];
  if (mark) pre.scrollTop = mark.offsetTop - pre.clientHeight / 4;
  leaveInSight(clicked);
}

// What was clicked stays in sight above its source.
function leaveInSight(clicked) {
  if (source.contains(clicked)) return;
  const hidden = clicked.getBoundingClientRect().bottom + 8 - source.getBoundingClientRect().top;
  if (hidden > 0) scrollBy(0, hidden);
}

// Marks what led to a source; without it none is shown.
function choose(origin) {
  for (const mark of document.querySelectorAll(".messages [aria-current], main .place[aria-current]")) mark.ariaCurrent = null;
  for (const arrow of document.querySelectorAll(".message.chosen")) arrow.classList.remove("chosen");
  chosen = origin;
  if (!origin) return void (source.hidden = true);
  origin.ariaCurrent = "true";
  const isMessage = origin.matches("li");
  document.querySelector("#source-ends").hidden = !isMessage;
  if (!isMessage) return;
  const place = origin.querySelector(".to").title;
  for (const arrow of origin.closest(".body").querySelectorAll(".sequence .message")) {
    if (`${arrow.dataset.file}:${arrow.dataset.line}` === place && isOf(arrow, origin, place)) arrow.classList.add("chosen");
  }
  for (const end of ["from", "to"]) {
    const [button, own] = [document.querySelector(`#source-${end}`), origin.querySelector(`.${end}`)];
    button.textContent = own.title ? `${own.textContent} · ${own.title.split("/").pop()}` : own.textContent;
    button.disabled = !own.title;
    for (const key of ["source", "line"]) button.dataset[key] = own.dataset[key] ?? "";
  }
}

// What led to the source may have been drawn anew; a message that is gone takes its source with it.
function followChosen() {
  if (chosen && !chosen.isConnected) choose(chosen.id ? document.getElementById(chosen.id) : null);
}
