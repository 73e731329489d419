import Parsing
import Words

/// A number that every architecture has: all that is said of it anywhere is said here.
///
/// A measure's value is part of the report already, or is computed from the sources for the measure's own sake; then
/// `report.json` has it under `measures`.
package struct Measure: Sendable {
    /// Where its value stands in `report.json` below its architecture, which is what it is known by: `lines.code`.
    ///
    /// A sum, a difference or a quotient has ` + `, ` - ` or ` / ` between its parts, `*` stands for each entry of a list
    /// whose values are added, `length` for their number; what has `covered` and `total` stands for its share.
    package let address: String
    /// What it is called on the command line and in a link: `propagation-cost-declared`.
    package let name: String
    /// Short, for it stands below its group's title.
    package let title: Words
    /// With what tells it from a measure of another group, for a place where it stands alone.
    package let fullTitle: Words
    package let unit: Unit
    package let format: Unit.Format
    /// `nil` if neither more nor less of it is better as such.
    package let better: Direction?
    /// Whether it is among the few that a README shows.
    package let isHeadline: Bool
    /// Whether other figures follow from it, so that a change is told by it first.
    package let isBasic: Bool
    /// The figures that it is the sum of; empty if it is none.
    let summands: [Summand]
    /// The name of the measure that says more, without any value of which this one is shown; `nil` if it always is.
    package let standsInFor: String?
    package let definition: Definition
    /// `nil` if the number is undefined or was not measured.
    package let value: @Sendable (ArchitectureFigures) -> Double?
    /// How the number comes about; `nil` if it is counted as it stands, or was not measured.
    package let derivation: @Sendable (ArchitectureFigures) -> Derivation?
    /// How it is computed from an architecture's production files; `nil` if the report has it without that.
    package let computation: (@Sendable ([ParsedFile]) -> Double?)?
    /// Why an architecture has no value; `nil` if its code has nothing that the number is about.
    let reason: @Sendable (ArchitectureFigures) -> Absence?
    /// Why a report says nothing by it, whatever the values are; `nil` if it does.
    let reasonInReport: @Sendable (Report) -> Absence?

    package enum Direction: String, Sendable {
        case lower, higher
    }

    /// One of the figures that a measure is the sum of, which each architecture has.
    struct Summand: Sendable {
        let address: String
        let title: Words
        let count: @Sendable (ArchitectureFigures) -> Int

        init(_ address: String, en: String, zh: String, count: @escaping @Sendable (ArchitectureFigures) -> Int) {
            self.address = address
            title = Words(en: en, zh: zh)
            self.count = count
        }
    }

    /// The sum of figures that the report has.
    init(
        _ name: String,
        sumOf summands: [Summand],
        title: Words,
        in unit: Unit,
        isHeadline: Bool = false,
        isBasic: Bool = false,
        definition: String,
        zh: String
    ) {
        self.init(
            name,
            at: summands.map(\.address).joined(separator: " + "),
            title: title,
            in: unit,
            isHeadline: isHeadline,
            isBasic: isBasic,
            summands: summands,
            definition: definition,
            zh: zh,
            value: { figures in Double(summands.reduce(0) { $0 + $1.count(figures) }) },
            derivation: { figures in
                .terms(
                    summands.enumerated().map { place, summand in
                        Derivation.Term(place == 0 ? "" : "+", summand.count(figures), summand.title)
                    }
                )
            }
        )
    }

    /// One whose value is part of the report already; `variant` is what tells it from a measure of another group.
    init(
        _ name: String,
        at address: String,
        title: Words,
        variant: Words? = nil,
        in unit: Unit,
        as format: Unit.Format = .count,
        better: Direction? = nil,
        isHeadline: Bool = false,
        isBasic: Bool = false,
        summands: [Summand] = [],
        standsInFor: String? = nil,
        definition: String,
        zh: String,
        and shared: [Words] = [],
        source: Words? = nil,
        computation: (@Sendable ([ParsedFile]) -> Double?)? = nil,
        value: @escaping @Sendable (ArchitectureFigures) -> Double?,
        absence: @escaping @Sendable (ArchitectureFigures) -> Absence? = { _ in nil },
        absenceInReport: @escaping @Sendable (Report) -> Absence? = { _ in nil },
        derivation: @escaping @Sendable (ArchitectureFigures) -> Derivation? = { _ in nil }
    ) {
        self.name = name
        self.address = address
        self.title = title
        fullTitle = variant.map { title + Words(en: ", ", zh: "，") + $0 } ?? title
        self.unit = unit
        self.format = format
        self.better = better
        self.isHeadline = isHeadline
        self.isBasic = isBasic
        self.summands = summands
        self.standsInFor = standsInFor
        self.definition = Definition(sentences: [Words(en: definition, zh: zh)] + shared, source: source)
        self.computation = computation
        self.value = value
        reason = absence
        reasonInReport = absenceInReport
        self.derivation = derivation
    }

    /// One that is computed for its own sake; `key` is what `report.json` has it under.
    init(
        _ name: String,
        computedAs key: String,
        title: Words,
        in unit: Unit,
        as format: Unit.Format = .count,
        better: Direction? = nil,
        definition: String,
        zh: String,
        source: Words? = nil,
        by computation: @escaping @Sendable ([ParsedFile]) -> Double?
    ) {
        self.init(
            name,
            at: "measures.\(key)",
            title: title,
            in: unit,
            as: format,
            better: better,
            definition: definition,
            zh: zh,
            source: source,
            computation: computation,
            value: { $0.measures?[key]?.value }
        )
    }
}

extension Measure {
    /// Whether it counts something of a graph, so that it may only grow with an edge that nobody sees.
    package var growsWithEdges: Bool {
        address.hasPrefix("coupling.declared.") || address.hasPrefix("coupling.resolved.")
    }

    package static let all = MeasureGroup.all.flatMap { $0.measures }

    /// The values of the measures that are computed for their own sake, by what `report.json` has them under.
    package static func computed(of files: [ParsedFile]) -> [String: Figure] {
        let computed = all.compactMap { measure in
            measure.computation.map { (String(measure.address.dropFirst("measures.".count)), Figure($0(files))) }
        }
        return Dictionary(computed) { first, _ in first }
    }
}

extension WordTable {
    /// The title of the measure with that name.
    package func title(of name: String) -> Words {
        Measure.all.first { $0.name == name }.map { self($0.title) } ?? Words(name)
    }
}
