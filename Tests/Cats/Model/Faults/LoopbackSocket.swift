import Foundation

/// A TCP socket on 127.0.0.1, with the few calls that a scripted server needs.
struct LoopbackSocket: Sendable {
    private let descriptor: Int32

    /// A socket bound to a free port; nothing can connect to it before it listens.
    init() throws {
        descriptor = socket(AF_INET, LoopbackSocket.stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let bound = address.withGenericPointer { bind(descriptor, $0, $1) }
        guard descriptor >= 0, bound == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private init(accepted descriptor: Int32) {
        self.descriptor = descriptor
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    var port: UInt16 {
        var address = sockaddr_in()
        address.withGenericPointer { pointer, length in
            var length = length
            _ = getsockname(descriptor, pointer, &length)
        }
        return UInt16(bigEndian: address.sin_port)
    }

    func startListening() {
        listen(descriptor, 128)
    }

    /// Blocks until somebody connects; nothing when the socket is closed.
    func acceptConnection() -> LoopbackSocket? {
        let connection = accept(descriptor, nil, nil)
        return connection < 0 ? nil : LoopbackSocket(accepted: connection)
    }

    /// Blocks until something comes; nothing when the other side has gone.
    func receive() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }

    /// Blocks until all is on its way; false when the other side has gone.
    func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = sendBytes(rest)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Says that no more will be sent, and reads what is still on its way here, lest closing becomes a reset.
    func finish() {
        shutdown(descriptor, LoopbackSocket.write)
        while receive() != nil {}
        close(descriptor)
    }

    /// Breaks the connection off, as a crashed machine does.
    func reset() {
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        close(descriptor)
    }
}

extension LoopbackSocket {
    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
        private static let write = SHUT_WR
        private func sendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
            Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
        }
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let write = Int32(SHUT_WR)
        private func sendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
            Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        }
    #endif
}

extension sockaddr_in {
    fileprivate mutating func withGenericPointer<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Self>.size)) }
        }
    }
}
