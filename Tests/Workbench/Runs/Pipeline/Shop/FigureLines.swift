import Foundation
import Pipeline
import Report
import Support

/// Every figure of a value, each with the way to it: `.targets.[0].lines.code = 16`.
///
/// So two values are compared figure by figure, with those that are added later.
struct FigureLines {
    private let lines: [String]

    /// Without those that have one of the keys on the way to them, such as `tests.count`.
    init(_ value: some Encodable, without keys: [String] = []) throws {
        let value = try JSONSerialization.jsonObject(with: Data(JSONText.text(for: value).utf8))
        lines = Self.figures(in: value, at: "").filter { path, _ in !keys.contains { "\(path).".contains(".\($0).") } }
            .map { "\($0) = \($1)" }
    }

    /// What the other has otherwise, and what only one of them has.
    func difference(from other: FigureLines) -> [String] {
        let (own, others) = (Set(lines), Set(other.lines))
        return other.lines.filter { !own.contains($0) }.map { "- \($0)" }
            + lines.filter { !others.contains($0) }.map { "+ \($0)" }
    }

    private static func figures(in value: Any, at path: String) -> [(path: String, figure: String)] {
        switch value {
        case let object as [String: Any]:
            object.sorted { $0.key < $1.key }.flatMap { figures(in: $1, at: "\(path).\($0)") }
        case let list as [Any]:
            list.enumerated().flatMap { figures(in: $1, at: "\(path).[\($0)]") }
        default:
            [(path, "\(value)")]
        }
    }
}

extension FigureLines {
    /// By target and file.
    ///
    /// The package has two rows more, for its manifest, and says of each target which package's it is.
    init(of survey: Survey, without keys: [String] = []) throws {
        struct Rows: Encodable {
            let targets: [TargetFigures]
            let files: [FileFigures]
            let roles: [RoleGuess]
        }
        let rows = Rows(
            targets: survey.shopTargets,
            files: survey.files.filter { $0.path != "Package.swift" },
            roles: survey.roles
        )
        try self.init(rows, without: keys + ["package"])
    }

    /// By architecture, type, file and body.
    ///
    /// A report has the name of its folder, too. Coverage that was handed in does not say how many tests ran, which of
    /// them ran what, and how long and complex they are.
    init(of report: Report, without keys: [String] = []) throws {
        struct Rows: Encodable {
            let shared: [SharedLayer]
            let architectures: [ArchitectureFigures]
        }
        let rows = Rows(shared: report.shared, architectures: report.measured)
        let ofRuns = ["unit", "uiFree", "tests.count", "tests.cases", "tests.medianLines", "tests.medianCyclomatic"]
        try self.init(rows, without: keys + ofRuns)
    }
}

extension Survey {
    /// Without the row of what is in no target: the package's manifest.
    var shopTargets: [TargetFigures] { targets.filter { $0.kind != .folder } }
}
