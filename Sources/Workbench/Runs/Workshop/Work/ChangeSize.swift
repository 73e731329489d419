import Foundation
import Subject

/// What a learner's change came to between two commits.
struct ChangeSize: Sendable {
    /// In the order of paths.
    let files: [String]
    /// Lines that were added, and those that were taken away.
    let lines: Int
    /// How many roles of architectures the files have.
    let roles: Int

    /// What git's `numstat` lists: lines added, lines removed and path of each file; those of answers are left out.
    init(numstat: String, without answers: [String], in subject: Subject?) {
        let rows = numstat.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 2) }
        let changes = rows.filter { $0.count == 3 && !answers.contains(String($0[2])) }
        files = changes.map { String($0[2]) }.sorted()
        lines = changes.reduce(0) { $0 + (Int($1[0]) ?? 0) + (Int($1[1]) ?? 0) }
        roles = Set(files.compactMap { Self.role(of: $0, in: subject) }).count
    }

    private static func role(of file: String, in subject: Subject?) -> String? {
        guard let subject,
            let architecture = subject.architectures.first(where: { $0.sources.innerPath(of: file) != nil })
        else { return nil }
        return subject.role(ofFile: file, names: [file.fileNameWithoutExtension], architecture: architecture)
            .map { "\(architecture.name).\($0.name)" }
    }

    func number(of figure: ExerciseCheck.PredictedFigure) -> Int {
        switch figure {
        case .files: files.count
        case .lines: lines
        case .roles: roles
        }
    }
}
