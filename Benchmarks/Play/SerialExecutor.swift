import Foundation

/// Has every job of the global pool run on the main thread.
///
/// The services that answer in a scenario are part of the harness, but each answer goes through the pool, and whether
/// the main thread has fallen asleep by then is chance: that alone made counts differ by a percent.
enum SerialExecutor {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// To be called before the first job.
    static func install() throws(PlayError) {
        guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { throw .noHook }
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}
