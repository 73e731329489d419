import ArgumentParser
import Foundation
import TestFolder
import Testing
import Twins

@testable import catwalk

/// Checks a subject that is really built.
@Suite(.serialized, .buildingTwins(by: .commands))
struct CheckCommandTests {
    private let noFigures = "There is no baseline of figures: catwalk check --update writes one."
    private let noGate = "Figures: none are held. The key gate in .catwalk.yml names those that are."

    @Test("Breaches are found in the index, accepted, and missed when they are gone; nothing is built twice")
    func accepted() async throws {
        let folder = try fresh()
        try folder.write(folder.text(of: ".catwalk.yml") + "gate: {exact: true}\n", to: ".catwalk.yml")
        let screen = try folder.text(of: "Sources/Left/Greet/GreetScreen.swift")
        try folder.plantBreach()
        // The driver hands `--a` to the linker, which knows no such option: whoever links fails.
        try folder.write(
            """
            #if os(Linux)
            @section(".swift1_autolink_entries") @used let options: (UInt8, UInt8, UInt8, UInt8) = (45, 45, 97, 0)
            #endif

            """,
            to: "Sources/Left/Greet/Options.swift"
        )
        let parent = folder.url.deletingLastPathComponent()
        let name = folder.url.lastPathComponent

        let first = try await catwalk("check", name, in: parent)
        #expect(first.status == .exited(1))
        #expect(first.errors.text == "Building the subject\n")
        let place = "\(name)/Sources/Left/Greet/GreetScreen.swift"
        let words =
            "error: HomeView (View) reads a property of Name (Base), which is forbidden. [view-does-not-use-base]"
        #expect(
            first.output.text == """
                \(place):14:25: \(words)
                \(place):18:25: \(words)
                Rules: 1. Breaches: 1 new at 2 places, 0 accepted, 0 gone. If that is meant, accept it with catwalk \
                check --update-breaches.
                \(noFigures)

                """
        )

        // No type is named, so syntax alone sees nothing.
        let syntax = try await catwalk("check", "--engine", "syntax", in: folder.url)
        #expect(syntax.status == .exited(0))
        #expect(syntax.output.text == "Rules: 1. Breaches: 0 new, 0 accepted, 0 gone.\n\(noFigures)\n")

        let update = try await catwalk("check", "--update", in: folder.url)
        #expect(update.status == .exited(0))
        #expect(
            update.output.text
                == "Accepted in .catwalk-baseline.json: 1 breach at 2 places, and the figures of Base, Left, Right.\n"
        )
        #expect(update.errors.text.isEmpty)

        let second = try await catwalk("check", in: folder.url)
        #expect(second.status == .exited(0))
        #expect(
            second.output.text == "Rules: 1. Breaches: 0 new, 1 accepted at 2 places, 0 gone.\nFigures: as accepted.\n"
        )
        #expect(second.errors.text.isEmpty)

        let rule = try await catwalk("explain", "view-does-not-use-base", in: folder.url)
        #expect(
            rule.output.text == """
                view-does-not-use-base

                Forbidden: no type in View uses a type in Base.
                Source: .catwalk.yml

                  Breaches: 1 at 2 places
                  Sources/Left/Greet/GreetScreen.swift:14:25: HomeView (View) reads a property of Name (Base), which \
                is forbidden.
                  Sources/Left/Greet/GreetScreen.swift:18:25: HomeView (View) reads a property of Name (Base), which \
                is forbidden.

                """
        )

        // The file is changed after it was built, so that the index no longer tells what it holds.
        try folder.write(screen, to: "Sources/Left/Greet/GreetScreen.swift")
        let mended = try await catwalk("check", "--quiet", in: folder.url)
        #expect(mended.status == .exited(1))
        let lines = mended.output.text.split(separator: "\n")
        #expect(
            lines.first == """
                .catwalk-baseline.json: warning: the accepted breach of view-does-not-use-base: Left.HomeView uses \
                Base.Name is gone; take it out with catwalk check --update
                """
        )
        #expect(
            lines.dropFirst().map { $0.prefix { $0 != "," } } == [
                "Sources/Left/Greet/GreetScreen.swift: error: HomeView no longer uses Base.Name [figures of Left]",
                "Sources/Left/Greet/GreetScreen.swift: error: HomeView no longer uses Left.GreetPresenter [figures of Left]",
                "Sources/Left/Greet/GreetScreen.swift: error: code lines 17 → 9 (−8)",
                ".catwalk-baseline.json: error: Left is not as accepted",
            ]
        )
        #expect(mended.errors.text.isEmpty)
    }

    @Test("The worked example of Documentation/check.md goes as it is written")
    func documented() async throws {
        let folder = try TestFolder(keptAt: Twins.products.appending(path: "CheckExample", directoryHint: .isDirectory))
        let blocks = try Documentation.blocks(of: "check.md", after: "## An example to redo by hand")
        let paths = [".catwalk.yml", "Sources/Model/Photo.swift", "Sources/MVP/Load.swift"]
        for (path, text) in zip(paths, blocks) { try folder.write(text, to: path) }
        try? FileManager.default.removeItem(at: folder.url(of: ".catwalk-baseline.json"))

        var transcript = ""
        for line in try #require(blocks.last).split(separator: "\n") where line.hasPrefix("$ catwalk ") {
            let arguments = line.split(separator: " ").dropFirst(2).map(String.init)
            transcript += "\(line)\n" + (try await catwalk(arguments, in: folder.url).output.text)
        }
        #expect(transcript == blocks.last)
    }

    @Test("What does not build can't be checked, but by its syntax")
    func brokenBuild() async throws {
        let folder = try fresh()
        try folder.write("struct HomeView { let name: Nam }\n", to: "Sources/Left/HomeView.swift")
        // Twice, for a file with errors is indexed, too, and would look up to date the second time.
        for _ in 1...2 {
            let index = try await catwalk("check", "--quiet", folder.url.path)
            #expect(index.status == .exited(2))
            #expect(index.output.text.isEmpty)
            #expect(index.errors.text.hasPrefix("catwalk: The subject does not build."))
            #expect(index.errors.text.contains("  Sources/Left/HomeView.swift:1:29: error: "))
            #expect(index.errors.text.hasSuffix("catwalk check --engine syntax can check, and sees less.\n"))
        }

        let syntax = try await catwalk("check", "--quiet", "--engine", "syntax", folder.url.path)
        #expect(syntax.status == .exited(0))
        #expect((syntax.output.text + syntax.errors.text).isEmpty)
    }

    @Test("A baseline that is not understood is an error with the file and the key, and --update takes its place")
    func brokenBaseline() async throws {
        let folder = try fresh()
        let file = try folder.write("{\"schemaVersion\": 2}", to: ".catwalk-baseline.json")
        let check = try await catwalk("check", "--engine", "syntax", folder.url.path)
        #expect(check.status == .exited(2))
        #expect(
            check.errors.text.hasPrefix("catwalk: \(file.path) is not understood, at acceptedBreaches: ")
        )
        let update = try await catwalk("check", "--update", "--engine", "syntax", folder.url.path)
        #expect(update.status == .exited(0))
        #expect(update.output.text.hasPrefix("Accepted in .catwalk-baseline.json: 0 breaches"))
        #expect(try await catwalk("check", "--engine", "syntax", folder.url.path).status == .exited(0))
    }

    @Test("A store that can't be used ends it with 2, and accepts nothing", arguments: [[], ["--update"]])
    func brokenStore(_ arguments: [String]) async throws {
        let folder = try fresh()
        try folder.write("", to: "Store/nothing")
        let check = try await catwalk(["check", "--index-store", "Store"] + arguments, in: folder.url)
        #expect(check.status == .exited(2))
        #expect(check.errors.text.hasPrefix("catwalk: Store: "))
        #expect(check.errors.text.hasSuffix("catwalk check --engine syntax can check, and sees less.\n"))
        #expect(check.output.text.isEmpty)
        #expect(try !folder.names().contains(".catwalk-baseline.json"))
    }

    @Test("Without rules there is nothing to build and nothing to break")
    func withoutRules() async throws {
        let folder = try fresh()
        let configuration = try folder.text(of: ".catwalk.yml")
        let rules = try #require(configuration.range(of: "rules:"))
        try folder.write(String(configuration[..<rules.lowerBound]), to: ".catwalk.yml")
        let check = try await catwalk("check", folder.url.path)
        #expect(check.status == .exited(0))
        #expect(
            check.output.text == "Rules: none in .catwalk.yml. Breaches: 0 new, 0 accepted, 0 gone.\n\(noGate)\n"
        )
        #expect(check.errors.text.isEmpty)
    }

    @Test("By syntax it needs no Swift, also to say that a figure is not what the index's were accepted with")
    func withoutSwift() async throws {
        let folder = try fresh()
        try folder.write(folder.text(of: ".catwalk.yml") + "gate: {exact: true}\n", to: ".catwalk.yml")
        #expect(try await catwalk("check", "--update", in: folder.url).status == .exited(0))
        let bySyntax = ["check", "--engine", "syntax"]
        let nowhere = ["PATH": "/nowhere"]
        #expect(try await catwalk(bySyntax, in: folder.url, adding: nowhere).status == .exited(0))
        try folder.write("struct More {}\n", to: "Sources/Left/Greet/More.swift")
        let check = try await catwalk(bySyntax, in: folder.url, adding: nowhere)
        #expect(check.status == .exited(1))
        #expect(check.output.text.contains("\nFigures: "))
        #expect(!check.output.text.contains("The accepted figures were measured with"))
        #expect(check.errors.text.isEmpty)
    }

    @Test("Without arguments it checks this folder, with the index, and writes nothing")
    func defaults() throws {
        let command = try CheckCommand.parse([])
        #expect(command.subject.path == ".")
        #expect(command.engine == nil)
        #expect(!command.update)
    }

    private func fresh() throws -> TestFolder { try Twins.shared(by: .commands) }
}

extension TestFolder {
    /// A view of the left twin that uses the shared layer on two lines, without naming a type of it.
    fileprivate func plantBreach() throws {
        let presenter = try text(of: "Sources/Left/Greet/GreetPresenter.swift")
        try write(
            presenter.replacing("let screen", with: "let guest = Name(\"\")\n    let screen"),
            to: "Sources/Left/Greet/GreetPresenter.swift"
        )
        let screen = try text(of: "Sources/Left/Greet/GreetScreen.swift")
        try write(
            screen + """

                struct HomeView {
                    func width(_ presenter: GreetPresenter) -> Int {
                        presenter.guest.text.count
                    }

                    func height(_ presenter: GreetPresenter) -> Int {
                        presenter.guest.text.count
                    }
                }

                """,
            to: "Sources/Left/Greet/GreetScreen.swift"
        )
    }
}
