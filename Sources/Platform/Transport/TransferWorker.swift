import Foundation

/// The other end of a `TransferProcess`: makes one transfer, and reports how that ended.
package enum TransferWorker {
    /// Whether its program is there, if transfers need it: only with Foundation on libcurl they do.
    package static var isInstalled: Bool {
        #if canImport(FoundationNetworking)
            TransferProcess.isInstalled
        #else
            true
        #endif
    }

    /// The memory that it may have, 256 MiB: libcurl's threads and several copies of the largest photo.
    ///
    /// Beyond it the worker dies: Foundation keeps the body of a redirect, however long that is.
    private static let memoryLimit: rlim_t = 256 * 1024 * 1024

    /// Makes the transfer that the environment orders, unless standard input is closed before it is through.
    package static func run() -> Never {
        limitMemory()
        Thread.detachNewThread { endWithInput() }
        guard let order = TransferOrder(from: ProcessInfo.processInfo.environment) else { _exit(EXIT_FAILURE) }
        _ = Transfer.start(order) { result in
            try? FileHandle.standardOutput.write(contentsOf: TransferReport(result).encoded() ?? Data())
            _exit(EXIT_SUCCESS)
        }
        while true { pause() }
    }
}

extension TransferWorker {
    private static func limitMemory() {
        var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
        #if canImport(Darwin)
            setrlimit(RLIMIT_DATA, &limit)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        #endif
    }

    /// Without an exit's usual courtesies, which wait for whatever the transfer holds.
    private static func endWithInput() {
        _ = try? FileHandle.standardInput.readToEnd()
        _exit(EXIT_SUCCESS)
    }
}
