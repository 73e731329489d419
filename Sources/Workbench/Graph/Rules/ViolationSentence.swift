import Coupling
import Subject
import Support
import Words

extension Violation {
    init(of rule: Rule, by edge: Edge, at evidence: Evidence, among namesakes: Namesakes) {
        self.init(
            rule: rule.name,
            module: edge.from.module,
            from: edge.from.name,
            to: edge.to.name,
            matrixRow: edge.matrixPlaces.row,
            matrixColumn: edge.matrixPlaces.column,
            file: evidence.file,
            position: evidence.position,
            key: BreachKey(
                rule: rule.name,
                from: namesakes.key(of: edge.from.qualifiedName, in: edge.from.file),
                to: namesakes.key(of: edge.to.qualifiedName, in: edge.to.file)
            ),
            explanation: Sentence(
                "breach.\(evidence.kind)",
                [
                    "from": "\(edge.from.described)", "to": "\(edge.to.described)",
                    "promise": .sentence(rule.kind.promise),
                ]
            )
        )
    }

    init(of rule: Rule, by fileImport: FileImport, allowed: [String], among namesakes: Namesakes) {
        self.init(
            rule: rule.name,
            module: fileImport.module,
            from: fileImport.fileName,
            to: fileImport.imported,
            matrixRow: nil,
            matrixColumn: nil,
            file: fileImport.file,
            position: fileImport.position,
            key: BreachKey(
                rule: rule.name,
                from: namesakes.key(of: fileImport.qualifiedFileName, in: fileImport.file),
                to: fileImport.imported
            ),
            explanation: Sentence(
                allowed.isEmpty ? "breach.imports-none" : "breach.imports",
                [
                    "file": "\(PrintablePath(fileImport.fileName))", "module": "\(fileImport.imported)",
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
