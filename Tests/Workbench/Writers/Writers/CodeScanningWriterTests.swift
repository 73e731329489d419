import Foundation
import Testing
import Words

@testable import Report
@testable import Writers

struct CodeScanningWriterTests {
    @Test("A breach is an error where it stands, known by who breaks which rule against whom")
    func breach() throws {
        let result = try #require(try results(of: .sample.accepting([])).first)
        #expect(
            result == """
                {"level":"error","locations":[{"physicalLocation":{"artifactLocation":{"uri":"VIPER/LoadView.swift",\
                "uriBaseId":"%SRCROOT%"},"region":{"startColumn":14,"startLine":9}}}],"message":{"text":\
                "LoadView (View) uses Cat (Model), which is forbidden."},"partialFingerprints":{"catwalkFinding/v1":\
                "view|model/VIPER/LoadView/Cat/1"},"ruleId":"view|model","ruleIndex":0}
                """
        )
    }

    @Test("A subject's files are named from its repository's root")
    func folder() throws {
        let text = try CodeScanningWriter.text(for: .sample.accepting([]), in: ReaderFolder("apps/our app"))
        #expect(text.contains(#""uri" : "apps/our%20app/VIPER/LoadView.swift""#))
    }

    @Test("An anti-pattern is a note")
    func habit() throws {
        let result = try #require(try results(of: .sample).last)
        #expect(result.contains(#""level":"note""#))
        #expect(result.contains(#""ruleId":"protocolForTrifle""#))
        #expect(result.contains(#""catwalkFinding/v1":"protocolForTrifle/VIPER/CatNaming/1""#))
    }

    @Test("A breach that is accepted is no result; read back from JSON, too")
    func accepted() throws {
        let report = Report.sample
        #expect(try !results(of: report).joined().contains("view|model"))
        #expect(try results(of: report.accepting([])).joined().contains("view|model"))
        let text = try report.json()
        #expect(text.contains("\"accepted\" : true"))
        let read = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(read.violations.map(\.isAccepted) == [true])
    }

    @Test("The rules of the configuration and all anti-patterns are explained, broken or not")
    func rules() throws {
        let text = try CodeScanningWriter.text(for: .sample)
        let run = try #require(try runs(in: text).first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(
            rules.map { $0["id"] as? String } == [
                "view|model", "imports", "fullPatternForTrivialScene", "logicInPresenter", "hardWiredDependency",
                "bypassedLayer", "protocolForTrifle",
            ]
        )
        let help = try #require(rules[0]["help"] as? [String: String])
        #expect(help["text"] == "Forbidden: no type in View uses a type in Model.")
    }

    @Test("The same breach on a second line is another finding, and code that moves keeps its findings")
    func fingerprints() throws {
        let first = try fingerprints(ofBreachesIn: [3, 9])
        let moved = try fingerprints(ofBreachesIn: [30, 90])
        #expect(first == ["r/MVC/A/B/1", "r/MVC/A/B/2"])
        #expect(moved == first)
    }

    @Test("Failing tests are told, for what is missing then was not looked for")
    func failures() throws {
        let run = try #require(try runs(in: CodeScanningWriter.text(for: .sample)).first)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
        let texts = notifications.map { ($0["message"] as? [String: String])?["text"] }
        #expect(
            texts == [
                "MVP: scenario cancel then load (Tests/Run.swift:4): wrong frame",
                "MVP: unit test load asks the service: Expectation failed",
            ]
        )
    }

    @Test("No message makes a link")
    func links() throws {
        let result = try #require(try results(of: breaking([1], explanation: "[click](https://evil.example)")).first)
        #expect(result.contains(#"\\[click\\](https://evil.example)"#))
    }

    private func results(of report: Report) throws -> [String] {
        let run = try runs(in: CodeScanningWriter.text(for: report)).first
        return try (run?["results"] as? [Any] ?? []).map { result in
            let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try JSONSerialization.data(withJSONObject: result, options: options), as: UTF8.self)
        }
    }

    private func fingerprints(ofBreachesIn lines: [Int]) throws -> [String] {
        let run = try runs(in: CodeScanningWriter.text(for: breaking(lines))).first
        return try (run?["results"] as? [[String: Any]] ?? []).map { result in
            let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
            return try #require(fingerprints["catwalkFinding/v1"])
        }
    }

    private func breaking(_ lines: [Int], explanation: String = "") -> Report {
        let breaches = lines.map {
            ViolationFigures(
                rule: "r",
                from: "A",
                to: "B",
                cell: nil,
                file: "A.swift",
                line: $0,
                column: nil,
                explanation: explanation,
                sentence: Sentence(explanation)
            )
        }
        let figures = ArchitectureFigures(
            name: "MVC",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.mvc.coupling,
            violations: breaches
        )
        return Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(figures)])
    }

    private func runs(in text: String) throws -> [[String: Any]] {
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return json?["runs"] as? [[String: Any]] ?? []
    }
}
