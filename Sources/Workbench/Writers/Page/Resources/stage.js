"use strict";

// Which apps are this page's: a reload, and a connection that comes back, find them as they were.
const visit = sessionStorage.getItem("visit") ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
sessionStorage.setItem("visit", visit);
const lost = document.querySelector("#lost");

// Puts what the server has drawn in a place, and leaves the focus, and what is open, as they were.
function put(place, html) {
  const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
  const open = [...place.querySelectorAll("details[open]")].map(details => details.id);
  place.innerHTML = html;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus();
}

// One after the other, as they were done.
let last = Promise.resolve();
function tell(wish) {
  last = last
    .then(() => fetch("/do", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ visit, ...wish }) }))
    .catch(() => { lost.hidden = false; });
}

const events = new EventSource("/events?visit=" + visit);
events.addEventListener("open", () => { lost.hidden = true; });
events.addEventListener("error", () => { lost.hidden = false; });
events.addEventListener("scene", event => put(document.querySelector("#scene"), JSON.parse(event.data).html));
events.addEventListener("save", event => put(document.querySelector("#save"), JSON.parse(event.data).html));
events.addEventListener("phone", event => {
  const { number, html } = JSON.parse(event.data);
  put(document.querySelector(`#phone-${number} .body`), html);
});

function isAlone() {
  return document.querySelector("input[name=taps]:checked").value === "one";
}

document.addEventListener("click", event => {
  // An arrow leads to the same source as its message in the list.
  const arrow = event.target.closest(".sequence .message");
  if (arrow) {
    const place = `${arrow.dataset.file}:${arrow.dataset.line}`;
    return arrow.closest(".body").querySelector(`.place[title="${CSS.escape(place)}"]`)?.click();
  }
  const button = event.target.closest("button");
  if (!button) return;
  const { do: deed, part, at, question, alone, by, number: scenario, source, line } = button.dataset;
  const number = button.closest(".phone")?.id.slice("phone-".length);
  const phone = number && (alone !== undefined || isAlone()) ? Number(number) : undefined;
  if (deed === "tap") tell({ tap: { part, at: at && Number(at), phone } });
  if (deed === "answer") tell({ answer: { question, phone } });
  if (deed === "step") tell({ step: { by: Number(by) } });
  if (deed === "scenario") playScenario(scenario);
  if (deed === "restart") tell({ restart: {} });
  if (source) showSource(source, line);
  if (button.id === "source-close") document.querySelector("#source").hidden = true;
});

document.addEventListener("change", ({ target: { name, id, value } }) => {
  if (name === "weather") tell({ world: { weather: value } });
  if (name === "pace") tell({ world: { pace: value } });
  if (id === "scenario") playScenario(value);
  if (name === "language" || name === "theme") localStorage.setItem(name, value);
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

async function showSource(file, line) {
  const answer = await fetch(`/source/${file}/${line}`);
  if (!answer.ok) return;
  const source = document.querySelector("#source");
  put(source.querySelector(".body"), await answer.text());
  source.hidden = false;
  document.querySelector("#chosen-line")?.scrollIntoView({ block: "center" });
}

for (const name of ["language", "theme"]) {
  const value = localStorage.getItem(name);
  const input = value && document.querySelector(`input[name=${name}][value=${CSS.escape(value)}]`);
  if (input) input.checked = true;
}
