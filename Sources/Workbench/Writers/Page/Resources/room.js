"use strict";

const lost = document.querySelector("#lost"), now = document.querySelector("#now");
let drawn = "";

// What has not changed stays as it is, so that the focus and what is marked do.
async function look() {
  const html = await fetch("/room/now", { signal: AbortSignal.timeout(5_000) })
    .then(answer => answer.ok ? answer.text() : null, () => null);
  lost.hidden = html !== null;
  if (html !== null && html !== drawn) now.innerHTML = drawn = html;
  setTimeout(look, 2_000);
}
look();
