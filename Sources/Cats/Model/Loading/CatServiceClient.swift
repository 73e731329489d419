import Foundation
import Transport

/// Loads cats from a web service that answers a `GET` with `{"file": "<URL of a photo>"}`.
///
/// Whatever the service does, an answer comes within `LoadLimits.time` for both phases together, and no more than
/// the limits allow is kept of it.
@MainActor
public final class CatServiceClient: CatProvider {
    private let service: URL
    private let limits: LoadLimits
    private let now: () -> Date
    private var isBusy: () -> Bool = { false }
    private var found: (cat: Cat, address: WebAddress, timeLeft: Duration)?

    /// Asks the service at `service`, an `http` or `https` URL; `now` tells when a cat was found.
    public init(service: URL, limits: LoadLimits = .standard, now: @escaping () -> Date = Date.init) {
        self.service = service
        self.limits = limits
        self.now = now
    }

    public func findCat() async throws(LoadError) -> Cat {
        let start = ContinuousClock.now
        let answer = try await load(
            WebAddress(service),
            upTo: limits.answerBytes,
            within: limits.time,
            as: CatAnswer.init
        )
        let cat = Cat(photoURL: answer.photo.shownURL, foundAt: now())
        found = (cat, answer.photo, limits.time - start.duration(to: .now))
        return cat
    }

    /// Fetches the photo in the time that finding this cat has left, or in the whole time for any other cat.
    public func photo(of cat: Cat) async throws(LoadError) -> Photo {
        let found = found?.cat == cat ? found : nil
        return try await load(
            found?.address ?? WebAddress(cat.photoURL),
            upTo: limits.photoBytes,
            within: found?.timeLeft ?? limits.time,
            as: Photo.init(checking:)
        )
    }
}

extension CatServiceClient {
    private func load<Value: Sendable>(
        _ address: WebAddress?,
        upTo byteLimit: Int,
        within time: Duration,
        as read: @escaping @Sendable (Data) throws(LoadError) -> Value
    ) async throws(LoadError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        guard !isBusy() else { throw .busy }
        guard let address else { throw .format }
        let order = TransferOrder(address: address, byteLimit: byteLimit, redirectLimit: limits.redirects)
        let download = Download(order, within: time) { body in Result { () throws(LoadError) in try read(body) } }
        isBusy = { download.isOpen }
        return try await finished(download).get()
    }

    private func finished<Value>(_ download: Download<Value>) async throws(LoadError) -> Value {
        do throws(TransferError) { return try await download.value() } catch { throw LoadError(error) }
    }
}
