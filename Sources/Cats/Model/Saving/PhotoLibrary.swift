/// Keeps photos, and asks by itself for the permission to do so.
@MainActor
public protocol PhotoLibrary: AnyObject {
    /// Saves `photo` and says how that ended; a save that was started finishes, cancelled or not.
    func save(_ photo: Photo) async -> SaveOutcome
}
