import Foundation
import Transport

/// The cat service's answer: a JSON object whose `file` is the URL of a photo.
struct CatAnswer: Hashable {
    let photo: WebAddress

    /// Throws `LoadError.format` for bytes that are not UTF-8, not JSON, or hold no web address under `file`.
    init(readingFrom data: Data) throws(LoadError) {
        guard
            String(data: data, encoding: .utf8) != nil,
            let object = try? JSONDecoder().decode(Object.self, from: data),
            let photo = URL(string: object.file).flatMap(WebAddress.init)
        else { throw .format }
        self.photo = photo
    }
}

extension CatAnswer {
    private struct Object: Decodable {
        let file: String
    }
}
