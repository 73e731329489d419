import Support

/// What a breach is known by from one day to the next: who breaks which rule against whom, on whatever line.
public struct BreachKey: Hashable, Codable, Sendable {
    public let rule: String
    /// The module and the type, `MVP.LoadCatPresenter`; for what stands in no type, the module and the file's name.
    ///
    /// With the file's path, `MVP.LoadCatPresenter (Sources/MVP/Load.swift)`, if a module has several of that name.
    public let from: String
    /// The module and the type that is used against the rule, likewise; for an import the imported module alone.
    public let to: String
}

extension BreachKey: Comparable {
    public static func < (left: BreachKey, right: BreachKey) -> Bool {
        (left.rule, left.from, left.to) < (right.rule, right.from, right.to)
    }
}

extension BreachKey: CustomStringConvertible {
    /// `view-does-not-use-model: MVP.LoadCatView uses Model.Cat`.
    public var description: String { "\(PrintablePath(rule)): \(PrintablePath(from)) uses \(PrintablePath(to))" }
}
