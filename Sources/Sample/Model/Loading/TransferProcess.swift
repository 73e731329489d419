#if canImport(FoundationNetworking)
    import Foundation

    /// A transfer in a process of its own, because nothing less can be stopped where Foundation is built on libcurl.
    ///
    /// There, all sessions of a process share one queue. A sender that is faster than its receiver keeps that queue to
    /// itself: `cancel`, `suspend` and `invalidateAndCancel` wait behind it, for 10 s and more as measured, and so does
    /// the next `dataTask`. An announced length of `Int64.max` ends the process that reads it. `Documentation/sample.md`
    /// has the measurements.
    ///
    /// The worker lives as long as somebody holds its standard input open. So it also ends when this process does.
    enum TransferProcess {
        /// Starts a worker, and gives what stops it; `finish` is called once, on a thread of its own.
        static func start(
            _ order: TransferOrder,
            finish: @escaping @Sendable (Result<Data, LoadError>) -> Void
        ) -> @Sendable () -> Void {
            let lifeline = Pipe.forOneProcess()
            Thread.detachNewThread {
                let report = run(order, on: lifeline).flatMap(TransferReport.init)
                finish(report?.result ?? .failure(.network))
            }
            return { try? lifeline.fileHandleForWriting.close() }
        }
    }

    extension TransferProcess {
        /// The worker stands beside the program, as a build puts it.
        private static let worker = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "fetch")

        /// Gives what the worker writes until it ends; nothing where there is none.
        private static func run(_ order: TransferOrder, on lifeline: Pipe) -> Data? {
            let output = Pipe.forOneProcess()
            let process = Process()
            process.executableURL = worker
            process.environment = order.environment
            process.standardInput = lifeline
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            do {
                try process.run()
                return try output.fileHandleForReading.readToEnd()
            } catch {
                return nil
            }
        }
    }

    extension Pipe {
        /// A pipe for one child alone: another one, started at the same moment, would inherit its ends and hold them open.
        fileprivate static func forOneProcess() -> Pipe {
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] where end.fileDescriptor >= 0 {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
            return pipe
        }
    }
#endif
