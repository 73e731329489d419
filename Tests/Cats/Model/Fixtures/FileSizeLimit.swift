import Foundation

/// The kernel's limit on the size of a file: what comes closest to a full disk, for one process.
enum FileSizeLimit {
    /// Makes every write beyond `bytes` fail from now on, in this process.
    static func set(bytes: Int) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        #if canImport(Darwin)
            setrlimit(RLIMIT_FSIZE, &limit)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #endif
    }
}
