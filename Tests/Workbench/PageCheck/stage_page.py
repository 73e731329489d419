"""The page of `catwalk show` in a browser, and what is found wrong with it."""

from check_page import AXE_OPTIONS, axe_script
from checks import until


class StagePage:
    """`pictures` is a folder for pictures of all that is looked at; none are kept without it."""

    def __init__(self, browser, faults, pictures=None):
        self.browser, self.faults, self.pictures = browser, faults, pictures
        self.expect = faults.expect
        self.axe = axe_script()
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)

    def waits_for(self, script, what):
        # A save below all four took 17 s on two processors with a load of nine.
        self.expect(until(lambda: self.browser.run(f"return {script}"), 60), what)

    def open(self, address):
        self.browser.open(address)
        self.waits_for("document.querySelectorAll('.phone .buttons button').length > 0", "no phone shows anything")

    def click(self, selector):
        """As soon as it can be clicked; returns when the server has done what was wished."""
        self.waits_for(f"document.querySelector({selector!r})?.matches(':enabled')", f"there is no {selector}")
        self.browser.run("document.querySelector(arguments[0])?.click(); return last;", selector)

    def choose_scenario(self, name):
        """The first that begins with the name; an empty one for none."""
        self.browser.run(
            "const select = document.querySelector('#scenario');"
            "select.value = [...select.options].find(option => arguments[0] && option.text.startsWith(arguments[0]))?.value"
            " ?? ''; select.dispatchEvent(new Event('change', {bubbles: true})); return last;", name,
        )

    def load(self):
        """A cat on all phones."""
        self.click("#phone-0-load")
        self.waits_for("document.querySelectorAll('.phone').length === document.querySelectorAll('.picture use').length",
                       "not all phones show a photo")

    def texts(self, selector):
        return self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(found => found.textContent.trim());", selector
        )

    def look(self, name, is_lost=False):
        """Nothing that axe finds, and nothing on the console but that nobody is reached, if the connection is lost."""
        self.browser.run(self.axe)
        for violation in self.browser.run(AXE_OPTIONS):
            self.expect(False, f"{name}: {violation}")
        for message in self.browser.messages():
            if is_lost and "net::ERR_" in message:
                continue
            self.expect(False, f"{name}: on the console: {message}")
        if self.pictures:
            self.browser.picture(self.pictures / f"stage-{name.replace(' ', '-')}.png", whole=False)
