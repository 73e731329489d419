import Report
import Testing

@testable import Writers

struct BenchmarkWriterTests {
    private let writer = BenchmarkWriter(
        of: [
            BenchmarkResult(
                title: "save_all",
                rows: [["", "median"], ["A|B", "2 µs"]],
                costs: [
                    BenchmarkResult.Cost(
                        of: "A|B",
                        in: "save_all",
                        measure: "processor time",
                        unit: "µs",
                        value: 2,
                        bounds: 1.5...2.5
                    )
                ]
            ),
            BenchmarkResult(
                title: "open",
                rows: [["", "after"], ["A", "30"]],
                costs: [
                    BenchmarkResult.Cost(
                        of: "=A",
                        in: "open",
                        measure: "instructions",
                        unit: "instructions",
                        value: 30,
                        change: "slower, +50.0 %"
                    )
                ]
            ),
        ]
    )

    @Test("On GitHub each result is a table, in which names are no markup")
    func markdown() {
        #expect(
            writer.markdown == #"""
                #### save\_all

                |  | median |
                | --- | ---: |
                | A\|B | 2 µs |

                #### open

                |  | after |
                | --- | ---: |
                | A | 30 |

                """#
        )
    }

    @Test("In a spreadsheet each cost is a line, and no name a formula")
    func commaSeparated() {
        #expect(
            writer.commaSeparated.split(separator: "\r\n").map(String.init) == [
                "in,of,measure,unit,value,low,high,change",
                "save_all,A|B,processor time,µs,2.0,1.5,2.5,",
                #"open,'=A,instructions,instructions,30.0,,,"slower, +50.0 %""#,
            ]
        )
    }

    // Its customSmallerIsBetter wants an array of name, unit and value, and takes texts as range and extra.
    @Test("As JSON each cost is an entry of the action github-action-benchmark")
    func json() throws {
        #expect(
            try writer.json() == """
                [
                  {
                    "name" : "save_all: A|B, processor time",
                    "range" : "1.5 – 2.5",
                    "unit" : "µs",
                    "value" : 2
                  },
                  {
                    "extra" : "slower, +50.0 %",
                    "name" : "open: =A, instructions",
                    "unit" : "instructions",
                    "value" : 30
                  }
                ]

                """
        )
    }
}
