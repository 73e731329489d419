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
        let top = try file.mapping(keys: ["claims", "protocolPairs", "mappedRules"])
        let mappings = RuleMappingReader(architectures: architectures, roles: roles, rules: rules)
        return ClaimSheet(
            claims: try ClaimReader().claims(from: top["claims"]),
            protocolPairs: try ProtocolPairReader(architectures: architectures).pairs(from: top["protocolPairs"]),
            mappings: try mappings.mappings(from: top["mappedRules"])
        )
    }
}
