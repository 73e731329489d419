import MadeUpScale
import Report
import Testing

@testable import Writers

struct ScaleWriterTests {
    @Test("Each measure has a sentence and a table for the terminal")
    func text() {
        let text = ScaleWriter(of: .madeUp).text.description
        #expect(
            text.contains(
                """
                Files: the cost per pair stays in Flat; grows in Steep.

                  Architecture  1  2   4  per pair at 4       exponent     R²  trend
                  Flat          2  4   8              2  1.000 ± 0.000  1.000  stays
                  Steep         2  8  32              8  2.000 ± 0.000  1.000  grows
                """
            )
        )
        #expect(text.contains("Propagation cost, as declared: stays in all.\n"))
        #expect(text.contains("6.00 s"))
        #expect(!text.contains("Tests"))
    }

    @Test("Whose figures they are stands first, and how an exponent becomes a trend once", arguments: ["Cats", "Dogs"])
    func heading(name: String) {
        let writer = ScaleWriter(of: Scale(name: name, rounds: 1, architectures: Scale.madeUp.architectures))
        #expect(writer.text.description.hasPrefix("\(name): figures by the number of pairs of scenes\n"))
        #expect(writer.markdown.hasPrefix("# \(name): figures by the number of pairs of scenes\n\nA pair is one copy "))
        let reading =
            "Below 0.97 the cost per pair falls, above 1.03 it grows, and between them it stays. A share, and a build "
            + "after one change, which is one however many pairs there are, are held against −0.03 and 0.03."
        #expect(writer.markdown.ranges(of: reading).count == 1)
    }

    @Test("In Markdown each measure is a section")
    func markdown() {
        #expect(
            ScaleWriter(of: .madeUp).markdown.contains(
                """
                ## Object code

                Object code: the cost per pair stays in Flat; grows in Steep.

                | Architecture | 1 | 2 | 4 | per pair at 4 | exponent | R² | trend |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | Flat | 1.5 KiB | 2.9 KiB | 5.9 KiB | 1.5 KiB | 1.000 ± 0.000 | 1.000 | stays |
                """
            )
        )
    }

    @Test("A spreadsheet has a line for each figure, and nothing that it could work out")
    func commaSeparated() {
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: [ArchitectureScale(name: "=A,B", changedFile: "", points: [.madeUp(1, 1)])]
        )
        let lines = ScaleWriter(of: scale).commaSeparated.split(separator: "\r\n")
        #expect(lines.first == "measure,architecture,pairs,value,exponent,standardError,rSquared,trend,staysFrom")
        #expect(lines.dropFirst().first == "codeLines,\"'=A,B\",1,100.0,,,,open,")
        #expect(lines.count == ScaleMeasure.allCases.count - 1)
    }
}
