import Report
import Testing

@testable import Writers

struct ReadmeWriterTests {
    private let table = """
        <!-- catwalk:comparison -->

        Most code: VIPER, with 250 lines that it does not share, 2.50 times as many as MVC (100).

        Of one dog.

        | Measure | MVC | VIPER |
        | --- | ---: | ---: |
        | Types | 2 | 12 (×6.00) |
        | Protocols | 0 | 5 |
        | Code lines | 100 | 250 (×2.50) |
        | Decisions | 3 | 0 (×0.00) |
        | Cognitive, sum | 3 | 0 (×0.00) |
        | Unit tests | 5 | – |
        | Unit test cases | 6 | – |
        | Test code lines | 80 | – |
        | Test doubles | 0 | – |
        | Edges, declared | 1 | ≥ 16 (≥ ×16.0) |
        | Nodes reached, average, declared | 1.50 | ≥ 3.33 (≥ ×2.22) |
        | Edges, resolved | 2 | ≥ 25 (≥ ×12.5) |
        | Nodes reached, average, resolved | 2.00 | ≥ 6.00 (≥ ×3.00) |
        | Regions, any test | 98.0 % | – |
        | Regions, UI-free | 40.0 % | – |

        MVP is left out: its tests fail.

        <!-- /catwalk:comparison -->
        """

    @Test("The table takes the place of what stands between the markers, and nothing else changes")
    func replaced() throws {
        let readme = "# Cats\n<!-- catwalk:comparison -->\nold\n<!-- /catwalk:comparison -->\r\nThe end"
        #expect(try ReadmeWriter.text(of: readme, for: .sample) == "# Cats\n\(table)\r\nThe end")
    }

    @Test("A table that is up to date stays as it is")
    func stable() throws {
        #expect(try ReadmeWriter.text(of: table, for: .sample) == table)
    }

    @Test("A README without markers is left alone")
    func withoutMarkers() throws {
        #expect(try ReadmeWriter.text(of: "# Cats\n", for: .sample) == nil)
    }

    @Test(
        "Markers that don't stand once each and in order are an error",
        arguments: [
            ("<!-- catwalk:comparison -->", 1, 0), ("<!-- /catwalk:comparison -->", 0, 1),
            ("<!-- /catwalk:comparison --><!-- catwalk:comparison -->", 1, 1),
            ("<!-- catwalk:comparison --><!-- catwalk:comparison --><!-- /catwalk:comparison -->", 2, 1),
        ]
    )
    func wrongMarkers(_ readme: String, starts: Int, ends: Int) {
        #expect(throws: ReadmeError.markers(starts: starts, ends: ends)) {
            try ReadmeWriter.text(of: readme, for: .sample)
        }
    }
}
