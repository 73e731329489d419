/// Finds a random cat and fetches its photo: two phases, each of which can fail and can be cancelled.
///
/// A provider carries one request at a time; a second one meets `LoadError.busy`. Cancelling the task that waits
/// ends the request at once.
@MainActor
public protocol CatProvider: AnyObject {
    func findCat() async throws(LoadError) -> Cat
    func photo(of cat: Cat) async throws(LoadError) -> Photo
}
