"""What the pages of the camps show of what objections move, and that they show it of all."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest
import unittest.mock

import camps

MOVES = {
    "a": {"figures": {"files": {"MVC": [3, 6]}, "types": {"MVC": [2, 3]}}, "verdicts": {}},
    "b": {"figures": {"files": {"MVC": [3, 4], "MVP": [5, 5.5]}}, "verdicts": {"C1": ["holds here", "mixed"]}},
    "c": {
        "figures": {"files": {"MVC": [3, 5]}, "synchronising lines": {"MVP": [100, 104]}},
        "verdicts": {"C6": ["holds here", "mixed"]},
    },
    "d": {"figures": {"files": {"MVC": [3, 5]}, "synchronising lines": {"MVP": [100, 108]}}, "verdicts": {}},
    "e": {"figures": {"synchronising lines": {"MVP": [100, 98]}}, "verdicts": {}},
}


class Tables(unittest.TestCase):
    def titles(self, name):
        rows = camps.answer_table(MOVES[name], camps.spans(MOVES)).split("\n\n")[0].split("\n")[2:]
        return [row.split(" | ")[0].removeprefix("| ") for row in rows]

    def test_a_table_shows_what_ends_a_span_or_a_verdict_hangs_on_or_else_what_moves_most(self):
        self.assertEqual(self.titles("a"), ["files", "types"])
        self.assertEqual(self.titles("c"), ["synchronising lines"])
        moves = {"figures": {"files": {"MVC": [3, 5]}, "types": {"MVC": [2, 3]}}, "verdicts": {}}
        reached = {("files", "MVC"): [4, 5, 6], ("types", "MVC"): [1, 3, 4]}
        self.assertIn("| files | 3 → 5 |", camps.answer_table(moves, reached))
        self.assertNotIn("types", camps.answer_table(moves, reached))

    def test_a_table_has_the_columns_that_move_with_the_verdicts_and_costs_below(self):
        moves = MOVES["b"] | {"costs": {"MVC": {"instructions": [200, 201], "bytes": [10, 9]}}}
        table = "| | MVC | MVP |\n|---|---|---|\n| files | 3 → 4 | 5 → 5.50 |"
        below = "Other verdicts: C1 (mixed).\n\nWhen it runs: MVC +0.5 % instructions, -10.0 % bytes."
        self.assertEqual(camps.answer_table(moves, camps.spans(MOVES)), f"{table}\n\n{below}")

    def test_a_span_goes_from_the_least_to_the_most_that_one_objection_moves_a_figure_to(self):
        figures = {"MVC": {"files": 3, "types": 2, "bodies": 9}, "MVP": {"files": 5, "types": 8, "bodies": 9}}
        table = "| | MVC | MVP |\n|---|---|---|\n| files | 3: 4–6 | 5: 5.50–5.50 |\n| types | 2: 3–3 |  |"
        self.assertEqual(camps.span_table(figures, camps.spans(MOVES)), table)

    def test_a_claim_leads_to_the_objections_that_change_it(self):
        links = {name: f"[{name.upper()}](x.md#{name})" for name in MOVES}
        here = {"C1": "holdsHere", "C2a": "mixed", "C6": "holdsHere"}
        told = "### C1\n\nHolds here; mixed with [B](x.md#b).\n\n### C6\n\nHolds here; mixed with [C](x.md#c)."
        self.assertEqual(camps.verdict_list(here, MOVES, links), told)


class Remembered(unittest.TestCase):
    def test_what_is_remembered_is_told_on_the_pages_and_by_the_claims(self):
        moves = camps.remembered()
        self.assertEqual(camps.untold(moves), set())
        self.assertEqual(camps.unanswered({claim for each in moves.values() for claim in each["verdicts"]}), [])

    def test_a_file_that_is_missing_or_damaged_ends_with_2_and_a_sentence(self):
        records = [1, {"figures": {}}, {"figures": {}, "verdicts": {"C1": "mixed"}}]
        records += [{"figures": {"files": {"MVC": pair}}, "verdicts": {}} for pair in ([1], [1, "2"], 1)]
        for text in [None, "{", "[]", *(json.dumps({"a": record}) for record in records)]:
            with tempfile.TemporaryDirectory() as folder, self.subTest(text):
                file = pathlib.Path(folder) / "moves.json"
                if text is not None:
                    file.write_text(text)
                said = io.StringIO()
                with unittest.mock.patch.object(camps, "MOVES", file), contextlib.redirect_stderr(said):
                    self.assertRaisesRegex(SystemExit, "2", camps.remembered)
                self.assertRegex(said.getvalue(), r"moves.json is missing or damaged \(.+\)")

    def test_what_is_written_is_read_again_with_a_line_for_each_objection(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "moves.json"
            with unittest.mock.patch.object(camps, "MOVES", file):
                camps.remember(MOVES)
                self.assertEqual(camps.remembered(), MOVES)
            self.assertEqual(len(file.read_text().splitlines()), len(MOVES) + 2)
