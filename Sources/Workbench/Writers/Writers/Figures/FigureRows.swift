import Foundation
import Report

/// Every figure of a report in a row of its own, in the order of the report.
struct FigureRows {
    private(set) var all: [FigureRow] = []

    init(of report: Report) throws {
        for layer in report.shared {
            collect(try Self.value(of: layer), of: Part(architecture: nil, list: "shared", name: layer.name))
        }
        for architecture in report.measured {
            collect(try Self.value(of: architecture), of: Part(architecture: architecture.name))
        }
    }
}

extension FigureRows {
    /// What a figure is a figure of.
    private struct Part {
        let architecture: String?
        var list: String?
        var name: String?
        var file: String?
        var line: Int?
    }

    /// Says where a thing stands, and is no figure of it.
    private static let places: Set = ["line", "column"]

    private static func value(of encodable: some Encodable) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(encodable))
    }

    private mutating func collect(_ value: JSONValue, of part: Part, at keys: [String] = []) {
        switch value {
        case .object(let members):
            for (key, value) in members.sorted(by: { $0.key < $1.key }) where !Self.places.contains(key) {
                collect(value, of: part, at: keys + [key])
            }
        case .list(let elements):
            collect(elements, of: part, at: keys)
        case .number(let number):
            append(number, of: part, at: keys)
        case .nothing:
            append(nil, of: part, at: keys)
        case .text, .truth:
            break
        }
    }

    /// A list of parts gives the figures of each; whatever else there is in lists is counted.
    private mutating func collect(_ elements: [JSONValue], of part: Part, at keys: [String]) {
        append(Double(elements.count), of: part, at: keys)
        guard part.list == nil else { return }
        for element in elements {
            let name = element.text("name") ?? element.text("path") ?? Self.arrow(element)
            let line = element.number("line").flatMap(Int.init(exactly:))
            collect(
                element,
                of: Part(
                    architecture: part.architecture,
                    list: keys.joined(separator: "."),
                    name: name,
                    file: element.text("file") ?? element.text("path"),
                    line: line
                )
            )
        }
    }

    private static func arrow(_ element: JSONValue) -> String? {
        guard let from = element.text("from"), let to = element.text("to") else { return nil }
        return "\(from) → \(to)"
    }

    private mutating func append(_ value: Double?, of part: Part, at keys: [String]) {
        all.append(
            FigureRow(
                architecture: part.architecture,
                list: part.list,
                part: part.name,
                file: part.file,
                line: part.line,
                measure: keys.joined(separator: "."),
                value: value
            )
        )
    }
}
