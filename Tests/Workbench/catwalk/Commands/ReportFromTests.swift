import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

/// Runs the built command on a report that was made before, so that nothing is built.
struct ReportFromTests {
    /// Has breaches and failing tests, so that the command ends with 1.
    private static let sample = Repository.url(of: "Tests/Workbench/FormatCheck/sample-report.json")

    private static let every = "md,json,csv,sarif,badges,mermaid,svg"

    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test("It writes the formats that are asked for, and tells what is wrong with the subject")
    func formats() async throws {
        let result = try await report("--from", Self.sample.path, "--format", Self.every)
        #expect(result.status == .exited(1))
        #expect(
            try folder.names(in: "Reports") == [
                "badges", "diagrams", "pictures", "report.csv", "report.json", "report.md", "report.sarif",
            ]
        )
        #expect(try folder.names() == ["Reports"])
        #expect(result.output.text.hasPrefix("Cats\nOne cat & dog app, written 2 times: MVC and VIPER\nMost code: "))
        #expect(result.errors.text.hasSuffix("\nThe report is in \(folder.url.path)/Reports.\n"))
        #expect(result.errors.text.hasPrefix("The tests of MVP fail, so its figures are not published:\n"))
    }

    @Test(
        "An address of the sources that could be more than an address is refused",
        arguments: ["javascript:a", "https://a/?b"]
    )
    func sourceAddress(_ address: String) async throws {
        let result = try await report("--from", Self.sample.path, "--source-url", address)
        #expect(result.status == .exited(2))
        #expect(try folder.names().isEmpty)
    }

    @Test("Without formats it writes the standard ones, and keeps those fresh that are there")
    func fresh() async throws {
        try folder.write("stale", to: "Reports/report.sarif")
        _ = try await report("--from", Self.sample.path)
        #expect(try folder.names(in: "Reports") == ["index.html", "report.json", "report.md", "report.sarif"])
        #expect(try folder.text(of: "Reports/report.sarif").hasPrefix("{\n"))
    }

    @Test("What is written is what measuring writes: the report in its reproducible form")
    func same() async throws {
        _ = try await report("--from", Self.sample.path, "--format", "json")
        let text = try folder.text(of: "Reports/report.json")
        #expect(!text.contains("\"generated\""))
        _ = try await report("--from", Self.sample.path, "--format", "json", "--no-reproducible")
        #expect(try folder.text(of: "Reports/report.json") == String(contentsOf: Self.sample, encoding: .utf8))
    }

    @Test("Breaches that were accepted when the report was made still are")
    func accepted() async throws {
        try folder.write(
            """
            name: One
            baseline: App
            architectures: [{name: App, sources: App}]
            roles: {View: ['*View']}
            rules: [{name: apart, forbidden: {from: View, to: '*Model'}}]
            """,
            to: ".catwalk.yml"
        )
        try folder.write("struct CatModel {}\nstruct CatView { let model: CatModel }\n", to: "App/Cat.swift")
        _ = try await catwalk("check", "--engine", "syntax", "--update", in: folder.url)
        let made = try await catwalk("report", "--engine", "syntax", in: folder.url)
        #expect(made.status == .exited(0))
        #expect(made.errors.text.contains("App/Cat.swift:2: accepted breach of apart: "))
        let copy = try folder.write(folder.text(of: "Reports/report.json"), to: "old.json")
        let again = try await report("--from", copy.path)
        #expect(again.status == .exited(0))
        #expect(again.errors.text.contains("accepted breach of apart: "))
    }

    @Test("What was handed over and can't be used ends it with 2, and the rest is published")
    func unusable() async throws {
        try folder.write("name: One\nbaseline: App\narchitectures: [{name: App, sources: App}]\n", to: ".catwalk.yml")
        try folder.write("struct Cat {}\n", to: "App/Cat.swift")
        try folder.write("{", to: "coverage.json")
        try folder.write("", to: "Store/nothing")
        for arguments in [["--coverage", "coverage.json"], ["--index-store", "Store"]] {
            let result = try await catwalk(["report"] + arguments, in: folder.url)
            #expect(result.status == .exited(2))
            #expect(result.errors.text.contains("\ncatwalk: \(arguments[1]): "))
            #expect(try folder.text(of: "Reports/report.json").contains("\"name\" : \"App\""))
        }
    }

    @Test("One format goes to standard output, alone")
    func standardOutput() async throws {
        let result = try await report("--from", Self.sample.path, "--format", "csv", "--output", "-")
        #expect(result.output.text.hasPrefix("architecture,list,part,file,line,measure,value\r\n"))
        #expect(result.output.text.hasSuffix("\r\n"))
        #expect(try folder.names().isEmpty)
    }

    @Test("A report that is damaged ends it with 2 and a sentence, and nothing is written", arguments: ["{", "{}"])
    func damaged(_ text: String) async throws {
        let file = try folder.write(text, to: "old.json")
        let result = try await report("--from", file.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: \(file.path) is no whole report"))
        #expect(try folder.names() == ["old.json"])
    }

    @Test("A file that may not grow is an error, and the old report stays")
    func full() async throws {
        try folder.write("old", to: "Reports/report.json")
        try folder.write("old", to: "Reports/report.md")
        let result = try await shell("ulimit -f 4; \"$CATWALK\" report --from \"$SAMPLE\" \"$FOLDER\"")
        #expect(result.status == .exited(2))
        #expect(
            result.errors.text.contains(
                "index.html could not be written: File too large. Raise the limit on the size of files: ulimit -f. No "
                    + "file of the report was changed."
            )
        )
        #expect(try folder.names() == ["Reports"])
        #expect(try folder.names(in: "Reports") == ["report.json", "report.md"])
        #expect(try folder.text(of: "Reports/report.md") == "old")
    }

    @Test("A reader that stops reading ends it quietly")
    func brokenPipe() async throws {
        let command = "\"$CATWALK\" report --from \"$SAMPLE\" --format json --output - | true"
        let result = try await shell(command)
        #expect(result.status == .exited(0))
        // What is wrong with the subject goes to standard error, where somebody may still read; nothing else does.
        #expect(!result.errors.text.contains("pipe"))
        #expect(!result.errors.text.contains("catwalk:"))
    }

    @Test("Two at once leave the one report or the other")
    func together() async throws {
        let other = try String(contentsOf: Self.sample, encoding: .utf8).replacing("\"Cats\"", with: "\"Dogs\"")
        let file = try folder.write(other, to: "other.json").path
        for _ in 1...5 {
            async let first = report("--from", Self.sample.path, "--format", Self.every)
            async let second = report("--from", file, "--format", Self.every)
            _ = try await (first, second)
            let isCats = try ["report.md", "report.json"].map { name in
                try folder.text(of: "Reports/\(name)").contains("Cats")
            }
            #expect(isCats[0] == isCats[1])
            #expect(try folder.names() == ["Reports", "other.json"])
        }
    }

    @Test("The terminal gets no escape that is not its own, whatever the names are")
    func terminal() async throws {
        let text = try String(contentsOf: Self.sample, encoding: .utf8)
            .replacing("\"VIPER", with: #""\u001b]0;owned\u0007\u202E"#).replacing("\"MVP", with: #""\u009b31m"#)
        let file = try folder.write(text, to: "hostile.json")
        let result = try await report("--from", file.path)
        for scalar in (result.output.text + result.errors.text).unicodeScalars where scalar != "\n" {
            #expect(![.control, .format].contains(scalar.properties.generalCategory))
        }
    }

    private func report(_ arguments: String...) async throws -> ToolResult {
        try await catwalk(["report"] + arguments + [folder.url.path])
    }

    private func shell(_ script: String) async throws -> ToolResult {
        var environment = ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
        environment["CATWALK"] = Twins.products.appending(path: "catwalk").path
        environment["SAMPLE"] = Self.sample.path
        environment["FOLDER"] = folder.url.path
        return try await Tool(executable: URL(filePath: "/bin/bash"), environment: environment).run(
            ["-c", script],
            within: .build
        )
    }
}
