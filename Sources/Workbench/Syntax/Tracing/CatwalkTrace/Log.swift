import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes calls to a file, one after the other and many at once; before a crash too, and soon if the program hangs.
final class Log: @unchecked Sendable {
    static let shared = Log()

    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var file: Int32?
    private var calls = 0
    private var tellsEnds = true
    /// What is not written yet.
    ///
    /// To write each call by itself would take as long as all else.
    private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 14)
    private var length = 0
    private let watch = DispatchSource.makeTimerSource()

    private static let longestLine = 128

    init() {
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        guard let path = getenv("CATWALK_TRACE") else { return }
        let opened = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        if opened >= 0 { tell(in: opened) }
    }

    func begin(_ body: Int, from origin: Int) -> Int {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        calls += 1
        if file == nil { return calls }
        put("{\"call\":", calls)
        put(",\"from\":", origin)
        put(",\"body\":", body)
        endLine()
        return calls
    }

    func end(_ call: Int) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard tellsEnds, file != nil else { return }
        put("{\"end\":", call)
        endLine()
    }

    func takeStandardOutput() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        tell(in: dup(1))
        dup2(2, 1)
        // Whoever listens wants to know who calls whom.
        tellsEnds = false
        watch.setEventHandler { Log.shared.catchUp() }
        watch.schedule(deadline: .now(), repeating: .milliseconds(50))
        watch.resume()
    }

    func tell(_ text: String) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        flush()
        var text = text + "\n"
        text.withUTF8 { send(UnsafeRawBufferPointer($0)) }
    }
}

extension Log {
    private func tell(in file: Int32) {
        self.file = file
        atexit { Log.shared.catchUp() }
        for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
            // The thread that crashes may hold the lock.
            signal(number) { number in
                Log.shared.flush()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    private func catchUp() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        flush()
    }

    private func put(_ key: StaticString, _ number: Int) {
        key.withUTF8Buffer { for byte in $0 { append(byte) } }
        var divisor = 1
        while number / divisor > 9 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(48 + number / divisor % 10))
            divisor /= 10
        }
    }

    private func append(_ byte: UInt8) {
        buffer[length] = byte
        length += 1
    }

    private func endLine() {
        append(UInt8(ascii: "}"))
        append(UInt8(ascii: "\n"))
        if length > buffer.count - Self.longestLine { flush() }
    }

    private func flush() {
        send(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length]))
        length = 0
    }

    private func send(_ bytes: UnsafeRawBufferPointer) {
        guard let file else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }
}
