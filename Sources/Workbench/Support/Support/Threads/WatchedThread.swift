import Foundation

/// Work that nobody can stop, on a thread of its own that is given up once it has taken too much processor time.
///
/// The time of the thread counts and not that of a clock, so that a busy machine gives nothing up.
public enum WatchedThread {
    /// How many may go on that were given up: what they burn is nobody else's, and each keeps its stack.
    private static let most = 8
    private static let givenUp = Locked(0)

    /// What the work gives; `nil` if it was given up, and goes on at the lowest priority, or if too much is going on so.
    ///
    /// Throws if the system gives no thread, and has not begun the work then.
    public static func value<Value: Sendable>(
        within limit: Duration,
        _ work: @escaping @Sendable () -> Value
    ) throws(ThreadError) -> Value? {
        if givenUp.value >= most { return nil }
        let (course, done) = (Locked(Course<Value>.awaited), DispatchSemaphore(value: 0))
        let thread = try OwnThread.startJoinable(stackSize: LargeStackThread.stackSize) {
            let result = work()
            if course.end(with: result) { givenUp.withValue { $0 -= 1 } }
            done.signal()
        }
        while done.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
            guard processorTime(of: thread) > limit, course.giveUp() else { continue }
            givenUp.withValue { $0 += 1 }
            makeIdle(thread)
            pthread_detach(thread)
            return nil
        }
        pthread_join(thread, nil)
        return course.value.result
    }
}

/// What has become of the work so far.
private enum Course<Value: Sendable>: Sendable {
    case awaited, givenUp
    case ended(Value)

    var result: Value? { if case .ended(let value) = self { value } else { nil } }
}

extension Locked {
    /// Whether it had been given up.
    fileprivate func end<Result>(with result: Result) -> Bool where Value == Course<Result> {
        withValue { course in
            if case .givenUp = course { return true }
            course = .ended(result)
            return false
        }
    }

    /// Whether it had not ended yet.
    fileprivate func giveUp<Result>() -> Bool where Value == Course<Result> {
        withValue { course in
            guard case .awaited = course else { return false }
            course = .givenUp
            return true
        }
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
