import Report

/// A figure that people are told of by a title when it has changed.
package struct ChangedFigure: Sendable {
    /// The figure's own: `lines.code`.
    package let name: String
    package let title: String
    package let before: String
    package let after: String
    /// `+12`; empty if there is no difference to tell.
    package let difference: String
    /// From which number to which; `nil` if there was or is none.
    package let values: (before: Double, after: Double)?

    /// `nil` for a change that only the JSON form tells of.
    init?(_ change: FigureChange, named name: String) {
        guard let title = Self.title(ofFigure: name), !change.kind.isOfNothing else { return nil }
        self.name = name
        self.title = title
        let isShare = name.hasSuffix(".share") || Measure.all.contains { $0.address == name && $0.format == .share }
        func text(_ value: Double?) -> String { isShare ? NumberText.share(value) : FigureChangeText.value(value) }
        switch change.kind {
        case .changed(let from, let to):
            (before, after) = (text(from), text(to))
            values = from.flatMap { from in to.map { (from, $0) } }
        case .gone(let value):
            (before, after, values) = (text(value), NumberText.missing, nil)
        case .new(let value):
            (before, after, values) = (NumberText.missing, text(value), nil)
        }
        difference = values.map { Self.difference($0.after - $0.before, isShare: isShare) } ?? ""
    }
}

extension ChangedFigure {
    /// In the order in which they are told.
    private static let titles = [
        ("files", "files"), ("lines.code", "code lines"), ("lines.comment", "comment lines"),
        ("declarations.classes", "classes"), ("declarations.structs", "structs"), ("declarations.enums", "enums"),
        ("declarations.actors", "actors"), ("declarations.protocols", "protocols"),
        ("complexity.bodies", "bodies"), ("complexity.cyclomatic.sum", "cyclomatic complexity"),
        ("complexity.cognitive.sum", "cognitive complexity"), ("coupling.declared.edges", "edges, declared"),
        ("coupling.resolved.edges", "edges, resolved"),
        ("coupling.declared.propagationCost", "propagation cost, declared"),
        ("coupling.resolved.propagationCost", "propagation cost, resolved"), ("tests.count", "tests"),
        ("tests.functions", "test functions as written"), ("tests.lines.code", "code lines of tests"),
        ("tests.doubles", "test doubles"), ("coverage.unit.regions.share", "regions covered by unit tests"),
        ("coverage.scenarios.regions.share", "regions covered by scenarios"),
        ("coverage.all.regions.share", "regions covered"),
    ]

    /// Where a figure stands among those that are told.
    static func rank(ofFigure name: String) -> Int {
        titles.firstIndex { $0.0 == name } ?? titles.count
    }

    private static func title(ofFigure name: String) -> String? {
        if let match = name.wholeMatch(of: #/coupling\.declared\.matrix\.(.+)\.(.+)/#) {
            return "edges from \(match.output.1) to \(match.output.2)"
        }
        return titles.first { $0.0 == name }?.1
    }

    /// Of shares in points of a hundred.
    private static func difference(_ value: Double, isShare: Bool) -> String {
        let sign = value < 0 ? "−" : "+"
        return isShare
            ? sign + NumberText.share(abs(value)).replacing(" %", with: " points")
            : sign + FigureChangeText.value(abs(value))
    }
}

extension FigureChange.Kind {
    /// Whether a figure has come or gone that was 0, as it does with all that it is of.
    fileprivate var isOfNothing: Bool { self == .gone(was: 0) || self == .new(is: 0) }
}
