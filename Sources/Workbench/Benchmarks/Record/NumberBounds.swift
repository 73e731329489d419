import Foundation

/// Keeps numbers out that nobody can have measured, and that no whole number of the machine can hold.
enum NumberBounds {
    /// The place of the first number of a JSON text that is below 0 or above 10¹³; none where there is none.
    static func firstBreach(in data: Data) throws -> String? {
        breach(in: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed), at: "")
    }

    private static let largest = 1e13

    private static func breach(in value: Any, at place: String) -> String? {
        switch value {
        case let object as [String: Any]:
            let inside = place.isEmpty ? "" : place + "."
            return object.sorted { $0.key < $1.key }.lazy.compactMap { breach(in: $0.value, at: inside + $0.key) }.first
        case let list as [Any]:
            return list.enumerated().lazy.compactMap { breach(in: $1, at: "\(place)[\($0)]") }.first
        case let number as NSNumber:
            return (0...largest).contains(number.doubleValue) ? nil : place
        default:
            return nil
        }
    }
}
