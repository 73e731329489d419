/// What a load may take at most, so that no service can fill the memory or keep anyone waiting.
///
/// The limit in pixels belongs to every photo: `Photo.pixelLimit`.
public struct LoadLimits: Hashable, Sendable {
    /// The limits of the app.
    public static let standard = LoadLimits()

    /// Bytes of the service's JSON, 64 KiB: it holds one URL, and browsers stop at some thousand characters of those.
    public var answerBytes = 64 * 1024

    /// Bytes of a photo, 10 MB: what a good camera stores for one photo, and ten times what a web page shows.
    public var photoBytes = 10_000_000

    /// Redirects that one request follows, 5: a shortened link, a move to https and a mirror leave two to spare.
    public var redirects = 5

    /// Time for the whole load, both requests together, 10 s: people give up waiting at about that point.
    public var time = Duration.seconds(10)
}
