import Declarations

/// A role that a type may have, told from how its name ends, and on what grounds.
public struct RoleGuess: Hashable, Codable, Sendable {
    /// The qualified name.
    public let type: String
    public let kind: TypeKind
    public let role: String
    /// How the name ends: `ViewController`, `PresenterProtocol`.
    public let suffix: String
    /// Relative to the argument.
    public let file: String
    public let line: Int
}

extension RoleGuess {
    /// The longest come before those they end with.
    private static let suffixes: [(suffix: String, role: String)] = [
        ("ViewController", "ViewController"), ("VC", "ViewController"), ("ViewModel", "ViewModel"), ("VM", "ViewModel"),
        ("View", "View"), ("Screen", "View"), ("Presenter", "Presenter"), ("Interactor", "Interactor"),
        ("Router", "Router"),
        ("Routing", "Router"), ("Wireframe", "Router"), ("WireFrame", "Router"), ("Coordinator", "Coordinator"),
        ("Reactor", "Reactor"), ("Reducer", "Reducer"), ("Presenting", "Presenter"), ("Viewing", "View"),
        ("Interacting", "Interactor"), ("Coordinating", "Coordinator"),
    ]

    /// What the name of a protocol may have after its role's.
    private static let protocolEndings = ["", "Protocol", "Interface", "Input", "Output", "Delegate"]

    /// What the name of another type may have after its role's.
    private static let otherEndings = ["", "Impl", "Implementation"]

    /// Who is called through the output of one with a role.
    private static let calledByOutput = [
        "Interactor": "Presenter", "Presenter": "View", "View": "Presenter", "ViewController": "Presenter",
    ]

    /// `nil` if the name says nothing.
    init?(of type: TypeDeclaration) {
        let endings = type.kind == .protocol ? Self.protocolEndings : Self.otherEndings
        for ending in endings {
            guard let found = Self.suffixes.first(where: { Self.ends(type.name, with: $0.suffix, ending) }) else {
                continue
            }
            let called = ending == "Output" ? Self.calledByOutput[found.role] : nil
            self.init(type, role: called ?? found.role, suffix: found.suffix + ending)
            return
        }
        return nil
    }

    init(_ type: TypeDeclaration, role: String, suffix: String) {
        self.init(
            type: type.qualifiedName,
            kind: type.kind,
            role: role,
            suffix: suffix,
            file: type.file,
            line: type.position.line
        )
    }

    /// Whether it is a protocol through which one with a role calls whoever conforms to it.
    var isOutput: Bool {
        kind == .protocol && Self.calledByOutput.keys.contains { suffix == $0 + "Output" }
    }

    /// An abbreviation ends a name if it begins a word: `LoginVM`, and not `JVM`.
    private static func ends(_ name: String, with suffix: String, _ ending: String) -> Bool {
        guard name.hasSuffix(suffix + ending) else { return false }
        let isAbbreviation = suffix.allSatisfy(\.isUppercase)
        return !isAbbreviation || name.dropLast(suffix.count + ending.count).last?.isUppercase != true
    }
}
