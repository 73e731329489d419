import Foundation

/// Why the service could not start.
public enum CatServiceError: Error, Hashable, Sendable {
    /// Somebody listens on this port of the loopback interface.
    case portTaken(UInt16)
    /// The system refused to listen for another reason; the reason is a clause without its full stop.
    case cannotListen(port: UInt16, reason: String)
    /// The photo of this cat is not where the build put it.
    case photoMissing(BundledCat)
}

extension CatServiceError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .portTaken(let port):
            "Port \(port) of 127.0.0.1 is taken: end the program that listens there, or choose port 0 for a free one."
        case .cannotListen(let port, let reason):
            "The cat service cannot listen on port \(port) of 127.0.0.1: \(reason). Choose port 0 for a free one."
        case .photoMissing(let cat):
            "The bundled photo Cats/\(cat.rawValue) cannot be read: build the package again."
        }
    }
}
