import CatsModel

/// Goes on looking for a cat until it is cancelled.
final class EndlessProvider: CatProvider {
    func findCat() async throws(LoadError) -> Cat {
        for await _ in AsyncStream(Never.self, { _ in }) {}
        throw .cancelled
    }

    func photo(of cat: Cat) async throws(LoadError) -> Photo {
        throw .cancelled
    }
}
