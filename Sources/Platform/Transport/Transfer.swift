import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One `GET` with its redirects, whose body is kept up to a limit.
///
/// A redirect's own body is out of reach where Foundation is built on libcurl: all of it is in memory before the delegate
/// hears of the redirect.
///
/// `@unchecked Sendable` is safe because what changes is touched by the delegate's methods alone, which the session
/// calls one at a time, on its serial queue.
final class Transfer: NSObject, @unchecked Sendable {
    private let order: TransferOrder
    private let finish: @Sendable (Result<Data, TransferError>) -> Void

    private var body = Data()
    private var announcedBytes: Int?
    private var redirects = 0

    private init(_ order: TransferOrder, finish: @escaping @Sendable (Result<Data, TransferError>) -> Void) {
        self.order = order
        self.finish = finish
    }

    /// Sends the request in a session of its own, and gives what stops it; `finish` is called off the main thread, and the
    /// first call counts.
    static func start(
        _ order: TransferOrder,
        finish: @escaping @Sendable (Result<Data, TransferError>) -> Void
    ) -> @Sendable () -> Void {
        let transfer = Transfer(order, finish: finish)
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: DelegateQueue())
        session.dataTask(with: request(for: order.address)).resume()
        session.finishTasksAndInvalidate()
        return { session.invalidateAndCancel() }
    }
}

extension Transfer: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        switch target(of: response) {
        case .success(let address):
            completionHandler(Transfer.request(for: address))
        case .failure(let error):
            finish(.failure(error))
            completionHandler(nil)
        }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let error = objection(to: response) { finish(.failure(error)) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if data.count > order.byteLimit - body.count {
            finish(.failure(.tooLarge))
        } else if let announcedBytes, data.count > announcedBytes - body.count {
            finish(.failure(.format))
        } else {
            body.append(data)
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard error == nil else { return finish(.failure(.network)) }
        // Not every answer has been shown before: on Linux, a redirect that leads nowhere just ends.
        finish(objection(to: task.response).map { .failure($0) } ?? .success(body))
    }
}

extension Transfer {
    /// Nothing of it is kept from one load to the next: no cache, no cookies, no credentials.
    private static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        // The deadline is the client's; the session's own, for a pause of a minute, would come before a longer one.
        configuration.timeoutIntervalForRequest = configuration.timeoutIntervalForResource
        return configuration
    }

    /// Asks for the plain bytes: photos are compressed already, and only plain bytes can be held against their length.
    private static func request(for address: WebAddress) -> URLRequest {
        var request = URLRequest(url: address.url)
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        return request
    }

    /// The next address, read from the header itself, because the request that is offered may lie.
    ///
    /// On Linux, that one points back to the same host when the redirect is to `file:` or `data:`.
    private func target(of response: HTTPURLResponse) -> Result<WebAddress, TransferError> {
        guard
            let location = response.value(forHTTPHeaderField: "Location"),
            let address = URL(string: location, relativeTo: response.url).flatMap(WebAddress.init)
        else { return .failure(.format) }
        redirects += 1
        return redirects > order.redirectLimit ? .failure(.network) : .success(address)
    }

    private func objection(to response: URLResponse?) -> TransferError? {
        guard let response = response as? HTTPURLResponse else { return .network }
        guard response.statusCode == 200 else { return .server(status: response.statusCode) }
        if response.value(forHTTPHeaderField: "Content-Encoding") == nil, response.expectedContentLength >= 0 {
            announcedBytes = Int(response.expectedContentLength)
        }
        return announcedBytes.map { $0 > order.byteLimit } == true ? .tooLarge : nil
    }
}
