import Coupling
import Subject

/// What a name in a rule stands for: a role, a shared layer, an architecture, or types whose names fit a glob.
struct Place {
    private let name: String
    private let module: String?

    init(_ name: String, in subject: Subject) {
        self.name = name
        module =
            subject.shared.first { $0.name == name }?.name
            ?? subject.architectures.first { $0.name == name }?.sources.name
    }

    var isModule: Bool { module != nil }

    func contains(_ node: Node) -> Bool {
        if let module { return node.module == module }
        if node.role == name { return true }
        return name.contains("*") && node.kind != .file && Glob(name).matches(node.name)
    }
}
