import Subject

/// A change in a source file that leaves what it does as it is.
public struct SourceChange: Hashable, Sendable {
    public let kind: ChangeKind
    /// Tells it from all other changes of the module, so that no two declare the same.
    public let number: Int

    public init(_ kind: ChangeKind, number: Int) {
        self.kind = kind
        self.number = number
    }

    var text: String {
        switch kind {
        // A declaration may stand in every body, also in that of a result builder.
        case .body: "\n        let _ = \(number)\n"
        case .interface: "\nfunc addedFunction\(number)() {}\n"
        }
    }
}
