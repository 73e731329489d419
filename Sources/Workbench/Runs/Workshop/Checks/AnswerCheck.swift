import Foundation
import Subject
import Words

/// Holds answers in a file against those that are accepted, and the lines that they cite against the sources.
struct AnswerCheck {
    let file: String
    let questions: [Question]
    /// The learner's files.
    let tree: FileTree
    /// The files whose lines are cited: those that the exercise begins with, which no later change moves.
    let cited: FileTree

    /// What is wrong, in the order of the questions.
    func faults() -> [CheckFault] {
        guard let text = tree.text(of: file) else {
            return [CheckFault(WordTable.standard("workshop.no-answers", ["file": Words(file)]))]
        }
        do {
            let known = questions.map(\.id)
            let answers = try ConfigurationFile(text: text, named: file).node.mapping(keys: known)
            return questions.compactMap { fault(of: $0, in: answers[$0.id]) }
        } catch {
            return [CheckFault("\(error)")]
        }
    }
}

extension AnswerCheck {
    private func fault(of question: Question, in node: ConfigurationNode?) -> CheckFault? {
        let name: [String: Words] = ["question": Words(question.id)]
        let given = try? node?.mapping(keys: ["answer", "because"])
        func say(_ key: String, _ more: [String: Words] = [:]) -> CheckFault {
            CheckFault(
                WordTable.standard(key, name.merging(more) { $1 }),
                file: file,
                line: node?.place.line
            )
        }
        guard let answer = try? given?["answer"]?.text() else { return say("workshop.not-answered") }
        guard question.accepted.map(Question.plain).contains(Question.plain(answer)) else {
            let special = question.wrong[Question.plain(answer)]
            return say("workshop.wrong-answer", ["answer": Words(answer), "why": special.map { " " + $0 } ?? ""])
        }
        guard let reason = question.reason else { return nil }
        guard let citation = try? given?["because"]?.text() else { return say("workshop.no-reason") }
        let citedPlace: [String: Words] = ["place": Words(citation)]
        guard let (path, line) = place(of: citation, near: reason) else {
            return say("workshop.no-such-line", citedPlace)
        }
        if path == reason.file, reason.texts.contains(where: line.contains) { return nil }
        let text = line.trimmingCharacters(in: .whitespaces)
        return say(
            text.isEmpty ? "workshop.empty-reason" : "workshop.wrong-reason",
            citedPlace.merging(["line": Words(text)]) { $1 }
        )
    }

    /// The path of the file that is cited by its name or the end of its path, and the line's text.
    ///
    /// If several files have that name, the one of the reason is meant.
    private func place(of citation: String, near reason: Question.Reason) -> (path: String, text: String)? {
        guard let match = citation.wholeMatch(of: /\s*(.+?):(\d+)\s*/), let number = Int(match.2) else { return nil }
        let name = String(match.1)
        let paths = cited.files.keys.filter { $0 == name || $0.hasSuffix("/" + name) }
        guard let path = paths.contains(reason.file) ? reason.file : paths.min(),
            let lines = cited.text(of: path)?.split(separator: "\n", omittingEmptySubsequences: false),
            lines.indices.contains(number - 1)
        else { return nil }
        return (path, String(lines[number - 1]))
    }
}
