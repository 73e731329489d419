import Parsing

/// A body that tells when it is entered.
public struct TracedBody: Hashable, Sendable {
    /// By which a trace names it.
    public let number: Int
    /// As a reader would say it: `load(_:)`, `count.get`; of a closure, the body around it: `closure in load(_:)`.
    public let name: String
    /// The qualified name of the type or extended type around it; `nil` outside types.
    public let type: String?
    /// Relative to the subject's root.
    public let file: String
    /// Of its name, or of a closure's opening brace.
    public let line: Int
    public let isClosure: Bool
    /// From where the compiler counts how often it is entered; `nil` of a stored property, which has no body of its own.
    public let brace: SourcePosition?
    /// The lines on which its code names something, by that name; of a call also with labels: `pay`, `pay(with:)`.
    ///
    /// What a closure in it names is the closure's, if that tells its calls itself.
    public internal(set) var mentions: [String: [Int]] = [:]

    /// The line that names what is called; its own if none or several do.
    ///
    /// A call that leaves out arguments, or has a closure behind it, is known by the name without labels.
    public func line(naming called: TracedBody) -> Int {
        guard let names = called.calledNames else { return line }
        let lines = mentions[names.labelled] ?? mentions[names.bare] ?? []
        return lines.count == 1 ? lines[0] : line
    }

    /// The words by which a call names it, that of the type for an initialiser; `nil` for a closure.
    private var calledNames: (labelled: String, bare: String)? {
        if isClosure { return nil }
        let bare = name.prefix { $0 != "(" && $0 != "." }
        guard bare == "init" else { return (name, String(bare)) }
        return type?.split(separator: ".").last.map { (String($0) + name.dropFirst(bare.count), String($0)) }
    }
}

/// A body that stays as it is, because what is written into it could change what it does.
public struct UntracedBody: Hashable, Sendable {
    public let name: String
    public let type: String?
    public let file: String
    public let line: Int
    public let brace: SourcePosition?
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        /// It has an attribute that is none of the language's own, and may be a result builder.
        case attribute
        /// Its result is `some` type, which is often built by a result builder; and no closure can be written with one.
        case opaqueResult
        /// It is compiled into other modules, which know nothing of the trace.
        case inlinable
        /// It gives its value in the middle, as `_read` and `_modify` do.
        case coroutine
        /// All that it holds is an `if`, a `switch` or an `#if`, and the syntax does not say whether it is the body's value.
        case onlyBranches
        /// A closure in a file with result builders that holds nothing, or nothing but expressions.
        case resultBuilder
        /// It waits, and takes or gives a value as `sending`, `consuming` or `borrowing`.
        case ownership
        /// It waits, and throws what a function that it is given throws.
        case rethrowing
        /// It waits before every property is set.
        case waitingInitializer
        /// It waits, and takes its parameters as `$0`.
        case shorthandParameters
    }
}

extension UntracedBody.Reason {
    /// In a few words.
    public var text: String {
        switch self {
        case .attribute: "an attribute that may be a result builder"
        case .opaqueResult: "a result of some type"
        case .inlinable: "compiled into other modules"
        case .coroutine: "a coroutine"
        case .resultBuilder: "a closure that a result builder may read"
        case .ownership: "it waits, and a value changes its owner"
        case .rethrowing: "it waits and rethrows"
        case .onlyBranches: "branches that may be its value"
        case .waitingInitializer: "an initialiser that waits"
        case .shorthandParameters: "it waits, and takes $0"
        }
    }
}
