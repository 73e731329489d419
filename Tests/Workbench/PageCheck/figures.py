"""The figures that a page shows, and what the report has at the places that they name."""

# Every figure of the page: whose it is, below what, and what row and column say together.
FIGURES = """
const shown = [];
for (const table of document.querySelectorAll("table")) {
  const heads = table.tHead ? [...table.tHead.rows[0].cells] : [];
  for (const body of table.tBodies) for (const row of body.rows) for (const cell of row.cells) {
    const head = heads[cell.cellIndex];
    if (cell.matches("th, .line") || cell.colSpan > 1 || !head) continue;
    const of = head.dataset.of ?? cell.closest("[data-of]")?.dataset.of;
    const { variant } = head.dataset;
    const list = row.dataset.list ?? table.dataset.list;
    const below = list ? [list, row.dataset.row] : [];
    const add = (element, ...path) =>
      shown.push([variant ? "variant " + variant : of && Number(of), path, element.firstChild?.textContent ?? "", element.dataset.value]);
    if (table.matches(".matrix, .graphs")) {
      if (!cell.textContent.trim()) continue;
      const spans = [...cell.querySelectorAll("span")];
      const graphs = spans.length ? spans.map(span => [span, span.className]) :
        [[cell, "declared"], [cell, "resolved"]];
      const ends = [row.cells[0], head].map(end => end.textContent.trim());
      for (const [element, graph] of graphs) {
        if (table.matches(".graphs")) add(element, "coupling." + graph, head.dataset.figure);
        else add(element, "coupling." + graph + ".matrix", ...ends);
      }
    } else if (table.matches(".claims")) {
      add(cell, "claims", [...table.tBodies].indexOf(body), [...body.rows].indexOf(row) - 1);
    } else if (row.dataset.figure ?? head.dataset.figure ?? table.dataset.figure) {
      add(cell, ...below, row.dataset.figure ?? head.dataset.figure ?? table.dataset.figure);
    } else if (/^[0-9.]+( %)?$/.test(cell.textContent.trim())) {
      add(cell);
    }
  }
}
return shown;
"""


def figure_fault(report, index, path, text, value):
    """What is wrong with a figure of the architecture with that number, of `variant 0`, or of the report itself."""
    if not path:
        return f"{text} stands in no path"
    exact = figure(report, index, path)
    place = " ".join(str(part) for part in ([] if index is None else [f"architecture {index}"]) + path)
    if text == "–":
        # Without scenes there is no figure of them, although nothing adds up to 0.
        is_absent = exact is None or exact == 0 and ".sceneMatrix." in path[-1]
        return None if is_absent else f"{place} is {exact}, but the page has none"
    if exact is None:
        return f"{place} is not in the report, but the page has {text}"
    if text.startswith("≥ "):
        text = text.removeprefix("≥ ")
        value = None if value == text.removesuffix(" %") else value
    if value is not None and abs(float(value) - exact) > 1e-12:
        return f"{place} is {exact}, but the page's exact value is {value}"
    shown = float(text.removesuffix(" %"))
    if text.endswith(" %"):
        exact *= 100
    decimals = len(text.removesuffix(" %").partition(".")[2])
    slack = 0.1 if text.endswith(" %") else 0.5 * 10**-decimals + 1e-9
    if str(path[-1]).startswith(("excess.", "counts.", "costs.total.excess.", "costs.bytesPerApp.")):
        # What is another number when it is measured again has three digits.
        slack = max(slack, 0.005 * abs(exact))
    return None if abs(shown - exact) <= slack else f"{place} is {exact}, but the page has {text}"


def figure(report, index, path):
    """The report's value where the page says, its sums, differences and quotients worked out; None if undefined."""
    measured = [each for each in report["architectures"] if "lines" in each]
    if isinstance(index, str):
        index = int(index.removeprefix("variant "))
        measured = report["variants"]
    if path[0] == "claims":
        _, claim, measure = path
        return report["claims"][claim]["measures"][measure]["values"].get(measured[index]["name"])
    root = report if index is None else measured[index]
    *places, last = path
    if len(places) == 2 and places[0].endswith(".matrix"):
        cells = value_at(root, places[0])
        ends = (places[1], last)
        return sum(cell["edges"] for cell in cells if (visible(cell["from"]), visible(cell["to"])) == ends)
    for place in places:
        root = value_at(root, place)
    words = last.split(" ")
    result = number(value_at(root, words[0]))
    for sign, operand in zip(words[1::2], words[2::2]):
        other = int(operand) if operand.isdigit() else number(value_at(root, operand))
        if result is None or other is None or (sign == "/" and other == 0):
            return None
        result = {"+": result + other, "-": result - other, "/": result / other if other else None}[sign]
    return result


def value_at(root, path):
    """What stands at `lines.code`, `types.0.wmc`, `bodies.length` or, added up, `cells.*.edges`."""
    for place, key in enumerate(keys := path.split(".")):
        if isinstance(root, list):
            if key == "length":
                return len(root)
            if key == "*":
                return sum(value_at(entry, ".".join(keys[place + 1 :])) or 0 for entry in root)
            root = root[int(key)] if key.isdigit() and int(key) < len(root) else None
        else:
            root = root.get(key) if isinstance(root, dict) else None
    return root


def number(value):
    if isinstance(value, dict) and "covered" in value:
        return value["covered"] / value["total"] if value["total"] else None
    return value


def visible(name):
    """Marks that would turn the text around them are spelled out."""
    return name.replace("\u202e", "\\u{202E}")
