import Coupling
import Subject
import Support
import Words

extension Violation {
    init(of rule: Rule, by edge: Edge, at evidence: Evidence) {
        self.init(
            rule: rule.name,
            module: edge.from.module,
            from: edge.from.name,
            to: edge.to.name,
            matrixRow: edge.matrixPlaces.row,
            matrixColumn: edge.matrixPlaces.column,
            file: evidence.file,
            position: evidence.position,
            key: BreachKey(rule: rule.name, from: edge.from.qualifiedName, to: edge.to.qualifiedName),
            explanation: Sentence(
                "breach.\(evidence.kind)",
                [
                    "from": "\(edge.from.described)", "to": "\(edge.to.described)",
                    "promise": .sentence(rule.kind.promise),
                ]
            )
        )
    }

    init(of rule: Rule, by fileImport: FileImport, allowed: [String]) {
        let fileName = fileImport.file.split(separator: "/").last.map(String.init) ?? fileImport.file
        self.init(
            rule: rule.name,
            module: fileImport.module,
            from: fileName,
            to: fileImport.imported,
            matrixRow: nil,
            matrixColumn: nil,
            file: fileImport.file,
            position: fileImport.position,
            key: BreachKey(rule: rule.name, from: "\(fileImport.module).\(fileName)", to: fileImport.imported),
            explanation: Sentence(
                allowed.isEmpty ? "breach.imports-none" : "breach.imports",
                [
                    "file": "\(PrintablePath(fileName))", "module": "\(fileImport.imported)",
                    "allowed": .names(allowed),
                ]
            )
        )
    }
}

extension Array where Element == Violation {
    /// Sorted by file and position; of several on one line about the same two types, the first.
    var inReadingOrder: [Violation] {
        var seen: Set<[String]> = []
        return sorted { ($0.file, $0.position, $0.from, $0.to) < ($1.file, $1.position, $1.from, $1.to) }
            .filter { seen.insert([$0.file, "\($0.position.line)", $0.from, $0.to]).inserted }
    }
}

extension Node {
    fileprivate var described: String { "\(PrintablePath(name)) (\(role ?? module))" }
}

extension Rule.Kind {
    /// What a breach is against.
    fileprivate var promise: Sentence {
        switch self {
        case .forbidden: Sentence("promise.forbidden")
        case .layers(_, let concreteOnly): Sentence(concreteOnly ? "promise.direction" : "promise.layer")
        case .throughProtocol: Sentence("promise.protocol")
        case .mayCreate(let creators, _): Sentence("promise.create", ["creators": .names(creators)])
        case .independentScenes: Sentence("promise.scene")
        case .imports: Sentence("promise.imports")
        }
    }
}
