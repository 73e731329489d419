"""A headless Chromium, driven over WebDriver's HTTP with nothing but the standard library."""

import base64
import json
import re
import subprocess
import urllib.error
import urllib.request


class Browser:
    """One session; the driver picks a free port and ends with it."""

    def __init__(self, width, height, script=True, language="en"):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = f"http://127.0.0.1:{self._port()}/session"
        settings = {"intl.accept_languages": language}
        if not script:
            settings["profile.managed_default_content_settings.javascript"] = 2
        options = {
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}"],
            "prefs": settings,
        }
        session = self._send(
            "POST",
            self.address,
            {
                "capabilities": {
                    "alwaysMatch": {
                        "browserName": "chrome",
                        "goog:chromeOptions": options,
                        "goog:loggingPrefs": {"browser": "ALL"},
                        "unhandledPromptBehavior": "ignore",
                        "timeouts": {"script": 110_000},
                    }
                }
            },
        )
        self.session = f"{self.address}/{session['sessionId']}"
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        try:
            self._send("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()

    def resize(self, width, height):
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )

    def open(self, address):
        """Loads the page anew, also when it is there already, and forgets what others have said."""
        self._send("POST", f"{self.session}/url", {"url": "about:blank"})
        self.messages()
        self._send("POST", f"{self.session}/url", {"url": address})

    def run(self, script, *arguments):
        """What the script returns; it may return a promise."""
        try:
            return self._send("POST", f"{self.session}/execute/sync", {"script": script, "args": list(arguments)})
        except urllib.error.HTTPError as error:
            raise SystemExit(f"A script fails: {json.load(error)['value']['message']}\n{script}")

    def command(self, name, **parameters):
        """One of the browser's own commands."""
        return self._send("POST", f"{self.session}/goog/cdp/execute", {"cmd": name, "params": parameters})

    def scheme(self, name):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def messages(self):
        """What has been written to the console since it was last asked."""
        return [entry["message"] for entry in self._send("POST", f"{self.session}/se/log", {"type": "browser"})]

    def title(self):
        return self._send("GET", f"{self.session}/title")

    def has_dialog(self):
        try:
            self._send("GET", f"{self.session}/alert/text")
            return True
        except urllib.error.HTTPError:
            return False

    def picture(self, file, whole=True):
        """A picture of the whole page, or of the window."""
        data = self.command("Page.captureScreenshot", captureBeyondViewport=whole, format="png")["data"]
        file.write_bytes(base64.b64decode(data))

    def print(self, file):
        """The page as it is printed on A4."""
        data = self._send(
            "POST", f"{self.session}/print", {"page": {"width": 21.0, "height": 29.7}, "background": True}
        )
        file.write_bytes(base64.b64decode(data))

    def _port(self):
        for line in self.driver.stdout:
            if found := re.search(r"successfully on port (\d+)", line):
                return int(found[1])
        raise SystemExit("chromedriver did not start. Install Debian's chromium-driver.")

    @staticmethod
    def _send(method, address, body=None):
        data = None if method in ("GET", "DELETE") else json.dumps(body or {}).encode()
        request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)["value"]
