import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct PictureWriterTests {
    private func texts(_ report: Report, _ theme: PictureWriter.Theme = .light) throws -> [String] {
        let picture = try #require(try PictureWriter.text(for: report, theme: theme))
        return picture.matches(of: #/<text [^>]*>([^<]*)</#).map { String($0.output.1) }
    }

    @Test("It says what the page's first screen says, and has a mark for each value and each name")
    func content() throws {
        let texts = try texts(.madeUp)
        #expect(
            texts.contains("Most code: Deep, with 250 lines that it does not share, 2.50 times as many as Flat (100).")
        )
        #expect(texts.contains("On a doubling scale: multiples of Flat"))
        #expect(texts.contains("Lines of code"))
        let picture = try #require(try PictureWriter.text(for: .madeUp, theme: .light))
        let panels = OverviewPanel.all(of: .madeUp, columns: Column.all(of: .madeUp))
        let dots = panels.flatMap(\.rows).flatMap(\.places).count { $0 != nil }
        #expect(picture.matches(of: #/<use /#).count == dots + 2)
    }

    @Test("A variant has a mark and a name, and the panels of a half stand one below the other")
    func variant() throws {
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat), .measured(.deep)],
            variants: [VariantFigures(name: "Plain", original: "Deep", without: "Frills")]
        )
        .costing(
            SubjectCosts(
                basis: SubjectCosts.madeUp.basis,
                architectures: SubjectCosts.madeUp.architectures.merging(
                    ["Plain": CostFigures(bytesPerApp: .around(1200))]
                ) { $1 }
            )
        )
        let picture = try #require(try PictureWriter.text(for: report, theme: .light))
        #expect(picture.contains(">Deep without Frills</text>"))
        // Its name's, and that of its memory.
        #expect(picture.matches(of: #/<use href="#mark-2"/#).count == 2)
        let captions = picture.matches(of: #/<text x="(\d+)" y="(\d+)"[^>]*>(Shares|Costs|On a doubling scale)/#)
        let places = captions.map { "\($0.output.3) \($0.output.1)" }
        #expect(places == ["On a doubling scale 24", "Costs 616"])
    }

    @Test("Each theme has the page's own colours")
    func colors() throws {
        #expect(StyleColors(of: .light).paper == "#fcfbf8")
        #expect(StyleColors(of: .dark).paper == "#15171a")
        // Okabe and Ito's blue, and their sky blue on a dark ground.
        #expect(StyleColors(of: .light).mark(0) == "#0072b2")
        #expect(StyleColors(of: .dark).mark(0) == "#56b4e9")
        for mark in 0..<8 { #expect(StyleColors(of: .light).mark(mark) != StyleColors(of: .dark).mark(mark)) }
    }

    @Test("No name becomes markup", arguments: PictureWriter.Theme.allCases)
    func hostile(theme: PictureWriter.Theme) throws {
        let name = "<script>&\"'"
        let figures = [ArchitectureFigures.made(name: name, code: 1, unit: 1, edges: (2, 2), nccd: (1, 1)), .deep]
        let picture = try #require(try PictureWriter.text(for: .of(figures), theme: theme))
        #expect(!picture.contains("<script"))
        #expect(picture.contains(">&lt;script&gt;&amp;&quot;'</text>"))
    }

    @Test("However many there are and whatever they are called, every text ends within the picture")
    func width() throws {
        let names = (1...10).map { "Architecture of the number \($0), and more of its name" }
        let figures = names.map { ArchitectureFigures.made(name: $0, code: 1, unit: 1, edges: (2, 2), nccd: (1, 1)) }
        let picture = try #require(try PictureWriter.text(for: .of(figures), theme: .light))
        let texts = picture.matches(of: #/<text x="(\d+)" y="\d+" font-size="(\d+)"[^>]*>([^<]*)</#)
        #expect(texts.count > 10)
        for text in texts.map(\.output) {
            let (x, size) = (try #require(Double(text.1)), try #require(Double(text.2)))
            #expect(x + 0.56 * size * Double(text.3.count) <= 1200, "\(text.3)")
        }
    }

    @Test("One architecture alone has no picture")
    func alone() throws {
        #expect(try PictureWriter.text(for: .of([.flat]), theme: .light) == nil)
    }
}
