import Words

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
    public var definition: Sentence { Sentence("habit.\(rawValue).definition") }

    /// What was found, with the names and figures that fill the sentence.
    func finding(_ values: [String: Sentence.Value]) -> Sentence { Sentence("habit.\(rawValue).finding", values) }
}
