import Coupling
import Declarations
import Pipeline
import Report
import Subject

/// Who speaks and is spoken to in a sequence.
enum Participant: Hashable, Sendable {
    /// Whatever calls the app, and is none of its parts.
    case outside
    case screen
    case model
    /// A role of the architecture, or a type without one.
    case part(String)

    var name: String {
        switch self {
        case .outside: MessageSequence.user
        case .screen: MessageSequence.screen
        case .model: MessageSequence.model
        // One diagram shows both, and they are not the same.
        case .part(let name): MessageSequence.notParts.contains(name) ? "\(name) (part)" : name
        }
    }
}

/// Who a body belongs to in a sequence: a role of the architecture, the screen, or the model.
struct Participants: Sendable {
    private let subject: Subject
    private let architecture: Architecture
    private let roles: FileRoles
    /// The names of the types that the architecture declares; what extends another one belongs to its file.
    private let declared: Set<String>
    private let doubles: Doubles

    init(of subject: PackagedSubject, architecture: Architecture) {
        self.subject = subject.subject
        self.architecture = architecture
        let declarations = subject.declarations(of: architecture.sources)
        roles = FileRoles(of: architecture, in: subject.subject, files: declarations)
        declared = Set(declarations.flatMap(\.types).map(\.name))
        doubles = Doubles(of: subject)
    }

    /// `nil` for what only plays the scenario, and for a layer that is neither screen nor model.
    func participant(of staged: StagedBody) -> Participant? {
        if staged.module == architecture.sources.name {
            let type = staged.body.type?.split(separator: ".").first.map(String.init)
                .flatMap { declared.contains($0) ? $0 : nil }
            let role = type.map { roles[type: $0, in: staged.body.file] } ?? roles[file: staged.body.file]
            return .part(role?.name ?? type ?? architecture.name)
        }
        let layer = subject.shared.contains { $0.name == staged.module } ? staged.module : nil
        return (layer ?? staged.body.type.flatMap { doubles.layers[$0] }).flatMap(part)
    }

    /// Who uses whom in a graph of the subject, if one of the two is a part of the architecture.
    func pairs(in graph: DependencyGraph) -> Set<PlayedWay.Pair> {
        let pairs = graph.edges.compactMap { edge -> PlayedWay.Pair? in
            let modules = [edge.from.module, edge.to.module]
            guard modules.contains(architecture.sources.name), let from = participant(of: edge.from),
                let to = participant(of: edge.to), from != to
            else { return nil }
            return PlayedWay.Pair(from: from.name, to: to.name)
        }
        return Set(pairs)
    }

    /// All parts of the architecture, and who uses whom in a graph of the subject.
    func pattern(in graph: DependencyGraph, speaking bodies: some Sequence<StagedBody>) -> DeclaredPattern {
        let ways = pairs(in: graph)
        let named = ways.flatMap { [$0.from, $0.to] } + bodies.filter(owns).compactMap { participant(of: $0)?.name }
        let parts = Set(named).subtracting(MessageSequence.notParts)
        let known = subject.roles.map { Participant.part($0.name).name }.filter(parts.contains)
        return DeclaredPattern(
            architecture: architecture.name,
            parts: known + parts.subtracting(known).sorted(),
            ways: ways
        )
    }

    /// `nil` for a layer that is neither screen nor model.
    private func participant(of node: Node) -> Participant? {
        if node.module != architecture.sources.name { return part(node.module) }
        return .part(node.role ?? (node.kind == .file ? architecture.name : node.name))
    }

    /// What a layer is in the sequence.
    private func part(_ layer: String) -> Participant? {
        if subject.userInterface?.contains(file: "", module: layer) == true { return .screen }
        return subject.model.contains(file: "", module: layer) ? .model : nil
    }

    /// Whether the body is of the architecture itself.
    func owns(_ staged: StagedBody) -> Bool { staged.module == architecture.sources.name }
}
