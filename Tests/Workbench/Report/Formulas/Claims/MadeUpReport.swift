import Foundation
import Subject

@testable import Report

/// A report of a subject that was never measured, with the figures that a test wants it to have.
///
/// Unchecked: what JSON is decoded to are values.
struct MadeUpReport: @unchecked Sendable {
    private var architectures: [String: [String: Any]]
    private let names: [String]
    private let variants: [String]

    /// Everything is there, and nothing is counted; each architecture has these types.
    init(of subject: Subject, types: [String] = []) throws {
        let outline = try ReportOutline(of: subject).report()
        let measured = outline.measured
        names = measured.map(\.name)
        variants = (outline.variants ?? []).map(\.name)
        architectures = try measured.reduce(into: [:]) { architectures, figures in
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(figures))
            architectures[figures.name] = json as? [String: Any]
            architectures[figures.name]?["types"] = types.map(Self.type)
        }
        for variant in outline.variants ?? [] {
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(variant))
            architectures[variant.name] = json as? [String: Any]
        }
    }

    /// Breaks a rule somewhere.
    mutating func breakRule(_ rule: String) {
        let place: [String: Any] = [
            "rule": rule, "from": "A", "to": "B", "file": "A.swift", "line": 1, "explanation": "",
        ]
        architectures[names[0]]?["violations"] = [place]
    }

    /// Sets the figure that formulas call so: `VIPER.lines.code`.
    mutating func set(_ figure: String, to value: Double) {
        let path = figure.replacing("`", with: "").split(separator: ".").map(String.init)
        let changed = Self.setting(path.dropFirst(), to: value, in: architectures[path[0], default: [:]])
        architectures[path[0]] = changed as? [String: Any]
    }

    /// The report, in which the tests of the `failed` architectures have failed.
    func report(failed: Set<String> = []) throws -> Report {
        let results = try names.map { name -> ArchitectureResult in
            if failed.contains(name) {
                return .failed(FailedArchitecture(name: name, unit: [], scenarios: []))
            }
            let json = try JSONSerialization.data(withJSONObject: architectures[name, default: [:]])
            return .measured(try JSONDecoder().decode(ArchitectureFigures.self, from: json))
        }
        let others = try variants.map { name in
            let json = try JSONSerialization.data(withJSONObject: architectures[name, default: [:]])
            return try JSONDecoder().decode(VariantFigures.self, from: json)
        }
        return Report(name: "Made up", baseline: names[0], shared: [], architectures: results, variants: others)
    }
}

extension MadeUpReport {
    private static func type(named name: String) -> [String: Any] {
        let lines = ["code": 0, "comment": 0, "blank": 0, "logical": 0, "physical": 0]
        return [
            "name": name, "kind": "class", "file": "\(name).swift", "line": 1, "lines": lines, "wmc": 0,
            "lcom4": NSNull(),
        ]
    }

    private static func setting(_ path: ArraySlice<String>, to value: Double, in json: Any) -> Any {
        guard let name = path.first else { return value }
        if var object = json as? [String: Any] {
            let isMatrix = name == "matrix" || name == "sceneMatrix"
            let inner = isMatrix ? cells(object[name], setting: path.dropFirst(), to: value) : object[name] ?? [:]
            object[name] = isMatrix ? inner : setting(path.dropFirst(), to: value, in: inner)
            return object
        }
        let list = json as? [[String: Any]] ?? []
        return list.map { $0["name"] as? String == name ? setting(path.dropFirst(), to: value, in: $0) : $0 }
    }

    /// The cells of a matrix with the one of the first two names changed, and added where it is missing.
    private static func cells(_ cells: Any?, setting path: ArraySlice<String>, to value: Double) -> Any {
        let names = Array(path)
        var list = cells as? [[String: Any]] ?? []
        let index = list.firstIndex { $0["from"] as? String == names[0] && $0["to"] as? String == names[1] }
        var cell =
            index.map { list.remove(at: $0) } ?? ["from": names[0], "to": names[1], "edges": 0, "types": [String]()]
        if names.count == 4 {
            cell["roles"] = [["name": names[3], "edges": value]]
        } else {
            cell["edges"] = value
            if names.count == 3, cell["roles"] == nil { cell["roles"] = [Any]() }
        }
        return list + [cell]
    }
}
