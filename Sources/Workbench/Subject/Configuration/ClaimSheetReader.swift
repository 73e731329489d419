import Foundation

/// Reads the file that the configuration names for its claims.
struct ClaimSheetReader {
    let root: URL
    let architectures: [String]
    let roles: [Role]
    let rules: [Rule]

    /// `node` holds the file's path; without it there are no claims.
    func sheet(from node: ConfigurationNode?) throws(SubjectError) -> ClaimSheet {
        guard let node else { return ClaimSheet() }
        let file = try ConfigurationFile(named: node.path(), by: node.place, in: root).node
        let top = try file.mapping(keys: ["claims", "protocolPairs", "mappedRules", "counted"])
        let mappings = RuleMappingReader(architectures: architectures, roles: roles, rules: rules)
        return ClaimSheet(
            claims: try claims(from: top["claims"]),
            protocolPairs: try ProtocolPairReader(architectures: architectures).pairs(from: top["protocolPairs"]),
            mappings: try mappings.mappings(from: top["mappedRules"]),
            counted: try CountedFigureReader(architectures: architectures).figures(from: top["counted"])
        )
    }
}

extension ClaimSheetReader {
    /// Each with the formulas that it is held against; what they mean is left to others.
    private func claims(from node: ConfigurationNode?) throws(SubjectError) -> [Claim] {
        var claims: [Claim] = []
        var known: [String: ConfigurationPlace] = [:]
        for item in try node?.list() ?? [] {
            let mapping = try item.mapping(
                keys: ["id", "claim", "measures", "holds", "needed", "note", "enforcedBy", "fairness"]
            )
            let id = try mapping.required("id")
            let claim = Claim(
                id: try id.name(for: "a claim"),
                text: try mapping.required("claim").localized(),
                measures: try measures(from: mapping["measures"]),
                condition: try mapping["holds"].map(formula),
                needed: try mapping["needed"]?.localized(),
                note: try mapping["note"]?.localized(),
                enforcedBy: try mapping["enforcedBy"]?.name(of: "rule", among: rules.map(\.name)),
                fairness: try mapping["fairness"]?.path()
            )
            if let first = known.updateValue(id.place, forKey: claim.id) {
                throw .duplicate(at: id.place, what: "claim", name: claim.id, first: first)
            }
            let hasParts = claim.measures.contains { $0.condition != nil && !$0.isBeside }
            let ends = [claim.condition != nil, hasParts, claim.needed != nil]
            guard ends.count(where: \.self) == 1 else { throw .notOneEnd(at: item.place) }
            if let rule = mapping["enforcedBy"], claim.needed != nil { throw .nothingEnforced(at: rule.place) }
            claims.append(claim)
        }
        let formulas = claims.map { 1 + $0.measures.count * 2 }.reduce(0, +)
        try node?.expect(formulas, of: "formulas", atMost: 500)
        return claims
    }

    private func measures(from node: ConfigurationNode?) throws(SubjectError) -> [Claim.Measure] {
        try (node?.list() ?? []).map { item throws(SubjectError) in
            let mapping = try item.mapping(keys: ["title", "formula", "holds", "holdsBeside"])
            if let beside = mapping["holdsBeside"], mapping["holds"] != nil { throw .twoConditions(at: beside.place) }
            return Claim.Measure(
                title: try mapping.required("title").localized(),
                formula: try formula(from: mapping.required("formula")),
                condition: try (mapping["holds"] ?? mapping["holdsBeside"]).map(formula),
                isBeside: mapping["holdsBeside"] != nil
            )
        }
    }

    /// On one line, however many it is written on.
    private func formula(from node: ConfigurationNode) throws(SubjectError) -> WrittenFormula {
        let words = try node.text().split(whereSeparator: \.isWhitespace)
        return WrittenFormula(text: words.joined(separator: " "), place: node.place)
    }
}
