import Coupling
import Subject
import Support

extension Violation {
    init(of rule: Rule, by edge: Edge, at evidence: Evidence, in subject: Subject) {
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
            explanation: "\(edge.from.described) \(evidence.kind.verb) \(edge.to.described), \(rule.kind.promise)."
        )
    }

    init(of rule: Rule, by fileImport: FileImport, allowed: [String]) {
        let fileName = fileImport.file.split(separator: "/").last.map(String.init) ?? fileImport.file
        let list = allowed.isEmpty ? "no module" : "only " + allowed.joined(separator: ", ")
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
            explanation: "\(PrintablePath(fileName)) imports \(fileImport.imported), but \(list) may be imported."
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

extension Evidence.Kind {
    fileprivate var verb: String {
        switch self {
        case .conforms: "conforms to"
        case .inherits: "inherits from"
        case .creates: "creates"
        case .calls: "calls a function of"
        case .reads: "reads a property of"
        case .overrides: "overrides a member of"
        case .witnesses: "fulfils a requirement of"
        case .uses: "uses"
        }
    }
}

extension Rule.Kind {
    /// The end of the sentence that says what a breach is against.
    fileprivate var promise: String {
        switch self {
        case .forbidden: "which is forbidden"
        case .layers(_, let concreteOnly): concreteOnly ? "against the direction of the layers" : "outside its layer"
        case .throughProtocol: "which it may know only through a protocol"
        case .mayCreate(let creators, _): "which only \(creators.joined(separator: ", ")) may create"
        case .independentScenes: "a part of another scene"
        case .imports: "which may not be imported"
        }
    }
}
