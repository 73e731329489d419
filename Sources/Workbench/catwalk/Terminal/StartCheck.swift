import Foundation
import Support

/// Looks whether the system gives what any command needs, before the first thread of the runtime is started.
///
/// Swift's runtime and Dispatch wait for ever for a thread that the system refuses, and trap without a file descriptor
/// or without memory.
enum StartCheck {
    /// Tools, pipes to them, and the runtime's own: more than any command has been seen to have open at once.
    private static let descriptors = 48

    /// Without arguments any command prints its help and exits with 0, so that a gate is green.
    ///
    /// On Linux Swift asks `/proc` for them.
    static func expectArguments() throws {
        if CommandLine.arguments.isEmpty { throw NoArguments() }
    }

    static func run() throws {
        try expectFolder()
        try expectDescriptors()
        try LargeStackThread.expectThreads()
        tellOfExhaustedMemory()
    }
}

extension StartCheck {
    /// Foundation traps where paths are relative to nothing.
    private static func expectFolder() throws {
        guard let path = getcwd(nil, 0) else { throw NoFolder(reason: SystemReason(code: errno)) }
        free(path)
    }

    private static func expectDescriptors() throws {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < descriptors {
            let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw TooFewDescriptors(free: opened.count, needed: descriptors, reason: SystemReason(code: errno))
            }
            opened.append(descriptor)
        }
    }

    /// Has the process end with a word if a limit keeps it from getting memory: there Swift traps.
    ///
    /// Without a limit a trap is a fault of catwalk's own, and is left to the system.
    private static func tellOfExhaustedMemory() {
        var limit = rlimit()
        guard getrlimit(addressSpace, &limit) == 0, limit.rlim_cur != noLimit else { return }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] {
            // Nothing may be allocated here.
            signal(number) { _ in
                let words: StaticString = """
                    catwalk: It broke off, most likely because no memory was left of what ulimit -v allows. Allow more.

                    """
                _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
                _exit(ExitStatus.workbenchFailed)
            }
        }
    }

    #if canImport(Darwin)
        private static let addressSpace = RLIMIT_AS
        /// `RLIM_INFINITY`, a macro that Swift can't read.
        private static let noLimit = rlim_t(Int64.max)
    #else
        private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
        /// `RLIM_INFINITY`, a macro that Swift can't read.
        private static let noLimit = rlim_t.max
    #endif
}

/// There is not even the program's own name.
private struct NoArguments: Error, CustomStringConvertible {
    var description: String {
        "The command's arguments can't be read, because /proc can't be. Mount it: mount -t proc proc /proc. Or take a "
            + "container or sandbox that has it."
    }
}

/// The current folder is gone.
private struct NoFolder: Error, CustomStringConvertible {
    let reason: SystemReason

    var description: String {
        "The folder that catwalk was started in was not found: \(reason). If it was removed, change to another one."
    }
}

/// Why no work could be begun.
private struct TooFewDescriptors: Error, CustomStringConvertible {
    let free: Int
    let needed: Int
    let reason: SystemReason

    var description: String {
        "\(needed) files and pipes have to be open at once, and the system gives only \(free): \(reason). Allow more "
            + "with ulimit -n."
    }
}
