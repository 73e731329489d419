import Files
import Foundation
import Subject
import Support
import Words

/// One exercise: what a learner changes, and what must hold then.
public struct Exercise: Sendable {
    /// The chapter's name and its own: `read/layer`.
    public let id: String
    public let title: Words
    /// The files that the learner changes; of all others the course's version is checked.
    let yours: [Glob]
    /// In the order in which a learner is told of them.
    public let checks: [ExerciseCheck]
    /// The check that does not hold before the learner begins.
    let start: String
    let wrongAnswers: [WrongAnswer]
    /// The exercise whose solution this one changes a second time.
    public let continues: String?
    let folder: URL

    /// What somebody may try that is not right.
    struct WrongAnswer: Sendable {
        /// The name of its patch.
        let name: String
        /// The check that must not hold then.
        let fails: String
        /// A part of what is then said in English.
        let says: String
    }

    /// A page of the exercise's folder.
    public enum Page: String, CaseIterable, Sendable {
        case page, hints, solution
    }

    /// How many hints there are, each says more than the one before.
    public static let hints = 3

    /// The largest page or patch, in bytes.
    static let textLimit = 1 << 20
}

extension Exercise {
    var chapter: String { String(id.prefix { $0 != "/" }) }

    /// Whether a learner may change the file.
    func isYours(_ path: String) -> Bool { yours.contains { $0.matches(path) } }

    /// Whether one of the checks builds the package.
    public var isBuilt: Bool { checks.contains { $0.kind.needsBuild } }

    public func check(_ id: String) -> ExerciseCheck? { checks.first { $0.id == id } }

    /// `nil` if the exercise has no patch of that name.
    func patch(_ name: String) throws -> Patch? {
        let text = try EnclosedFile("\(name).patch", in: folder).contents(upTo: Self.textLimit)
        return text.map { Patch(text: $0, name: "\(id)/\(name).patch") }
    }

    /// The hints that have a patch.
    var hintNames: [String] {
        get throws { try (1...Self.hints).map { "hint-\($0)" }.filter { try patch($0) != nil } }
    }

    /// A page in Markdown.
    public func text(of page: Page, in language: Language) throws -> String {
        let file = EnclosedFile("\(page.rawValue).\(language.rawValue).md", in: folder)
        guard let text = try file.text(upTo: Self.textLimit) else {
            throw WorkshopError.missingFile(path: file.url.path)
        }
        return text
    }

    /// A page in both languages.
    public func words(of page: Page) throws -> Words {
        Words(en: try text(of: page, in: .en), zh: try text(of: page, in: .zh))
    }

    /// The solution, as a change of the exercise's start.
    public func solutionPatch() throws -> String {
        guard let patch = try patch("solution") else {
            throw WorkshopError.missingFile(path: folder.appending(path: "solution.patch").path)
        }
        return String(decoding: patch.text, as: UTF8.self)
    }

    /// One hint, counted from 1, without its heading.
    public func hint(_ number: Int, in language: Language) throws -> String {
        // What stands before the first heading is no hint.
        let sections = try "\n\(text(of: .hints, in: language))".split(
            separator: /\n## .*\n/,
            omittingEmptySubsequences: false
        ).dropFirst().map(String.init)
        guard sections.indices.contains(number - 1) else { throw WorkshopError.noHint(number, exercise: id) }
        return sections[number - 1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension EnclosedFile {
    /// `nil` if there is no such file; throws with the place if it is not UTF-8.
    func text(upTo limit: Int) throws -> String? {
        try contents(upTo: limit).map { try ConfigurationFile.text(of: $0, in: url.path) }
    }
}
