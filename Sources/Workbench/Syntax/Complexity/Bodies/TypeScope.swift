/// The inside of a type, or of a file: which bodies are open there, and how deep the walk is in them.
///
/// The bodies of a type that is local to a body are apart from that body.
struct TypeScope {
    /// The qualified name of the type; `nil` for the file.
    let type: String?
    /// The innermost body is the last.
    private(set) var bodies: [OpenBody] = []
    /// How many structures that count as nesting are around the current node in the outermost body.
    private(set) var level = 0

    mutating func open(_ body: OpenBody) {
        if !bodies.isEmpty { level += 1 }
        bodies.append(body)
    }

    mutating func close() -> OpenBody? {
        let body = bodies.popLast()
        if !bodies.isEmpty { level -= 1 }
        return body
    }

    mutating func enterClosure() {
        guard !bodies.isEmpty else { return }
        if !isValueItself { level += 1 }
        innermost?.openClosures += 1
        innermost?.holdsCode = true
    }

    mutating func leaveClosure() {
        guard !bodies.isEmpty else { return }
        innermost?.openClosures -= 1
        if !isValueItself { level -= 1 }
    }
}

extension TypeScope {
    private var innermost: OpenBody? {
        get { bodies.last }
        set {
            if let newValue, !bodies.isEmpty { bodies[bodies.count - 1] = newValue }
        }
    }

    /// Counts decisions in the innermost body.
    mutating func addDecisions(_ count: Int) { innermost?.cyclomatic.mcCabe += count }

    mutating func addCoalescing() { innermost?.cyclomatic.coalescings += 1 }

    /// Counts a structure in the outermost body: 1, and 1 for each level around it.
    mutating func addStructure() { addBreak(level + 1) }

    /// Counts a break in the linear flow that weighs the same at every level.
    mutating func addBreak(_ weight: Int = 1) {
        guard !bodies.isEmpty else { return }
        bodies[0].cognitive += weight
    }

    mutating func deepen() { level += 1 }

    mutating func rise() { level -= 1 }

    mutating func rise(to outer: Int) { level = outer }

    mutating func noteCode() { innermost?.holdsCode = true }

    /// Each function that the call leads back to is a recursion, once.
    mutating func addRecursion(_ matches: (FunctionSignature) -> Bool) {
        for index in bodies.indices where !bodies[index].isRecursive {
            guard case .function(let signature) = bodies[index].form, matches(signature) else { continue }
            bodies[index].isRecursive = true
            addBreak()
        }
    }

    /// Whether no closure is open in a value, so that the next one is the body itself.
    private var isValueItself: Bool {
        guard bodies.count == 1, case .value = bodies[0].form else { return false }
        return bodies[0].openClosures == 0
    }
}
