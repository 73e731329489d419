/// What the sources that describe the architectures call a mistake, as far as it can be told from the code.
///
/// Roles are known by the names that the patterns give them: View, Presenter, ViewModel, Interactor, Router.
public enum Habit: String, CaseIterable, Codable, Hashable, Sendable {
    /// A scene has all the parts of VIPER, and declares more than it does.
    case fullPatternForTrivialScene
    /// The presenter of a scene that has an interactor decides more than the interactor.
    case logicInPresenter
    /// A type creates the service that it calls, though a protocol stands for it.
    case hardWiredDependency
    /// A view calls what its presenter, view model or interactor is there to call.
    case bypassedLayer
    /// A protocol has one conformer, and no test stands in for it.
    case protocolForTrifle
}

extension Habit {
    /// What is looked for, so that a reader can redo it by hand.
    public var definition: String {
        switch self {
        case .fullPatternForTrivialScene:
            "A scene has types in the roles View, Presenter, Interactor and Router, and its files have more "
                + "declarations (types and members) than statements in bodies."
        case .logicInPresenter:
            "In a scene with types in the roles Presenter and Interactor, the cognitive complexity of the bodies in the "
                + "presenter's files is higher than that of those in the interactor's."
        case .hardWiredDependency:
            "A type creates a class, struct or actor of the subject that conforms to one of the subject's protocols, "
                + "and calls a method of it or of that protocol."
        case .bypassedLayer:
            "A type in the role View calls a method of a class, actor or protocol without a role that a presenter, "
                + "view model or interactor of the same scene calls too."
        case .protocolForTrifle:
            "A protocol of the architecture has exactly one production conformer, and no type in the tests conforms "
                + "to it."
        }
    }
}
