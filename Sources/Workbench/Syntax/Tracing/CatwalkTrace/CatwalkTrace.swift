#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Who is called by whom.
public enum CatwalkTrace {
    /// The body that waits, or that began the task.
    @TaskLocal static var waiting = 0

    /// Has every job run on the main thread, so that the same scenario makes its calls in the same order.
    ///
    /// Does nothing if the runtime has no such hook. To be called before the first job of another thread.
    public static func useOneThread() {
        typealias Enqueue = @convention(thin) (UnownedJob) -> Void
        typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void
        // The program itself, and through it the libraries that it was linked with.
        let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
        // The runtime declares it as this type, and reads it when a job is enqueued.
        hook?.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    }

    /// Has the calls told on standard output; what the program prints goes to standard error from now on.
    public static func tellOnStandardOutput() { Log.shared.takeStandardOutput() }

    /// Writes a line to where the calls are told.
    public static func tell(_ line: String) { Log.shared.tell(line) }

    /// The call that runs, in which others are made.
    public static var current: Int { max(waiting, Stack.ofThread.calls.last ?? 0) }

    /// Enters a body that does not wait.
    public static func enter(_ body: Int, from origin: Int? = nil) -> Int {
        let call = Log.shared.begin(body, from: origin ?? current)
        Stack.ofThread.calls.append(call)
        return call
    }

    public static func leave(_ call: Int) {
        let stack = Stack.ofThread
        if let place = stack.calls.lastIndex(of: call) { stack.calls.remove(at: place) }
        Log.shared.end(call)
    }

    /// Runs a body that is one expression and does not wait.
    @discardableResult
    public static func within<Result: ~Copyable>(
        _ body: Int,
        from origin: Int? = nil,
        _ value: @autoclosure () throws -> Result
    ) rethrows -> Result {
        let call = enter(body, from: origin)
        defer { leave(call) }
        return try value()
    }

    /// Runs a body that is one expression and waits.
    @discardableResult
    public static func waiting<Result>(
        _ body: Int,
        from origin: Int? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ value: @autoclosure () async throws -> Result
    ) async rethrows -> Result {
        try await running(body, from: origin, value)
    }

    /// Runs a body that waits.
    @discardableResult
    public static func running<Result, Failure: Error>(
        _ body: Int,
        from origin: Int? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ statements: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let call = Log.shared.begin(body, from: origin ?? current)
        defer { Log.shared.end(call) }
        do {
            return try await $waiting.withValue(call, operation: statements)
        } catch {
            // The statements throw nothing else.
            // swift-format-ignore: NeverForceUnwrap
            throw error as! Failure
        }
    }
}

/// The calls of a thread that have not ended and do not wait.
private final class Stack {
    var calls: [Int] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var ofThread: Stack {
        if let known = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(known).takeUnretainedValue() }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
