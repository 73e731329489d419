import CompiledCode
import Foundation
import Pipeline
import Report
import Support
import TestFolder
import Testing
import Toolchain

@Suite("Handed-in coverage")
struct CoverageArtifactTests {
    private static let sources = ["App/A.swift": "func a() {\n}\n", "App/B.swift": "", "Kit/C.swift": ""]

    @Test("Files and targets have the coverage that an export tells, told by the ends of its paths")
    func export() async throws {
        let kiosk = try Kiosk(Self.sources)
        try kiosk.folder.write(CoverageText.export(of: "/ci/App/A.swift"), to: "cov.json")
        let survey = try await Self.survey(of: kiosk)

        #expect(survey.problems == [])
        #expect(survey.files.map { $0.coverage?.regions } == [CoverageCount(covered: 3, total: 4), nil, nil])
        #expect(survey.targets.map { $0.coverage?.lines } == [CoverageCount(covered: 5, total: 8), nil])
        #expect(survey.total.coverage?.lines == CoverageCount(covered: 5, total: 8))

        let rows = SurveyWriter(of: survey).text.description.split(separator: "\n")
        #expect(rows.first?.hasSuffix("  regions run  lines run") == true)
        #expect(
            rows.dropFirst().map { $0.split(separator: " ").suffix(2) } == [
                ["3/4", "5/8"], ["-", "-"], ["3/4", "5/8"],
            ]
        )
        #expect(SurveyWriter(of: survey).commaSeparated.contains(",3,4,5,8,\r\n"))
        #expect(try JSONText.text(for: survey).contains("\"covered\" : 3"))
    }

    @Test("Without coverage there is no column for it, and no key")
    func none() async throws {
        let survey = try await Kiosk(Self.sources).survey()

        #expect(!SurveyWriter(of: survey).text.description.contains("regions"))
        #expect(!SurveyWriter(of: survey).commaSeparated.contains("regions"))
        #expect(try !JSONText.text(for: survey).contains("coverage"))
    }

    @Test(
        "Coverage of other code is named, and gives no figures",
        arguments: [
            (CoverageText.export(of: "/ci/Other/Z.swift"), CoverageFault.foreign(count: 1)),
            (CoverageText.export(of: "/ci/App/A.swift", lastLine: 7), .otherVersion(file: "App/A.swift", line: 7)),
        ]
    )
    func otherCode(export: String, fault: CoverageFault) async throws {
        let kiosk = try Kiosk(Self.sources)
        try kiosk.folder.write(export, to: "cov.json")
        let survey = try await Self.survey(of: kiosk)

        #expect(survey.problems == [.coverage(argument: "cov.json", fault)])
        #expect(survey.total.coverage == nil)
        #expect(survey.files.count == 3)
    }

    @Test("Of two that tell of the same file the second is named, and none of it is used")
    func doubled() async throws {
        let kiosk = try Kiosk(Self.sources.merging(["Kit/C.swift": "func c() {\n}\n"]) { $1 })
        try kiosk.folder.write(CoverageText.export(of: "/ci/App/A.swift"), to: "one.json")
        try kiosk.folder.write(CoverageText.export(of: "/other/App/A.swift", covered: 1), to: "two.json")
        try kiosk.folder.write(CoverageText.export(of: "/ci/Kit/C.swift"), to: "kit.json")
        let coverage = ["one.json", "two.json", "kit.json"].map { name in
            CoverageArtifact(export: name, in: kiosk.folder.url)
        }
        let survey = try await SurveyRun(["."], in: kiosk.folder.url).run(coverage: coverage)

        #expect(
            survey.problems == [.coverage(argument: "two.json", .doubled(file: "App/A.swift", other: "one.json"))]
        )
        let regions = CoverageCount(covered: 3, total: 4)
        #expect(survey.files.map { $0.coverage?.regions } == [regions, nil, regions])
    }

    @Test("What can't be read is named as it was given", arguments: ["gone.json", "App", "App/A.swift"])
    func unreadable(argument: String) async throws {
        let kiosk = try Kiosk(Self.sources)
        let problem = try #require(try await Self.survey(of: kiosk, argument: argument).problems.first)

        #expect(problem.path == argument)
        #expect(problem.reason.contains(argument))
        #expect(!problem.reason.contains(kiosk.folder.url.path))
    }

    @Test("A profile is read with the program that wrote it")
    func profile() async throws {
        // A region each for the top-level code, for `a` and for `b`, which does not run.
        let kiosk = try Kiosk(["main.swift": "func a() {}\nfunc b() {}\na()\n"])
        let toolchain = try await Self.run(in: kiosk.folder)
        let coverage = CoverageArtifact(
            profile: "a.profraw",
            programs: ["a"],
            in: kiosk.folder.url,
            toolchain: toolchain
        )
        let survey = try await SurveyRun(["."], in: kiosk.folder.url).run(coverage: [coverage])

        #expect(survey.problems == [])
        #expect(survey.total.coverage?.functions == CoverageCount(covered: 2, total: 3))
        #expect(survey.total.coverage?.regions == CoverageCount(covered: 2, total: 3))
    }

    @Test("A profile that can't be read is named as it was given, and no path of this machine is told")
    func badProfile() async throws {
        let kiosk = try Kiosk(["main.swift": ""])
        try kiosk.folder.write("no profile", to: "a.profdata")
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        let coverage = CoverageArtifact(
            profile: "a.profdata",
            programs: ["a"],
            in: kiosk.folder.url,
            toolchain: toolchain
        )
        let survey = try await SurveyRun(["."], in: kiosk.folder.url).run(coverage: [coverage])
        let problem = try #require(survey.problems.first)

        #expect(problem.path == "a.profdata")
        #expect(problem.reason.hasPrefix("llvm-profdata could not read the profile: "))
        #expect(problem.reason.hasSuffix(" and use the toolchain that built it."))
        #expect(!problem.reason.contains("/"))
    }

    @Test("A pipe in the place of a profile, or of the program, is told, and no tool waits for it")
    func pipes() async throws {
        let kiosk = try Kiosk(["main.swift": "", "a": ""])
        try #require(mkfifo(kiosk.folder.url(of: "pipe.profraw").path, 0o600) == 0)
        try kiosk.folder.write("", to: "b.profraw")
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        for (profile, program) in [("pipe.profraw", "a"), ("b.profraw", "pipe.profraw")] {
            let folder = kiosk.folder.url
            let coverage = CoverageArtifact(profile: profile, programs: [program], in: folder, toolchain: toolchain)
            let survey = try await SurveyRun(["."], in: folder).run(coverage: [coverage])
            let problem = try #require(survey.problems.first)
            #expect(problem.reason.hasPrefix("pipe.profraw is not a regular file. "))
        }
    }

    @Test(
        "A program that did not write the profile is named, and no path of this machine is told",
        arguments: ["main.swift", "/bin/ls"]
    )
    func otherProgram(_ program: String) async throws {
        let kiosk = try Kiosk(["main.swift": "print(1)"])
        let toolchain = try await Self.run(in: kiosk.folder)
        let coverage = CoverageArtifact(
            profile: "a.profraw",
            programs: [program],
            in: kiosk.folder.url,
            toolchain: toolchain
        )
        let survey = try await SurveyRun(["."], in: kiosk.folder.url).run(coverage: [coverage])
        let problem = try #require(survey.problems.first)

        #expect(problem.path == "a.profraw")
        #expect(problem.reason.contains(URL(filePath: program).lastPathComponent))
        #expect(!problem.reason.contains("/"))
    }

    #if os(Linux)
        @Test("A file whose name is not UTF-8 can't be opened, and this is said of it")
        func misnamed() async throws {
            let kiosk = try Kiosk(Self.sources)
            try kiosk.folder.make([0xFF])
            let problems = try await Self.survey(of: kiosk, argument: "\u{FFFD}").problems

            #expect(
                problems.map(\.reason) == [
                    "Its name, or that of a folder around it, is not UTF-8, so it can't be opened. Rename it."
                ]
            )
        }
    #endif

    private static func survey(of kiosk: Kiosk, argument: String = "cov.json") async throws -> Survey {
        let coverage = CoverageArtifact(export: argument, in: kiosk.folder.url)
        return try await SurveyRun(["."], in: kiosk.folder.url).run(coverage: [coverage])
    }

    /// Compiles `main.swift` to a program that writes a profile, and runs it.
    private static func run(in folder: TestFolder) async throws -> Toolchain {
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        let compiler = try await toolchain.directCompiler()
        let program = folder.url(of: "a")
        let options = ["-profile-generate", "-profile-coverage-mapping", "-o", program.path]
        _ = try await compiler.run(options + [folder.url(of: "main.swift").path], in: folder.url, within: .build)
            .checked()
        _ = try await Tool(executable: program, environment: toolchain.swift.environment)
            .run([], adding: ["LLVM_PROFILE_FILE": folder.url(of: "a.profraw").path]).checked()
        return toolchain
    }
}

/// What another machine wrote.
private enum CoverageText {
    /// 3 of 4 regions and 5 of 8 lines of a file of another machine ran.
    static func export(of path: String, lastLine: Int = 2, covered: Int = 3) -> String {
        """
        {"data": [{"files": [{"filename": "\(path)", "segments": [[1, 1, 1, true, true, false], [\(lastLine), 2, 0, false, false, false]],
          "summary": {"regions": {"count": 4, "covered": \(covered)}, "functions": {"count": 2, "covered": 2},
                      "lines": {"count": 8, "covered": 5}}}]}]}
        """
    }
}
