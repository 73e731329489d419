import Foundation
import TestFolder
import Testing
import Toolchain

@testable import catwalk

struct WorkshopRecordTests {
    @Test(
        "A folder goes with an exercise and a name, and --since goes alone",
        arguments: [[], ["."], [".", "read/season"], [".", "read/season", "start", "--since", "HEAD"]]
    )
    func arguments(_ arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try WorkshopRecord.parse(arguments) }
        #expect(error.map(WorkshopRecord.message)?.contains("Give a folder, an exercise and a name") == true)
    }

    @Test("Patches follow a package below the top of its repository; one that can't is named, with exit code 1")
    func follows() async throws {
        let folder = try TestFolder()
        for (path, text) in Self.files { try folder.write(text, to: "App/\(path)") }
        let git = try #require(Tool.find("git", in: ProcessInfo.processInfo.environment))
        let user = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        for arguments in [["init", "--quiet"], ["add", "--all"], user + ["commit", "--quiet", "-m", "one"]] {
            _ = try await git.run(arguments, in: folder.url).checked()
        }
        let course = folder.url(of: "App/Workshop").path
        try folder.write("Autumn\nWind.\nLeaves fall.\nFog.\n", to: "App/Poems/autumn.txt")
        let well = try await catwalk("workshop", "record", "--since", "HEAD", "--course", course)
        #expect(well.status == .exited(0))
        #expect(well.output.text == "✓ Patches/rise.patch\nPatches written: 1. Patches that can't be made: 0.\n")
        let patch = try folder.text(of: "App/Patches/rise.patch")
        #expect(patch.contains("@@ -2,3 +2,3 @@ Autumn\n Wind.\n-Leaves fall.\n"))
        try folder.write("Wind.\nNeedles fall.\nFog.\n", to: "App/Poems/autumn.txt")
        try folder.write(Self.files["Patches/rise.patch"] ?? "", to: "App/Patches/rise.patch")
        let ill = try await catwalk("workshop", "record", "--since", "HEAD", "--course", course)
        #expect(ill.status == .exited(1))
        #expect(ill.output.text.hasPrefix("✗ Patches/rise.patch: What it changes in Poems/autumn.txt has changed"))
        let unknown = try await catwalk("workshop", "record", "--since", "nothing", "--course", course)
        #expect(unknown.status == .exited(2))
        #expect(unknown.errors.text.contains("nothing"))
    }

    private static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Poems/autumn.txt": "Wind.\nLeaves fall.\nFog.\n",
        "Patches/rise.patch": """
        --- a/Poems/autumn.txt
        +++ b/Poems/autumn.txt
        @@ -2,2 +2,2 @@
        -Leaves fall.
        +Leaves rise.
         Fog.

        """,
        "Workshop/Package/.gitignore": ".build/\n",
        "Workshop/workshop.yml": """
        title: {en: Poems, zh: 诗}
        package: {Sources/Poems: Poems}
        patches: [Patches]
        chapters: [{id: read, title: {en: Read, zh: 读}, exercises: []}]
        """,
    ]
}
