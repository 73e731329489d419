import Pipeline
import Testing

@Suite("What is left out")
struct ExclusionTests {
    private static let files = [
        "App/A.swift": "", "App/AMock.swift": "", "App/Generated/B.swift": "", "Pods/Kit/C.swift": "",
        "App/Carthage/Checkouts/D.swift": "", "DerivedData/E.swift": "", "SourcePackages/F.swift": "",
        "Pods.swift": "",
    ]

    @Test("Folders of dependency managers and of Xcode are left out and named, unless they are asked for")
    func foreign() async throws {
        let kiosk = try Kiosk(Self.files)
        let survey = try await kiosk.survey()

        #expect(
            survey.files.map(\.path) == ["App/A.swift", "App/AMock.swift", "App/Generated/B.swift", "Pods.swift"]
        )
        #expect(survey.leftOut == ["App/Carthage", "DerivedData", "Pods", "SourcePackages"])
        #expect(
            survey.notes.map(\.description) == [
                "Left out: App/Carthage, DerivedData, Pods, SourcePackages. What you name as an argument is measured."
            ]
        )
        #expect(try await kiosk.survey("Pods").files.map(\.path) == ["Kit/C.swift"])
        #expect(try await kiosk.survey("Pods/Kit", "App/A.swift").leftOut.isEmpty)
    }

    @Test(
        "A pattern fits the path or the name of a file or a folder",
        arguments: [
            ("*Mock.swift", ["App/AMock.swift", "App/Carthage"], 3),
            ("Generated", ["App/Carthage", "App/Generated"], 3),
            ("App/*", ["App/A.swift", "App/AMock.swift", "App/Carthage", "App/Generated"], 1),
            ("App", ["App"], 1), ("app", ["App/Carthage"], 4), ("Generated/B.swift", ["App/Carthage"], 4),
        ]
    )
    func patterns(pattern: String, leftOut: [String], files: Int) async throws {
        let folder = try Kiosk(Self.files).folder
        let survey = try await SurveyRun(["."], in: folder.url, except: Exclusion([pattern])).run()

        #expect(survey.leftOut.filter { $0.hasPrefix("App") } == leftOut)
        #expect(survey.files.count == files)
    }

    @Test("If all is excluded it says so, and says something else if there is nothing")
    func everything() async throws {
        let folder = try Kiosk(Self.files).folder
        let run = SurveyRun(["App", "Pods.swift"], in: folder.url, except: Exclusion(["*"]))

        #expect(try await run.run().problems == [.allExcluded(argument: "App")])
        #expect(try await Kiosk(["README.md": ""]).survey().problems == [.noSource(argument: ".")])
    }

    @Test("Many names are cut short")
    func manyNames() async throws {
        let files = Dictionary(uniqueKeysWithValues: (1...7).map { ("A\($0)/Pods/A.swift", "") })
        let notes = try await Kiosk(files.merging(["B.swift": ""]) { $1 }).survey().notes

        #expect(
            notes.map(\.description) == [
                "Left out: A1/Pods, A2/Pods, A3/Pods, A4/Pods, A5/Pods and 2 more. What you name as an argument is measured."
            ]
        )
    }
}
