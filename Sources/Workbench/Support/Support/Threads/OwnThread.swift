import Foundation

/// A thread that ends with its work, or an error: Foundation's own says nothing if the system refuses to start one.
enum OwnThread {
    /// In bytes: what the threads of the runtime's pool have.
    private static let usualStackSize = 8 << 20

    /// In bytes of address space: what the rest of the process may still take once the stack is there.
    ///
    /// To give the work's result back can start a thread of the pool, which waits for ever for its stack.
    private static let reserve = 128 << 20

    /// Held from the look for room to the start, so that two threads at once don't take the room that each has seen.
    private static let starting = NSLock()

    /// Starts the work; `stackSize` is in bytes, reserved, and used only as far as the work needs it.
    static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) throws(ThreadError) {
        pthread_detach(try startJoinable(stackSize: stackSize, work))
    }

    /// Starts work on a thread of its own, which somebody joins or detaches.
    static func startJoinable(
        stackSize: Int,
        _ work: @escaping @Sendable () -> Void
    ) throws(ThreadError) -> pthread_t {
        starting.lock()
        defer { starting.unlock() }
        guard hasRoom(for: stackSize + reserve) else { throw .notStarted(code: ENOMEM, stackSize: stackSize) }
        let box = Unmanaged.passRetained(Work(work))
        do {
            return try thread(stackSize: stackSize, box.toOpaque()) { context in
                // No pointer on one system, an optional one on the other.
                let context: UnsafeMutableRawPointer? = context
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }
        } catch {
            box.release()
            throw error
        }
    }

    /// Throws if the system does not give so many threads at once, or no room for their stacks and another one.
    static func expect(
        _ count: Int,
        ofStack threadSize: Int = usualStackSize,
        besidesStackOf stackSize: Int
    ) throws(ThreadError) {
        starting.lock()
        defer { starting.unlock() }
        guard hasRoom(for: count * threadSize + stackSize + reserve) else {
            throw .notStarted(code: ENOMEM, stackSize: stackSize)
        }
        // They wait for one another, and allocate nothing: what a thread allocates takes address space for good.
        let gate = NSLock()
        gate.lock()
        var threads: [pthread_t] = []
        defer {
            gate.unlock()
            for thread in threads { pthread_join(thread, nil) }
        }
        for _ in 0..<count {
            let thread = try thread(stackSize: threadSize, Unmanaged.passUnretained(gate).toOpaque()) { context in
                let context: UnsafeMutableRawPointer? = context
                if let context { Unmanaged<NSLock>.fromOpaque(context).takeUnretainedValue().withLock {} }
                return nil
            }
            threads.append(thread)
        }
    }
}

extension OwnThread {
    #if canImport(Darwin)
        private typealias Body = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    #else
        private typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    #endif

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private static func thread(
        stackSize: Int,
        _ context: UnsafeMutableRawPointer,
        _ body: Body
    ) throws(ThreadError) -> pthread_t {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Darwin)
            var place: pthread_t?
        #else
            var place = pthread_t()
        #endif
        let code = pthread_create(&place, &attributes, body, context)
        let thread: pthread_t? = place
        guard code == 0, let thread else { throw .notStarted(code: code, stackSize: stackSize) }
        return thread
    }

    /// Whether so many bytes of address space can be had; they are given back at once.
    private static func hasRoom(for size: Int) -> Bool {
        guard let place = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), place != MAP_FAILED else {
            return false
        }
        munmap(place, size)
        return true
    }
}
