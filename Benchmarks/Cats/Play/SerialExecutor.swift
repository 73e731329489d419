import Foundation

/// Has every job of the global pool run on the main thread.
///
/// The services that answer in a scenario are part of the harness, but each answer goes through the pool, and whether
/// the main thread has fallen asleep by then is chance, which shows in the counts.
enum SerialExecutor {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// To be called before the first job.
    static func install() throws(PlayError) {
        // The program itself, and through it the libraries that it was linked with.
        guard let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { throw .noHook }
        // The runtime declares it as this type, and reads it when a job is enqueued, of which there has been none.
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}
