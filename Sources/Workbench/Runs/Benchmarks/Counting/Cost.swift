/// What is counted of a program that runs.
public enum Cost: String, CaseIterable, Hashable, Codable, CodingKeyRepresentable, Sendable {
    case instructions
    case objects
    case allocations
    case retains
    case releases
    case mainActorHops

    /// What a person calls it, in the plural.
    var title: String {
        switch self {
        case .instructions: "instructions"
        case .objects: "objects"
        case .allocations: "allocations"
        case .retains: "retains"
        case .releases: "releases"
        case .mainActorHops: "main-actor hops"
        }
    }

    /// The functions whose calls are counted; empty for instructions.
    ///
    /// A hop is a job that is put on the main executor. Swift 6.3's runtime does that in a method written in Swift,
    /// older ones in a function of C; a program has one or the other.
    var functions: Set<String> {
        switch self {
        case .instructions: []
        case .objects: ["swift_allocObject"]
        case .allocations: ["malloc"]
        case .retains: ["swift_retain"]
        case .releases: ["swift_release"]
        case .mainActorHops:
            ["$ss20DispatchMainExecutorCScFsScF7enqueueyys0C3JobVnFTW", "swift_task_enqueueMainExecutor"]
        }
    }
}
