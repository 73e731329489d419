import Subject
import Support

/// Why the stage can't be shown.
public enum ShowError: Error, Hashable, Sendable {
    /// `free` is one that nobody listened on just now.
    case portTaken(UInt16, free: UInt16?)
    case noPort(host: String)
    case cannotListen(host: String, port: UInt16, reason: String)
    /// The configuration names other architectures than it did.
    case otherArchitectures
    /// The module that plays has other scenarios or weathers than it had.
    case otherScenarios
    /// A learner has not given the address of a room.
    case noRoom(address: String)
    /// A learner's name that others can't see as it is, or that is too long.
    case unclearName(String)
}

extension ShowError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portTaken(let port, let free):
            "Another program listens on port \(port), perhaps an earlier catwalk show. End it, or take "
                + (free.map { "a free port: --port \($0)." } ?? "another port with --port.")
        case .noPort(let host):
            "No port of \(PrintablePath(host)) is free. End programs that listen or are connected, or name a port with --port."
        case .cannotListen(let host, let port, let reason):
            "Nothing can listen on \(PrintablePath(host)):\(port): \(PrintablePath(reason)). Give --host an IPv4 address of "
                + "this machine."
        case .otherArchitectures:
            "The \(Subject.configurationName) names other architectures now. End catwalk show, and start it again."
        case .otherScenarios: "The scenarios are others now. End catwalk show, and start it again."
        case .noRoom(let address):
            "\(PrintablePath(address)) is not a room's address. Take the one that catwalk show --room printed for learners; it "
                + "looks like http://192.0.2.7:8080\(RoomRoutes.standing)?token=abc."
        case .unclearName(let name):
            "\"\(PrintablePath(name))\" is no name for a room. \(LearnerName.rule) It has \(Room.nameLimit) bytes at most. Give "
                + "one with --name."
        }
    }
}
