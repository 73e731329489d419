import Foundation

/// A part of the page that is drawn again, as a server-sent event.
struct PageEvent {
    let name: String
    private let data: Data

    private struct Data: Encodable {
        let number: Int
        let html: String
    }

    /// `number` is the phone's; what could not be drawn is sent as nothing.
    init(_ name: String, number: Int = 0, html: String?) {
        self.name = name
        data = Data(number: number, html: html ?? "")
    }

    /// Draws nothing: a page that hears none for a while knows that its connection is lost.
    static let pulse = PageEvent("pulse", html: nil)

    var text: String {
        let json = (try? JSONEncoder().encode(data)).map { String(decoding: $0, as: UTF8.self) }
        return "event: \(name)\ndata: \(json ?? "{}")\n\n"
    }
}
