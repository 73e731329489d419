import Foundation

/// How much memory a program may take, in bytes, its own and that of each program that it starts.
///
/// Who asks for more gets none. Only Linux lets one process limit another; elsewhere nothing is limited.
public struct MemoryLimit: Hashable, Sendable {
    let bytes: Int
    /// Whether a program is ended that took more before it could be limited.
    var isHeldFromStart = false

    /// For a repository with millions of commits that is plenty, and an object may claim to be as large as it likes.
    static let git = MemoryLimit(bytes: 1 << 30)

    /// For the coverage of a million lines that is plenty, and a profile of a megabyte may unpack to any size.
    static let coverage = MemoryLimit(bytes: 2 << 30, isHeldFromStart: true)

    func hold(_ process: pid_t) {
        #if os(Linux)
            var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
            _ = Self.setLimit?(process, CInt(RLIMIT_DATA.rawValue), &limit, nil)
            if isHeldFromStart, let taken = Self.data(of: process), taken > bytes { kill(process, SIGKILL) }
        #endif
    }

    #if os(Linux)
        /// What a program has asked for, in bytes; `nil` if it is gone.
        private static func data(of process: pid_t) -> Int? {
            // All of it, the program, shared, its code, libraries, and its data, each in pages.
            let pages = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8).split(separator: " ")
            return pages.flatMap { $0.count > 5 ? Int($0[5]) : nil }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
        }

        private typealias SetLimit =
            @convention(c) (
                pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?
            ) -> CInt

        /// `prlimit(2)`, which Swift does not import.
        ///
        /// A C function's value is its address, so the two have one size; what it takes is the system's promise.
        private static let setLimit = dlsym(nil, "prlimit").map { unsafeBitCast($0, to: SetLimit.self) }
    #endif
}
