import Foundation
import Report
import Testing
import Writers

@testable import Publication

/// Names, paths, rules and errors that try to be more than text, through every format.
struct HostileTextTests {
    /// The sample with each text before its own, and all files of it, made once for all tests.
    private static let hostile = Result {
        try Dictionary(uniqueKeysWithValues: texts.map { ($0, try WrittenReport(.sample(withEachText: $0))) })
    }

    private static let plain = Result { try WrittenReport(.sample()) }

    private static let texts = [
        "</script><script>alert(1)</script><img src=x onerror=alert(1)>",
        "a | b |\n\n# heading `code` [x](javascript:alert(1)) ![y](https://evil.example/y.png) @octocat $x$",
        "a\"]; click place0 \"javascript:alert(1)\"\n%%{init: {}}%%\n```\n",
        "=HYPERLINK(\"https://evil.example\",\"x\"),\"\r\n@SUM(1)",
        "\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}2J\u{0}\u{7F}",
        "\u{202E}gnp.exe\u{2066}\u{200F}\u{2028}",
        "<!-- /catwalk:comparison -->",
        "../../etc/|\u{301}<\u{301}\"\u{301}",
    ]

    @Test("Nothing in any file is invisible or acts on a terminal", arguments: ReportFormat.allCases, texts)
    func visible(_ format: ReportFormat, text: String) throws {
        for file in try Self.files(of: format, with: text) {
            let lines = file.text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(isVisible) }, "\(file.path)")
        }
    }

    @Test("Markdown keeps its lines and tables, and has no HTML", arguments: texts)
    func markdown(_ text: String) throws {
        // Conditions of claims, commands and paths stand as code, where nothing is markup.
        let codes = ["It holds if `", "✓ ", "✗ ", "Counted by `", "Objections, and our answer: `"]
        let plain = try lines(of: .md).filter { line in !codes.contains { line.hasPrefix($0) } }
        let hostile = try lines(of: .md, with: text).filter { line in !codes.contains { line.hasPrefix($0) } }
        #expect(hostile.count == plain.count)
        #expect(hostile.map(bars) == plain.map(bars))
        #expect(!hostile.contains { $0.replacing("@<!-- -->", with: "").unicodeScalars.contains("<") })
        #expect(hostile.count { $0.hasPrefix("```") } == plain.count { $0.hasPrefix("```") })
    }

    @Test("A diagram keeps its lines, and each is a place, an arrow or a style", arguments: texts)
    func mermaid(_ text: String) throws {
        let hostile = try lines(of: .mermaid, with: text)
        #expect(try hostile.count == lines(of: .mermaid).count)
        let label = #/"([\p{L}\p{N} ]|#\d+;)*"/#
        for line in hostile.dropFirst().dropLast() {
            let isPlace = line.replacing(label, with: "L").wholeMatch(of: #/ {4}place\d+(\[L\]|\(\[L\]\))/#) != nil
            let isArrow = line.replacing(label, with: "L").wholeMatch(of: #/ {4}place\d+ -->\|L\| place\d+/#) != nil
            #expect(isPlace || isArrow, "\(line)")
        }
    }

    @Test("No cell of the figures is a formula, and each line has seven", arguments: texts)
    func figures(_ text: String) throws {
        let file = try #require(try Self.files(of: .csv, with: text).first)
        let records = CommaSeparatedRecords.read(file.text)
        #expect(try records.count == CommaSeparatedRecords.read(Self.files(of: .csv)[0].text).count)
        #expect(records.allSatisfy { $0.count == 7 })
        // The last cell is a number, which may be below 0.
        let texts = records.flatMap { $0.dropLast() }
        #expect(!texts.contains { $0.unicodeScalars.first.map("=+-@\t\r".unicodeScalars.contains) == true })
        #expect(records.dropFirst().compactMap(\.last).allSatisfy { $0.isEmpty || Double($0) != nil })
    }

    @Test("What programs read has the texts unchanged", arguments: texts)
    func unchanged(_ text: String) throws {
        let report = try Self.written(with: text).report
        let file = try #require(try Self.files(of: .json, with: text).first)
        #expect(try JSONDecoder().decode(Report.self, from: Data(file.text.utf8)) == report)
    }

    @Test("Files stay in the report's folder", arguments: ReportFormat.allCases, texts)
    func paths(_ format: ReportFormat, text: String) throws {
        for file in try Self.files(of: format, with: text) {
            #expect(
                file.path.wholeMatch(of: #/((badges|diagrams|pictures)\/)?[A-Za-z0-9_-]+\.[a-z]+/#) != nil,
                "\(file.path)"
            )
        }
    }

    @Test("A README's table can be replaced again", arguments: texts)
    func readme(_ text: String) throws {
        let report = try Self.written(with: text).report
        let readme = "<!-- catwalk:comparison --><!-- /catwalk:comparison -->"
        let first = try #require(try ReadmeWriter.text(of: readme, for: report))
        #expect(try ReadmeWriter.text(of: first, for: report) == first)
    }

    @Test("The table on the terminal has no colours but its own", arguments: texts)
    func terminal(_ text: String) throws {
        let report = try Self.written(with: text).report
        let table = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        #expect(table.split(separator: "\n").allSatisfy { $0.unicodeScalars.allSatisfy(isVisible) })
    }

    private static func written(with text: String?) throws -> WrittenReport {
        guard let text else { return try plain.get() }
        return try #require(try hostile.get()[text])
    }

    private static func files(of format: ReportFormat, with text: String? = nil) throws -> WrittenReport.Files {
        try #require(try written(with: text).files[format])
    }

    private func lines(of format: ReportFormat, with text: String? = nil) throws -> [String] {
        try Self.files(of: format, with: text).flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// How many bars divide a line into cells: those without a backslash before them that means them.
    private func bars(_ line: String) -> Int {
        var isMeant = false
        return line.utf8.count { byte in
            defer { isMeant = byte == UInt8(ascii: "\\") && !isMeant }
            return byte == UInt8(ascii: "|") && !isMeant
        }
    }

    private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

/// A report and what each format makes of it.
private struct WrittenReport {
    typealias Files = [(path: String, text: String)]

    let report: Report
    let files: [ReportFormat: Files]

    init(_ report: Report) throws {
        self.report = report
        files = try Dictionary(uniqueKeysWithValues: ReportFormat.allCases.map { ($0, try $0.files(for: report)) })
    }
}
