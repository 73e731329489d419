/// Applies a filter to a photo, away from the main actor.
@MainActor
public protocol Darkroom: AnyObject {
    /// Gives the edited photo; cancelling the task that waits stops the work.
    func develop(_ photo: Photo, with filter: PhotoFilter) async throws(DarkroomError) -> Photo
}
