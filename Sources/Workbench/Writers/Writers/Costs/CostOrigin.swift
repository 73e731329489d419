import Report
import Words

/// How each kind of costs was taken, and what was not, in sentences.
package enum CostOrigin {
    /// The kinds, in the order in which they are taken, each with how it was taken; `nil` if it was not.
    package static func kinds(of report: Report) -> [(name: String, taking: CostBasis.Taking?)] {
        [
            ("counted", report.costs?.counted), ("timed", report.costs?.timed), ("memory", report.costs?.memory),
            ("built", report.costs?.built),
        ]
    }

    /// One for each kind that was taken, and one for those that were not.
    static func sentences(of report: Report, words: WordTable) -> [Words] {
        let kinds = kinds(of: report)
        let missing = kinds.filter { $0.taking == nil }.map { words("running.\($0.name)-not") }
        let taken = kinds.compactMap { name, taking in
            taking.map { taking in
                let description = description(of: taking, words: words).clauses
                return words("running.taken", ["kind": words("running.\(name)"), "description": description])
            }
        }
        return taken + (missing.isEmpty ? [] : [words("running.not-taken", ["kinds": missing.listed])])
    }

    /// When, with what and how often.
    package static func description(of taking: CostBasis.Taking, words: WordTable) -> [Words] {
        let days = taking.days.map { Words($0) }
        let range = days.dropFirst().reduce(days.first ?? "") { words("running.days", ["first": $0, "last": $1]) }
        let commits = taking.commits.map { String($0.prefix(8)) }.joined(separator: ", ")
        let parts: [Words?] = [
            range,
            taking.counter.map { Words($0) },
            Words(taking.swift),
            Words(taking.system),
            words("running.cores", ["count": Words(taking.cores)]),
            words("running.rounds", ["count": Words(taking.rounds)]),
            taking.kept.map { kept in
                words("running.kept", ["count": Words(kept.apps), "scenario": Words(kept.scenario)])
            },
            commits.isEmpty ? nil : words("running.commits", ["names": Words(commits)]),
        ]
        return parts.compactMap(\.self)
    }
}
