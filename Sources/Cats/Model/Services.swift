/// All that an app needs from the world: the three services of the Model together.
@MainActor
public struct Services {
    public let provider: any CatProvider
    public let darkroom: any Darkroom
    public let library: any PhotoLibrary

    public init(provider: any CatProvider, darkroom: any Darkroom, library: any PhotoLibrary) {
        self.provider = provider
        self.darkroom = darkroom
        self.library = library
    }
}
