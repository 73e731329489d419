import CatsModel

/// Finds the cats that the scenario says.
public final class ScriptedProvider: CatProvider {
    let finds = RequestLog<Void, Result<Cat, LoadError>>()
    let downloads = RequestLog<Cat, Result<Photo, LoadError>>()

    public func findCat() async throws(LoadError) -> Cat {
        try await finds.ask(()).get()
    }

    public func photo(of cat: Cat) async throws(LoadError) -> Photo {
        try await downloads.ask(cat).get()
    }
}
