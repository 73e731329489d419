"""Each misfit between the list of behaviours and the sources is found, and cases are counted as they run."""

import copy
import dataclasses
import tomllib
import unittest

from checks.architectures import ARCHITECTURES
from behaviours import LISTED, misfits
from unit_tests import cases, unit_tests

LIST = tomllib.loads(LISTED.read_text())["behaviour"]
TESTS = {architecture: unit_tests(architecture) for architecture in ARCHITECTURES}


class Misfits(unittest.TestCase):
    def found(self, change):
        """The one sentence about the list after this change."""
        behaviours = copy.deepcopy(LIST)
        change(behaviours)
        sentences = list(misfits(behaviours, TESTS))
        self.assertEqual(len(sentences), 1, sentences)
        return sentences[0]

    def test_none(self):
        self.assertEqual(list(misfits(LIST, TESTS)), [])

    def test_empty_cell(self):
        self.assertIn("MVC: the cell is empty", self.found(lambda each: each[2].pop("MVC")))

    def test_unknown_architecture(self):
        self.assertIn("no architecture 'MVQ'", self.found(lambda each: each[0].update(MVQ="None.")))

    def test_unknown_test(self):
        def change(behaviours):
            behaviours[2]["MVC"][0]["test"] = "LoadCatViewControllerTests.flies"

        self.assertIn("there is no test LoadCatViewControllerTests.flies", self.found(change))

    def test_unlisted_test(self):
        sentence = self.found(lambda each: each[0].update(MVP="It never opens."))
        self.assertIn("LoadCatPresenterTests.opens stands in no behaviour", sentence)

    def test_break_that_is_not_there(self):
        self.assertIn("stands 0 times", self.found(lambda each: each[0]["MVC"][0].update(text="Nowhere.")))

    def test_break_in_two_places(self):
        self.assertRegex(self.found(lambda each: each[0]["MVC"][0].update(text="self")), "stands [0-9]+ times")

    def test_nothing_broken(self):
        def change(behaviours):
            behaviours[0]["MVC"][0]["instead"] = behaviours[0]["MVC"][0]["text"]

        self.assertIn("nothing is broken", self.found(change))

    def test_other_name(self):
        behaviours = copy.deepcopy(LIST)
        behaviours[0]["says"] = "It opens"
        sentences = list(misfits(behaviours, TESTS))
        self.assertEqual(len(sentences), len(ARCHITECTURES))
        for sentence in sentences:
            self.assertIn("opens says 'It opens empty and ready to load', and the list 'It opens'", sentence)

    def test_uneven_cases(self):
        test = dataclasses.replace(TESTS["MVC"]["LoadCatViewControllerTests.opens"], cases=2)
        tests = {**TESTS, "MVC": {**TESTS["MVC"], "LoadCatViewControllerTests.opens": test}}
        sentence = "'It opens empty and ready to load': its cases are uneven: MVC 2, MVP 1, MVVM 1, VIPER 1."
        self.assertEqual(list(misfits(LIST, tests)), [sentence])


class Cases(unittest.TestCase):
    def test_cases(self):
        for traits, count in [
            ("", 1),
            (", arguments: [nil, PhotoFilter.sepia]", 2),
            (", arguments: [[], [Answer.found(.tabby)]]", 2),
            (",\n arguments: zip([[], [], [Answer.found(.tabby)], [.none]], [1, 2, 3, 4])", 4),
            (', arguments: zip(["a, b", "c"], [1, 2])', 2),
            (", arguments: [\n one(1, 2),\n two,\n ]", 2),
        ]:
            self.assertEqual(cases(traits), count, traits)
