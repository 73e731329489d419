"""What the checks of the documentation read out of a page, by hand."""

import unittest

from checks import ROOT
from commands import blocks_of
from excerpts import excerpt, with_excerpts
from make_catalog import docc_anchor, github_anchor, linked, root_page
from pages import pages
from publisher import with_publisher
from quoted import faults, quotes
from traces import with_traces

PAGE = """\
# Page

<!-- run in: cats -->

```sh
catwalk check    # all is well
echo "a # b" \\
    | cat
```

<!-- prints -->

```
a
```

```sh
ls
```
"""


class PublisherTests(unittest.TestCase):
    def test_each_address_of_the_repository_has_the_owner_of_the_setting_and_no_other_address_has(self):
        text = (
            "`{0}/catwalk`, https://github.com/{0}/catwalk/releases, uses: {0}/catwalk@v1, mise use github:{0}/catwalk, "
            "brew install {0}/catwalk/catwalk, mint install {0}/catwalk catwalk, nest install {0}/catwalk, --repo {0}/catwalk"
        )
        others = (
            "`.build/catwalk-…`, `~/.cache/catwalk`, `bin/catwalk`, ../catwalk, github.com/OWNER/NAME, github.com/OWNER/catwalk-game"
        )
        self.assertEqual(with_publisher(text.format("OWNER"), "Felix"), text.format("Felix"))
        self.assertEqual(with_publisher(others, "Felix"), others)
        self.assertEqual(with_publisher("ghcr.io/OWNER/catwalk:TAG", "Felix"), "ghcr.io/felix/catwalk:TAG")

    def test_a_page_keeps_no_placeholder_when_the_owner_is_set(self):
        for page in pages():
            self.assertNotRegex(with_publisher(page.read_text(), "felix").replace("OWNER/NAME", ""), "OWNER")


class CommandTests(unittest.TestCase):
    def test_a_block_has_its_folder_its_commands_and_its_output(self):
        first, second = blocks_of(PAGE.replace("a # b", "a"), "page.md")
        self.assertEqual(first, ("page.md:5", "cats", ["catwalk check", 'echo "a" | cat'], "a\n"))
        self.assertEqual(second, ("page.md:17", None, ["ls"], None))


class HandbookTests(unittest.TestCase):
    def test_all_folders_of_checks_find_what_they_share_alike(self):
        texts = {path.read_text() for path in [*ROOT.glob("Tests/**/checks.py"), *ROOT.glob("Benchmarks/*/checks.py")]}
        self.assertEqual(len(texts), 1)

    def test_links_lead_to_articles_and_their_headings(self):
        self.assertEqual(linked("[a](rules.md)", "check.md"), "[a](doc:rules)")
        self.assertEqual(linked("[a](rules.md#the-kinds)", "check.md"), "[a](doc:rules#The-kinds)")
        self.assertEqual(linked("[a](#the-kinds)", "rules.md"), "[a](doc:rules#The-kinds)")

    def test_links_from_and_to_a_page_in_a_folder_lead_to_articles_too(self):
        self.assertEqual(linked("[a](fairness/mvc.md)", "fairness.md"), "[a](doc:mvc)")
        self.assertEqual(linked("[a](../rules.md#the-kinds)", "fairness/mvc.md"), "[a](doc:rules#The-kinds)")
        self.assertEqual(linked("[it](../../.catwalk.yml)", "fairness/mvc.md"), "`.catwalk.yml`")

    def test_no_two_pages_have_the_name_of_one_article(self):
        names = [page.name for page in pages()]
        self.assertEqual(sorted(set(names)), sorted(names))

    def test_links_to_files_are_paths_and_links_to_sites_stay(self):
        self.assertEqual(linked("[it](../.catwalk.yml)", "check.md"), "`.catwalk.yml`")
        self.assertEqual(linked("[it](https://example.org)", "check.md"), "[it](https://example.org)")

    def test_a_link_to_no_heading_is_an_error(self):
        with self.assertRaises(SystemExit):
            linked("[a](rules.md#no-such-heading)", "check.md")

    def test_anchors(self):
        self.assertEqual(github_anchor("Targets by Martin's figures"), "targets-by-martins-figures")
        self.assertEqual(docc_anchor("Targets by Martin's figures"), "Targets-by-Martins-figures")
        self.assertEqual(docc_anchor("`report.json`"), "reportjson")

    def test_lists_of_the_index_are_topics(self):
        page = root_page("# Documentation\n\nAll of it.\n\nThe numbers:\n\n- [Lines](lines.md): or\n  [MVC](a/mvc.md)\n- [Rules](rules.md)\n")
        self.assertIn("All of it.\n\n## Topics\n\n### The numbers\n\n- <doc:lines>\n- <doc:mvc>\n- <doc:rules>\n", page)


class ExcerptTests(unittest.TestCase):
    FILE = "Sources/Cats/MVP/App/MakeApp.swift"

    def test_a_declaration_is_cut_to_the_end_of_its_braces(self):
        text = excerpt(self.FILE, "public func makeApp(")
        self.assertTrue(text.startswith("public func makeApp(") and text.endswith("\n}\n"), text)

    def test_what_stands_between_the_markers_is_made_anew(self):
        marker = f"<!-- code: {self.FILE}: public func makeApp( -->\n\n"
        stale = f"{marker}```swift\nold\n```\n\n<!-- /code -->\n"
        self.assertNotIn("old", with_excerpts(stale))
        self.assertEqual(with_excerpts(with_excerpts(stale)), with_excerpts(stale))

    def test_a_declaration_that_is_not_there_is_an_error(self):
        with self.assertRaises(SystemExit):
            excerpt(self.FILE, "func gone(")


class QuotedTests(unittest.TestCase):
    def test_a_number_of_an_architecture_is_a_quote_in_both_languages(self):
        for sentence in ("MVC has 165 lines.", "Here VIPER takes 2.58 times as much", "| MVP | 8 |", "MVC 有 165 行代码。"):
            self.assertEqual(list(quotes(sentence)), [sentence])

    def test_no_quote_is_what_is_generated_or_code_or_a_place_or_of_nobody(self):
        for text in (
            "<!-- moves: x -->\n\n| MVC | 165 |\n\n<!-- /moves -->", "`MVC.files == 3` is true.", "```\nMVC 165\n```",
            "MVC, lines 11 and 12", "MVC，第 111 至 115 行", "1. In MVC", "There are 165 lines. MVC has most.", "SwiftUI14 and MVC",
        ):
            self.assertEqual(list(quotes(text)), [], text)

    def test_a_quote_is_listed_and_what_is_listed_is_said_and_true(self):
        text = {"a.md": "VIPER takes 11 files."}
        path = "report.json architectures name=VIPER files"
        self.assertEqual(list(faults({"a.md": {"11 files": {path: 11}}}, text)), [])
        self.assertEqual(list(faults({"a.md": {"11 files": "an example"}}, text)), [])
        self.assertIn("that nothing generates: VIPER takes 11 files.", *faults({}, text))
        self.assertIn("is 11, not 12", *faults({"a.md": {"11 files": {path: 12}}}, text))
        self.assertIn("does not say any more: 12 files", *faults({"a.md": {"11 files": "x", "12 files": "x"}}, text))
        self.assertIn("b.md is listed", *faults({"a.md": {"11 files": "x"}, "b.md": {}}, text))


class TraceTests(unittest.TestCase):
    def test_each_diagram_is_made_anew_by_what_its_marker_names(self):
        page = "<!-- trace: MVP: It loads: Tap load -->\n\n```mermaid\nold\n```\n\n<!-- /trace -->\n"
        drawn = with_traces(page + page.replace("MVP", "MVC"), lambda *names: f"{names}\n")
        self.assertNotIn("old", drawn)
        self.assertIn("-->\n\n```mermaid\n('MVP', 'It loads', 'Tap load')\n```\n\n<!-- /trace -->", drawn)
        self.assertIn("('MVC', 'It loads', 'Tap load')", drawn)
