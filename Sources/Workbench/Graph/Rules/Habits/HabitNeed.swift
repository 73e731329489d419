/// What has to be known of a subject before an anti-pattern can be looked for in it.
public enum HabitNeed: Hashable, Sendable {
    /// Files in folders that hold a scene each.
    case scenes
    /// A role that has one of these names.
    case role([String])
    /// Who calls whose methods, which syntax does not see.
    case index
    case tests
}

extension Habit {
    /// Without any of these there is nothing to find, which does not mean that there is nothing.
    public var needs: [HabitNeed] {
        switch self {
        case .fullPatternForTrivialScene:
            [.scenes] + ["View", "Presenter", "Interactor", "Router"].map { .role([$0]) }
        case .logicInPresenter: [.scenes, .role(["Presenter"]), .role(["Interactor"])]
        case .hardWiredDependency: [.index]
        case .bypassedLayer:
            [.scenes, .role(["View"]), .role(["Presenter", "ViewModel", "Interactor"]), .index]
        case .protocolForTrifle: [.tests]
        }
    }
}
