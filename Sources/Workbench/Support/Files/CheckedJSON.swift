import Foundation
import Support

/// Decodes JSON, and tells what is wrong with it, and mostly at which key.
public enum CheckedJSON {
    /// Numbers below one of the `signed` keys may be negative.
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from text: Data,
        signed: Set<String> = []
    ) throws(DecodingFault) -> Value {
        do {
            return try JSONDecoder().decode(type, from: text)
        } catch let error as DecodingError {
            guard error.isPlaceless else { throw DecodingFault(error) }
            // Foundation gives no place if the text is not JSON, or if a number does not fit where it stands.
            var scan = JSONScan(of: text, signed: signed)
            try scan.run()
            throw DecodingFault(
                key: "",
                reason: "It can't be decoded: a number is too large, or has a fraction, where a whole one is expected."
            )
        } catch {
            throw DecodingFault(key: "", reason: "\(SystemReason(error)).")
        }
    }
}

extension DecodingError {
    fileprivate var isPlaceless: Bool {
        if case .dataCorrupted(let context) = self { context.codingPath.isEmpty } else { false }
    }
}
