import Foundation
import TestFolder

/// What the parts of one of the sample's architectures say to each other, as it was written down from its sources.
///
/// In `Tests/Cats/Orders` each architecture has a file of stretches: a name, and below it messages, or names of other
/// stretches. The file `scenarios.txt` has for each scenario the stretch that follows from each step.
struct WrittenOrders {
    private let stretches: [String: [String]]

    init(of architecture: String) throws {
        stretches = Dictionary(uniqueKeysWithValues: try Self.sections(of: architecture))
    }

    /// By their names, with the stretches that follow from their steps.
    static var scenarios: [(name: String, steps: [String])] {
        get throws { try sections(of: "scenarios") }
    }

    /// The messages of a stretch, each as `View → Presenter: loadTapped()`; `nil` if nobody has written it down.
    func messages(of stretch: String) -> [String]? {
        stretches[stretch]?.flatMap { line -> [String] in
            guard let colon = line.range(of: ": ") else { return messages(of: line) ?? ["\(line)?"] }
            return line[colon.upperBound...].components(separatedBy: ", ").map { line[..<colon.upperBound] + $0 }
        }
    }

    /// Each line that is not indented, with those below it.
    private static func sections(of file: String) throws -> [(String, [String])] {
        let text = try String(contentsOf: Repository.url(of: "Tests/Cats/Orders/\(file).txt"), encoding: .utf8)
        return text.split(separator: "\n\n").map { section in
            let lines = section.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return (lines.first ?? "", Array(lines.dropFirst()))
        }
    }
}
