#!/usr/bin/env python3
"""An app in an Xcode project, without a manifest: init describes it, and the report's top says that nothing was built.

On a Mac `import SwiftUI` is found, and the code is for a phone, so that a build would end in errors; on Linux it is not.
"""

from checks import check, folder, run, write

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


def catwalk(program, place, *arguments):
    done = run([program, *arguments], cwd=place, timeout=600)
    if done.returncode != 0:
        raise SystemExit(f"It went wrong at {arguments[0]}, which said\n{done.stderr}")
    return done.stdout


@check(__doc__, "catwalk")
def main(options, faults):
    with folder() as place:
        write(place, FILES)
        told = catwalk(options.catwalk, place, "init")
        faults.expect("The configuration speaks of 3 of 3 Swift files." in told, "init does not speak of three files")
        faults.expect("sources: Shop" in (place / ".catwalk.yml").read_text(), "the configuration does not name the folder")
        catwalk(options.catwalk, place, "report", "--format", "md", "--output", "report")
        top = (place / "report" / "report.md").read_text().split("\n## ")[0]
        faults.expect("The figures are those of the sources alone" in top, f"the report begins otherwise:\n{top}")
    return "An app in an Xcode project, described and measured from its sources"
