#!/usr/bin/env python3
"""An app in an Xcode project, without a manifest: init describes it, and the report's top says that nothing was built.

On a Mac `import SwiftUI` is found, and the code is for a phone, so that a build would end in errors; on Linux it is not.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

# What Xcode 16 and later write, as far as it tells which folder belongs to which target.
PROJECT = """{ objects = {
    P = {isa = PBXProject; targets = (T, ); };
    T = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (G, ); };
    G = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
}; rootObject = P; }
"""
FILES = {
    "Shop.xcodeproj/project.pbxproj": PROJECT,
    "Shop/ShopApp.swift": "import SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene { WindowGroup { CartView(cart: Cart()) } }\n}\n",
    "Shop/Cart/Cart.swift": 'struct Cart {\n    let title = "Cart"\n}\n',
    "Shop/Cart/CartView.swift": "import SwiftUI\n\nstruct CartView: View {\n    let cart: Cart\n"
    "    var body: some View { Text(cart.title).background(Color(UIColor.systemBackground)) }\n}\n",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    catwalk = parser.parse_args().catwalk.resolve()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, text in FILES.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        expect("The configuration speaks of 3 of 3 Swift files." in run(catwalk, "init", folder), "init")
        expect("sources: Shop" in (folder / ".catwalk.yml").read_text(), "the configuration")
        run(catwalk, "report", "--format", "md", "--output", "report", folder)
        top = (folder / "report" / "report.md").read_text().split("\n## ")[0]
        expect("The figures are those of the sources alone" in top, f"the report, which begins\n{top}")
    print("The app is described and measured from its sources, and the report says so.")


def run(catwalk, command, *arguments):
    folder = arguments[-1]
    done = subprocess.run([catwalk, command, *arguments[:-1]], cwd=folder, capture_output=True, text=True, timeout=600)
    expect(done.returncode == 0, f"{command}, which said\n{done.stderr}")
    return done.stdout


def expect(is_right, what):
    if not is_right:
        raise SystemExit(f"It went wrong at {what}")


if __name__ == "__main__":
    main()
