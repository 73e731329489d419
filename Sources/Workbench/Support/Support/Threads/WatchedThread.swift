import Foundation

/// Work that nobody can stop, on a thread of its own that is given up once it has taken too much processor time.
///
/// The time of the thread counts and not that of a clock, so that a busy machine gives nothing up.
public enum WatchedThread {
    /// What the work gives; `nil` if it was given up, and goes on at the lowest priority until the process ends.
    ///
    /// Throws if the system gives no thread, and has not begun the work then.
    public static func value<Value: Sendable>(
        within limit: Duration,
        _ work: @escaping @Sendable () -> Value
    ) throws(ThreadError) -> Value? {
        let (value, done) = (Locked<Value?>(nil), DispatchSemaphore(value: 0))
        let thread = try OwnThread.startJoinable(stackSize: LargeStackThread.stackSize) {
            let result = work()
            value.withValue { $0 = result }
            done.signal()
        }
        while done.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
            guard processorTime(of: thread) > limit else { continue }
            makeIdle(thread)
            pthread_detach(thread)
            return nil
        }
        pthread_join(thread, nil)
        return value.value
    }
}

extension WatchedThread {
    /// Nothing of a thread that has ended.
    private static func processorTime(of thread: pthread_t) -> Duration {
        #if canImport(Darwin)
            var info = thread_basic_info()
            var count = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
            let status = withUnsafeMutablePointer(to: &info) { info in
                info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { numbers in
                    thread_info(pthread_mach_thread_np(thread), thread_flavor_t(THREAD_BASIC_INFO), numbers, &count)
                }
            }
            guard status == KERN_SUCCESS else { return .zero }
            return [info.user_time, info.system_time].reduce(.zero) { sum, time in
                sum + .seconds(Int(time.seconds)) + .microseconds(Int(time.microseconds))
            }
        #else
            var clock = clockid_t()
            var time = timespec()
            guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        #endif
    }

    private static func makeIdle(_ thread: pthread_t) {
        #if canImport(Darwin)
            let policy = SCHED_OTHER
        #else
            // SCHED_IDLE, which is not imported.
            let policy: Int32 = 5
        #endif
        var priority = sched_param()
        priority.sched_priority = sched_get_priority_min(policy)
        pthread_setschedparam(thread, policy, &priority)
    }
}
