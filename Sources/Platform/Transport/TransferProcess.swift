#if canImport(FoundationNetworking)
    import Foundation

    /// A transfer in a process of its own, because nothing less can be stopped where Foundation is built on libcurl.
    ///
    /// There, all sessions of a process share one queue. A sender that is faster than its receiver keeps that queue to
    /// itself: `cancel`, `suspend` and `invalidateAndCancel` wait behind it, for 10 s and more as measured, and so does
    /// the next `dataTask`. An announced length of `Int64.max` ends the process that reads it. `Documentation/sample.md`
    /// has the measurements.
    ///
    /// The worker lives as long as its standard input is open. So it also ends when this process does.
    enum TransferProcess {
        /// Whether the worker's program is there.
        static var isInstalled: Bool { program.map(FileManager.default.isExecutableFile) ?? false }

        /// Starts a worker, and gives what stops it; `finish` is called once.
        static func start(
            _ order: TransferOrder,
            finish: @escaping @Sendable (Result<Data, TransferError>) -> Void
        ) -> @Sendable () -> Void {
            guard let (ours, theirs) = connection() else {
                finish(.failure(.network))
                return {}
            }
            Thread.detachNewThread {
                let worker = launch(order, on: theirs)
                try? theirs.close()
                let report = worker.map { collect($0, from: ours) }.flatMap(TransferReport.init)
                finish(report?.result ?? .failure(.network))
            }
            return { shutdown(ours.fileDescriptor, Int32(SHUT_WR)) }
        }
    }

    extension TransferProcess {
        /// The program stands beside this one, as a build puts it.
        private static let program = Bundle.main.executableURL?.deletingLastPathComponent()
            .appending(path: "fetch").path

        /// A pair of sockets, which no process inherits by chance: it would hold them open.
        private static func connection() -> (FileHandle, FileHandle)? {
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
            return (
                FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
                FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
            )
        }

        /// Not by Foundation's `Process`, which traps if there are no descriptors left.
        private static func launch(_ order: TransferOrder, on end: FileHandle) -> pid_t? {
            guard let program, let environment = order.environment else { return nil }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, end.fileDescriptor, STDIN_FILENO)
            posix_spawn_file_actions_adddup2(&actions, end.fileDescriptor, STDOUT_FILENO)
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
            var arguments = [strdup(program), nil]
            var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
            defer { for text in arguments + variables { free(text) } }
            var worker = pid_t()
            return posix_spawn(&worker, program, &actions, nil, &arguments, &variables) == 0 ? worker : nil
        }

        /// Gives what the worker writes until it ends, whatever signals this process gets meanwhile.
        private static func collect(_ worker: pid_t, from end: FileHandle) -> Data {
            var report = Data()
            var piece = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(end.fileDescriptor, &piece, piece.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                report.append(contentsOf: piece[..<count])
            }
            while waitpid(worker, nil, 0) < 0, errno == EINTR {}
            return report
        }
    }
#endif
