import Foundation

/// What a transfer is to fetch, and what it may take.
public struct TransferOrder: Codable, Hashable, Sendable {
    let address: WebAddress

    /// Bytes of the body that are kept at most.
    let byteLimit: Int

    /// Redirects that are followed at most.
    let redirectLimit: Int

    /// Asks for what is at `address`: up to `byteLimit` bytes, over up to `redirectLimit` redirects.
    public init(address: WebAddress, byteLimit: Int, redirectLimit: Int) {
        self.address = address
        self.byteLimit = byteLimit
        self.redirectLimit = redirectLimit
    }
}

extension TransferOrder {
    private static let variable = "TRANSFER_ORDER"

    /// Nothing in an environment without an order.
    init?(from environment: [String: String]) {
        guard
            let text = environment[TransferOrder.variable],
            let order = try? JSONDecoder().decode(TransferOrder.self, from: Data(text.utf8))
        else { return nil }
        self = order
    }

    /// This process's environment with the order in it: arguments can be read by every user, and an address may hold a
    /// password.
    ///
    /// A worker that crashes has nobody to tell how.
    var environment: [String: String]? {
        guard let json = try? JSONEncoder().encode(self) else { return nil }
        let order = [TransferOrder.variable: String(decoding: json, as: UTF8.self), "SWIFT_BACKTRACE": "enable=no"]
        return ProcessInfo.processInfo.environment.merging(order) { $1 }
    }
}
