import Testing

@testable import Writers

struct ComparisonSectionTests {
    @Test("Each group of measures is a table, with the ratio to the baseline beside what is no share")
    func tables() {
        #expect(
            MarkdownWriter.section("Size") == """
                ### Size

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Files | 2 | 8 (×4.00) |
                | Types | 2 | 12 (×6.00) |
                | Protocols | 0 | 5 |
                | Code lines | 100 | 250 (×2.50) |
                | Logical lines | 40 | 90 (×2.25) |
                | Largest type | 60 | – |
                | Logic lines | 40 | 0 (×0.00) |
                | Overhead | 1.50 | – |
                | Synchronising lines | 12 | – |
                | Deciding lines | 12 | – |
                | Composing lines | 12 | – |
                | State variables | 2 | – |
                """
        )
        #expect(
            MarkdownWriter.section("Coupling, as declared") == """
                ### Coupling, as declared

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Edges | 1 | ≥ 16 (≥ ×16.0) |
                | Propagation cost | 75.0 % | ≥ 27.8 % |
                | Nodes reached, average | 1.50 | ≥ 3.33 (≥ ×2.22) |
                | NCCD | 1.09 | ≥ 1.11 (≥ ×1.02) |
                | Nodes in cycles | 0 | ≥ 3 |
                | Edges to protocols | 0 | ≥ 9 |
                | Edges across scenes | 1 | – |
                | UI-free code lines | 25.0 % | – |
                | UI-free deciding | 75.0 % | – |
                | Places of breaches | 0 | 1 |
                """
        )
        #expect(
            MarkdownWriter.section("Coupling, as resolved") == """
                ### Coupling, as resolved

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Edges | 2 | ≥ 25 (≥ ×12.5) |
                | Propagation cost | 100.0 % | ≥ 50.0 % |
                | Nodes reached, average | 2.00 | ≥ 6.00 (≥ ×3.00) |
                | NCCD | 1.45 | ≥ 1.99 (≥ ×1.37) |
                | Nodes in cycles | 2 | ≥ 5 (≥ ×2.50) |
                | Inversion | – | 66.7 % |

                In VIPER, code is called back through Observation (places: 1, the first VIPER/Binding.swift:1). \
                No graph has that edge, so edges, cycles, nodes reached, NCCD and propagation cost of VIPER are lower bounds.
                """
        )
    }

    @Test("What was not measured of an architecture is a dash")
    func missing() {
        #expect(
            MarkdownWriter.section("Tests") == """
                ### Tests

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Unit tests | 5 | – |
                | Unit test cases | 6 | – |
                | Scenarios run | 44 | – |
                | Test code lines | 80 | – |
                | Test doubles | 0 | – |
                | Test lines per line | 0.80 | – |
                | Median test lines | 7.50 | – |
                | Median cyclomatic | 1.00 | – |
                """
        )
        #expect(
            MarkdownWriter.section("Coverage") == """
                ### Coverage

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Regions, unit tests | 60.0 % | – |
                | Regions, scenarios | 90.0 % | – |
                | Regions, any test | 98.0 % | – |
                | Functions, any test | 100.0 % | – |
                | Lines, any test | 98.8 % | – |
                | Code lines, any test | 98.6 % | – |
                | Regions, UI-free | 40.0 % | – |
                | Deciding, UI-free | 75.0 % | – |
                """
        )
    }

    @Test("None of something is a number, and so is its ratio")
    func nothing() {
        #expect(
            MarkdownWriter.section("Complexity") == """
                ### Complexity

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Bodies | 1 | 0 (×0.00) |
                | Decisions | 3 | 0 (×0.00) |
                | Cyclomatic, sum | 4 | 0 (×0.00) |
                | Cyclomatic, worst | 4 | 0 (×0.00) |
                | Cognitive, sum | 3 | 0 (×0.00) |
                | Cognitive, worst | 3 | 0 (×0.00) |
                | Deepest nesting | 3 | – |
                """
        )
    }
}
