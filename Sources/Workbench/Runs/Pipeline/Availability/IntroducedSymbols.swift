import Files
import Foundation
import Subject
import Support

/// What a toolchain's modules declare that an old macOS does not have, as their symbol graphs tell.
struct IntroducedSymbols: Sendable {
    /// By their USRs.
    private(set) var newer: [String: IntroducedSymbol] = [:]

    /// Reads all symbol graphs in a folder.
    ///
    /// What has overloads of which one is old enough, of its type or of a protocol that this conforms to, is not newer: of
    /// several, the compiler takes one that is there.
    init(in folder: URL, newerThan oldest: MacOSVersion) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var oldestOverload: [[String]: MacOSVersion] = [:]
        var paths: [String: [String]] = [:]
        var protocols: [String: Set<String>] = [:]
        for name in names where name.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: folder.appending(path: name))
            let graph = try JSONDecoder().decode(SymbolGraphFile.self, from: data)
            for relationship in graph.relationships where relationship.kind == "conformsTo" {
                protocols[relationship.source, default: []].insert(relationship.target)
            }
            for symbol in graph.symbols {
                paths[symbol.identifier.precise] = symbol.pathComponents
                let version = symbol.introduced ?? MacOSVersion(major: 0)
                let known = oldestOverload[symbol.pathComponents]
                oldestOverload[symbol.pathComponents] = min(known ?? version, version)
                guard version > oldest else { continue }
                newer[symbol.identifier.precise] = IntroducedSymbol(path: symbol.pathComponents, version: version)
            }
        }
        let conformed = protocols.reduce(into: [[String]: [[String]]]()) { conformed, entry in
            guard let type = paths[entry.key] else { return }
            conformed[type, default: []] += entry.value.compactMap { paths[$0] }
        }
        newer = newer.filter { _, symbol in
            let owners =
                [symbol.path.dropLast()] + conformed[Array(symbol.path.dropLast()), default: []].map { $0[...] }
            return owners.allSatisfy { owner in
                oldestOverload[Array(owner + symbol.path.suffix(1))].map { $0 > oldest } ?? true
            }
        }
    }
}

/// One that is there from a version of macOS on.
struct IntroducedSymbol: Hashable, Sendable {
    /// The names of the types around it, and its own with its argument labels.
    let path: [String]
    let version: MacOSVersion

    var name: String { path.joined(separator: ".") }
}

/// A symbol graph, as far as it is needed here.
private struct SymbolGraphFile: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    struct Symbol: Decodable {
        let identifier: Identifier
        let pathComponents: [String]
        let availability: [Availability]?

        var introduced: MacOSVersion? {
            availability?.first { $0.domain == "macOS" }?.introduced.map {
                MacOSVersion(major: $0.major, minor: $0.minor ?? 0)
            }
        }
    }

    struct Identifier: Decodable {
        let precise: String
    }

    struct Availability: Decodable {
        let domain: String?
        let introduced: Version?
    }

    struct Version: Decodable {
        let major: Int
        let minor: Int?
    }
}
