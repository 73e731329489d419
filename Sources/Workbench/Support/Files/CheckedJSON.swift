import Foundation
import Support

/// Decodes JSON, and tells what is wrong with it, and at which key.
public enum CheckedJSON {
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from text: Data
    ) throws(DecodingFault) -> Value {
        do {
            return try JSONDecoder().decode(type, from: text)
        } catch let error as DecodingError {
            guard error.isPlaceless else { throw DecodingFault(error) }
            // Foundation gives no place if the text is not JSON, or if a number does not fit where it stands.
            var scan = JSONScan(of: text, numbers: .noted)
            try scan.run()
            throw misfit(among: scan.misfits, of: text, as: type)
        } catch {
            throw DecodingFault(key: "", reason: "\(SystemReason(error)).")
        }
    }
}

extension CheckedJSON {
    /// The last number that does not fit: with 1 in the place of it and of all before it, the rest can be decoded.
    private static func misfit<Value: Decodable>(
        among numbers: [JSONScan.Number],
        of text: Data,
        as type: Value.Type
    ) -> DecodingFault {
        let first = numbers.indices.partitioningIndex(where: {
            !isPlaceless(replacing(numbers[...$0], in: text), as: type)
        })
        guard first < numbers.count else { return DecodingFault(key: "", reason: "It can't be read as JSON.") }
        return DecodingFault(
            key: numbers[first].key,
            reason: "A whole number is expected there, neither negative nor too large."
        )
    }

    private static func isPlaceless<Value: Decodable>(_ text: Data, as type: Value.Type) -> Bool {
        do {
            _ = try JSONDecoder().decode(type, from: text)
            return false
        } catch {
            return (error as? DecodingError)?.isPlaceless == true
        }
    }

    /// With 1 in the place of each of the numbers, and all else where it was.
    private static func replacing(_ numbers: ArraySlice<JSONScan.Number>, in text: Data) -> Data {
        var bytes = [UInt8](text)
        for number in numbers {
            for place in number.range { bytes[place] = UInt8(ascii: " ") }
            bytes[number.range.lowerBound] = UInt8(ascii: "1")
        }
        return Data(bytes)
    }
}

extension DecodingError {
    fileprivate var isPlaceless: Bool {
        if case .dataCorrupted(let context) = self { context.codingPath.isEmpty } else { false }
    }
}
