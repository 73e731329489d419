"use strict";

// Language and appearance stay as they were chosen, on this page and others of the stage.
document.addEventListener("change", ({ target: { name, value } }) => {
  if (name === "language" || name === "theme") localStorage.setItem(name, value);
});
for (const name of ["language", "theme"]) {
  const value = localStorage.getItem(name);
  const input = value && document.querySelector(`input[name=${name}][value=${CSS.escape(value)}]`);
  if (input) input.checked = true;
}
