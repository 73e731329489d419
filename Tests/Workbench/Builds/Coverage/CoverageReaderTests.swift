import Coverage
import Foundation
import Report
import Testing

/// The example of Documentation/coverage.md, compiled and run.
struct CoverageReaderTests {
    @Test("Unit tests, scenarios and both together: the documented example, by hand")
    func example() async throws {
        let program = try await CoveredProgram(["Shelf.swift": Self.shelf, "main.swift": Self.main])
        let runs = try await program.reader.read(
            unit: [program.profile(of: ["unit"])],
            scenarios: [program.profile()],
            of: [program.folder.url(of: "Shelf.swift")],
            merged: program.folder.url(of: "merged")
        )
        let figures = runs.map { coverage in
            coverage.crossed(withCodeLines: ["Shelf.swift": Self.codeLines]).figures(of: ["Shelf.swift"])
        }
        #expect(figures.unit == Self.figures(regions: (3, 5), functions: (2, 3), lines: (10, 11), codeLines: (6, 7)))
        #expect(
            figures.scenarios == Self.figures(regions: (1, 5), functions: (1, 3), lines: (1, 11), codeLines: (1, 7))
        )
        #expect(figures.all == Self.figures(regions: (4, 5), functions: (3, 3), lines: (11, 11), codeLines: (7, 7)))
        #expect(runs.all.gaps(of: "Shelf.swift") == [CoveragePlace(line: 9, column: 38)])
    }

    @Test("Regions of the documented example by body and type")
    func shares() async throws {
        let program = try await CoveredProgram(["Shelf.swift": Self.shelf, "main.swift": Self.main])
        let regions = try #require(try await program.coverage(of: "Shelf.swift").regions["Shelf.swift"])
        let shares = regions.shares(
            among: [
                CodeStretch("Shelf", lines: 1...13),
                CodeStretch("isFull.get", lines: 12...12),
                CodeStretch("count(upTo:)", lines: 4...10),
            ]
        )
        #expect(
            shares.mapValues(\.count) == [
                "count(upTo:)": CoverageCount(covered: 0, total: 4),
                "isFull.get": CoverageCount(covered: 1, total: 1),
            ]
        )
    }

    @Test("The regions of a file add up to what llvm-cov counts, where closures start as the function around them does")
    func corners() async throws {
        let program = try await CoveredProgram(["Corners.swift": Self.corners, "main.swift": "corners()"])
        let coverage = try await program.coverage(of: "Corners.swift")
        let regions = try #require(coverage.regions["Corners.swift"])
        // Two for the closures, which stand for the properties too; text's ternary adds two, the function and its
        // autoclosure one each.
        #expect(regions.count == CoverageCount(covered: 5, total: 6))
        #expect(coverage.files["Corners.swift"]?.regions == regions.count)
    }

    @Test("Profiles of two builds are refused")
    func mixedBuilds() async throws {
        let old = try await CoveredProgram(["main.swift": Self.oldRun])
        let new = try await CoveredProgram(["main.swift": Self.newRun])
        let profiles = [try await new.profile(), try await old.profile()]
        let error = await #expect(throws: CoverageError.self) {
            try await new.reader.read(
                unit: profiles,
                scenarios: profiles,
                of: [new.folder.url],
                merged: new.folder.url(of: "merged")
            )
        }
        #expect(error?.description.contains("counter mismatch") == true)
    }

    // Programs for macOS leave no mark of their build in a profile.
    #if os(Linux)
        @Test("A profile that another program wrote is refused, though llvm-cov would leave out what does not fit")
        func otherBuild() async throws {
            let old = try await CoveredProgram(["main.swift": Self.oldRun])
            let new = try await CoveredProgram(["main.swift": Self.newRun]
            )
            let profile = try await old.profile()
            let error = await #expect(throws: CoverageError.self) {
                try await new.reader.read(
                    unit: [profile],
                    scenarios: [profile],
                    of: [new.folder.url],
                    merged: new.folder.url(of: "merged")
                )
            }
            #expect(error?.description.contains("Missing binary ID") == true)
        }
    #endif

    @Test("Tests that left no profile are an error that names the program")
    func noProfile() async throws {
        let program = try await CoveredProgram(["main.swift": ""])
        await #expect(throws: CoverageError.noProfile(program: program.program.path)) {
            try await program.reader.read(unit: [], scenarios: [], of: [], merged: program.folder.url(of: "merged"))
        }
    }
}

extension CoverageReaderTests {
    // Public, as the profile names other functions by their file's path too, which is not the same here.
    private static let oldRun = "public func run(_ n: Int) -> Int { n }\n_ = run(1)"
    private static let newRun = "public func run(_ n: Int) -> Int { n > 1 ? 1 : 2 }\n_ = run(1)"

    private static let shelf = """
        struct Shelf {
            let books: [String]

            func count(upTo limit: Int) -> Int {
                // Short titles take no room.
                let fitting = books.filter { book in
                    book.count <= limit
                }
                return fitting.isEmpty ? 0 : fitting.count
            }

            var isFull: Bool { books.count > 9 }
        }
        """

    private static let main = """
        if CommandLine.arguments.contains("unit") {
            _ = Shelf(books: ["Emma"]).count(upTo: 3)
        } else {
            _ = Shelf(books: []).isFull
        }
        """

    /// All but the blank lines 3 and 11 and the comment on line 5.
    private static let codeLines: Set = [1, 2, 4, 6, 7, 8, 9, 10, 12, 13]

    private static let corners = """
        struct Corners {
            var items: [Int] = { [] }()
            lazy var text: String = { items.isEmpty ? "none" : "some" }()
        }

        func corners() {
            var corners = Corners()
            _ = corners.text.isEmpty || corners.items.isEmpty
        }
        """

    private static func figures(
        regions: (Int, Int),
        functions: (Int, Int),
        lines: (Int, Int),
        codeLines: (Int, Int)
    ) -> CoverageFigures {
        CoverageFigures(
            regions: CoverageCount(covered: regions.0, total: regions.1),
            functions: CoverageCount(covered: functions.0, total: functions.1),
            lines: CoverageCount(covered: lines.0, total: lines.1),
            codeLines: CoverageCount(covered: codeLines.0, total: codeLines.1)
        )
    }
}
