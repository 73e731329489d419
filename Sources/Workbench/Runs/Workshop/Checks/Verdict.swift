/// What the checks of an exercise came to.
public struct Verdict: Sendable {
    public let exercise: Exercise
    /// In the order in which they were held; the last one does not hold if `failure` is not `nil`.
    public internal(set) var held: [ExerciseCheck] = []
    public internal(set) var failure: Failure?
    /// Files that the learner changed although they are the course's; they are not checked.
    public let unchecked: [String]

    /// The first check that does not hold.
    public struct Failure: Sendable {
        /// The one of the chapter that the check is of.
        public let exercise: Exercise
        public let check: ExerciseCheck
        public let faults: [CheckFault]
    }

    public var isPassed: Bool { failure == nil }
}
