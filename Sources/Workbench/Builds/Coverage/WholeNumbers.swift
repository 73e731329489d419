import Report

// Of a number that does not fit, Foundation's decoder throws an error of its own that has no place: here it gets one.

extension KeyedDecodingContainer {
    func decodeNumber<Number: UnsignedInteger & FixedWidthInteger & Decodable>(
        _ type: Number.Type,
        forKey key: Key
    ) throws -> Number {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: type.expectation)
        }
    }
}

extension UnkeyedDecodingContainer {
    mutating func decodeNumber<Number: UnsignedInteger & FixedWidthInteger & Decodable>(
        _ type: Number.Type
    ) throws -> Number {
        do {
            return try decode(type)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorruptedError(in: self, debugDescription: type.expectation)
        }
    }

    /// A line and a column; both are 32 bits wide in the compiler's own tables.
    mutating func decodePlace() throws -> CoveragePlace {
        CoveragePlace(line: Int(try decodeNumber(UInt32.self)), column: Int(try decodeNumber(UInt32.self)))
    }
}

extension UnsignedInteger where Self: FixedWidthInteger {
    fileprivate static var expectation: String { "A whole number from 0 to \(max) is expected here." }
}
