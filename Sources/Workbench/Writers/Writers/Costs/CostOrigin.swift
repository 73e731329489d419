import Report

/// How each kind of costs was taken, and what was not, in sentences.
package enum CostOrigin {
    /// One kind of costs, which was taken or not.
    package struct Kind: Hashable, Sendable {
        /// `counted`, `timed`, `built`.
        package let name: String

        package let taking: CostBasis.Taking?
    }

    /// In the order in which they are taken.
    package static func kinds(of report: Report) -> [Kind] {
        [
            Kind(name: "counted", taking: report.costs?.counted),
            Kind(name: "timed", taking: report.costs?.timed),
            Kind(name: "built", taking: report.costs?.built),
        ]
    }

    /// One for each kind that was taken, and one for those that were not.
    static func sentences(of report: Report) -> [String] {
        let kinds = kinds(of: report)
        let missing = kinds.filter { $0.taking == nil }.map(\.name)
        let taken = kinds.compactMap { kind in
            kind.taking.map { "\(kind.name.capitalized) on \(description(of: $0))." }
        }
        return taken + (missing.isEmpty ? [] : ["Not \(missing.joined(separator: ", not ")): catwalk bench does that."])
    }

    /// When, with what and how often.
    package static func description(of taking: CostBasis.Taking) -> String {
        let parts = [
            taking.days.joined(separator: " to "),
            taking.counter,
            taking.swift,
            taking.system,
            "\(taking.cores) cores",
            "\(taking.rounds) rounds",
            taking.commits.isEmpty
                ? nil : "commit \(taking.commits.map { String($0.prefix(8)) }.joined(separator: ", "))",
        ]
        return parts.compactMap(\.self).joined(separator: "; ")
    }
}
