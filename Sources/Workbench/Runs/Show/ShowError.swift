import Support

/// Why the stage can't be shown.
public enum ShowError: Error, Hashable, Sendable {
    case portTaken(UInt16)
    case cannotListen(host: String, port: UInt16, reason: String)
}

extension ShowError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Another program listens on port \(port), perhaps an earlier catwalk show. End it, or leave --port out for a free "
                + "one."
        case .cannotListen(let host, let port, let reason):
            "Nothing can listen on \(PrintablePath(host)):\(port): \(PrintablePath(reason)). Give --host an IPv4 address of "
                + "this machine."
        }
    }
}
