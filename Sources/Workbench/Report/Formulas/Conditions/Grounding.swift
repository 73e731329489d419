/// Puts the figures of a report in the place of a formula's names.
struct Grounding {
    let formula: String
    let figures: ReportFigures
    /// Whose figures paths are that name no architecture.
    let architecture: String?

    func number(of expression: Expression) throws(FormulaError) -> Term {
        let part = try part(of: expression)
        guard case .number(let term) = part else {
            throw .wrongKind(part: expression.text, expected: "a number", found: part.kind, formula: formula)
        }
        return term
    }

    func condition(of expression: Expression) throws(FormulaError) -> Condition {
        let part = try part(of: expression)
        guard case .condition(let condition) = part else {
            throw .wrongKind(part: expression.text, expected: "a condition", found: part.kind, formula: formula)
        }
        return condition
    }

    /// The places that it asks for, in the order of writing; those that it asks of every entry of a list are left out.
    func rankings(in expression: Expression) throws(FormulaError) -> [(figure: Expression, ranking: Ranking)] {
        switch expression {
        case .number, .path, .call(.every, _): return []
        case .negative(let inner), .not(let inner): return try rankings(in: inner)
        case .operation(_, let left, let right): return try rankings(in: left) + rankings(in: right)
        case .call(let function, let arguments):
            if function == .highest || function == .lowest {
                return [(arguments[0], try ranking(function, of: arguments))]
            }
            var rankings: [(figure: Expression, ranking: Ranking)] = []
            for argument in arguments { rankings += try self.rankings(in: argument) }
            return rankings
        }
    }
}

extension Grounding {
    private func part(of expression: Expression) throws(FormulaError) -> FormulaPart {
        switch expression {
        case .number(let number): .number(.number(number))
        case .path(let path): try part(at: path)
        case .negative(let inner): .number(.negative(try number(of: inner)))
        case .not(let inner): .condition(.not(try condition(of: inner)))
        case .operation(let operation, let left, let right): try part(of: operation, left, right)
        case .call(let function, let arguments): try part(of: function, arguments)
        }
    }

    private func part(at path: [String]) throws(FormulaError) -> FormulaPart {
        if path.count == 1, figures.names.contains(path[0]) { return .architecture(path[0]) }
        let (path, isRelative) = try whole(path)
        return .number(.figure(path: path, value: try number(at: path, isRelative: isRelative)))
    }

    /// With the name of the architecture that it is about.
    private func whole(_ path: [String]) throws(FormulaError) -> (path: [String], isRelative: Bool) {
        if path.first.map(figures.players.contains) == true { return (path, false) }
        guard let architecture else { throw .noArchitecture(path: path, known: figures.names, formula: formula) }
        return ([architecture] + path, true)
    }

    private func number(at path: [String], isRelative: Bool = false) throws(FormulaError) -> Double? {
        switch figures.finding(at: path) {
        case .figure(let number): return number
        case .branch(let names): throw .notANumber(path: path, known: names, formula: formula)
        case .ambiguous(let known, let count):
            throw .ambiguous(path: Array(path[..<known]), count: count, formula: formula)
        case .unknown(let known, let names):
            // What only another architecture has, such as a role of its pattern, is not defined for this one.
            if isRelative, figures.isKnown(ofSome: Array(path.dropFirst())) { return nil }
            // Its first name may have been meant for an architecture.
            if isRelative, known == 1, path.count > 1 {
                throw .unknownFigure(path: [path[1]], known: figures.names + names, formula: formula)
            }
            throw .unknownFigure(path: Array(path[...known]), known: names, formula: formula)
        }
    }

    private func part(
        of operation: Expression.Operation,
        _ left: Expression,
        _ right: Expression
    ) throws(FormulaError) -> FormulaPart {
        switch operation {
        case .add, .subtract, .multiply, .divide:
            .number(.operation(operation, try number(of: left), try number(of: right)))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            .condition(.comparison(operation, try number(of: left), try number(of: right)))
        case .equal: .condition(try equality(of: left, right))
        case .unequal: .condition(.not(try equality(of: left, right)))
        case .and: .condition(.all([try condition(of: left), try condition(of: right)]))
        case .or: .condition(.any([try condition(of: left), try condition(of: right)]))
        }
    }

    private func equality(of left: Expression, _ right: Expression) throws(FormulaError) -> Condition {
        switch (try part(of: left), try part(of: right)) {
        case (.number(let left), .number(let right)): .comparison(.equal, left, right)
        case (.condition(let left), .condition(let right)): .equality(of: left, right)
        case (.architecture(let left), .architecture(let right)): left == right ? .all([]) : .any([])
        case (.place(let ranking), .architecture(let name)), (.architecture(let name), .place(let ranking)):
            ranking.isHeld(byAlone: name)
        case (.place(let left), .place(let right)):
            .all(figures.names.map { .equality(of: left.isHeld(by: $0), right.isHeld(by: $0)) })
        case (let leftPart, let rightPart):
            throw .wrongKind(part: right.text, expected: leftPart.kind, found: rightPart.kind, formula: formula)
        }
    }
}

extension Grounding {
    private func part(
        of function: Expression.Function,
        _ arguments: [Expression]
    ) throws(FormulaError) -> FormulaPart {
        switch function {
        case .above: .condition(try descent(of: arguments))
        case .below: .condition(try descent(of: arguments.reversed()))
        case .every: .condition(try every(arguments))
        case .highest, .lowest: .place(try ranking(function, of: arguments))
        case .maximum, .median, .minimum, .sum: .number(.fold(function, try numbers(of: arguments)))
        }
    }

    /// That each of them is above the next one.
    private func descent(of arguments: [Expression]) throws(FormulaError) -> Condition {
        guard arguments.count > 1 else { throw .notCompared(formula: formula) }
        let margin = Margin(comparing: arguments, of: figures.players)
        var bounds: [Bounds] = []
        for argument in arguments { bounds.append(try self.bounds(of: argument)) }
        return .all(zip(bounds, bounds.dropFirst()).map { $0.isAbove($1, by: margin) })
    }

    /// Of all entries, because each figure is moved until the verdict changes.
    private static let mostFigures = 20_000

    /// That the only argument is true for every entry whose name may stand for the open one.
    private func every(_ arguments: [Expression]) throws(FormulaError) -> Condition {
        let lists = arguments.flatMap(\.paths).compactMap(\.openList)
        guard arguments.count == 1, !lists.isEmpty else { throw .notOfEvery(formula: formula) }
        var entries: Set<String> = []
        for list in lists { entries.formUnion(try self.entries(of: list)) }
        let count = entries.count * arguments[0].paths.count
        guard count <= Self.mostFigures else {
            throw .tooManyFigures(count: count, maximum: Self.mostFigures, formula: formula)
        }
        var conditions: [Condition] = []
        for entry in entries.sorted() { conditions.append(try condition(of: arguments[0].naming(entry))) }
        return conditions.isEmpty ? .unknown : .all(conditions)
    }

    /// Of a path that names no architecture, the entries that any of them has.
    private func entries(of list: [String]) throws(FormulaError) -> Set<String> {
        let isNamed = list.first.map(figures.players.contains) ?? false
        let places = isNamed ? [list] : (architecture.map { [$0] } ?? figures.names).map { [$0] + list }
        let entries = places.compactMap(figures.entries)
        if !entries.isEmpty { return entries.reduce([]) { $0.union($1) } }
        // What leads to no list leads to no entry of it.
        _ = try number(at: (places.first ?? list) + [Expression.openName])
        return []
    }

    /// Several expressions, or one for each architecture.
    private func numbers(of arguments: [Expression]) throws(FormulaError) -> [Term] {
        var terms: [Term] = []
        if arguments.count == 1, arguments[0].isRelative(to: figures.players) {
            for name in figures.names { terms.append(try self.for(name).number(of: arguments[0])) }
        } else {
            for argument in arguments { terms.append(try number(of: argument)) }
        }
        return terms
    }

    private func ranking(
        _ function: Expression.Function,
        of arguments: [Expression]
    ) throws(FormulaError) -> Ranking {
        guard arguments.count == 1, arguments[0].isRelative(to: figures.players) else {
            throw .notOfEach(formula: formula)
        }
        var bounds: [Bounds] = []
        for name in figures.names { bounds.append(try self.for(name).bounds(of: arguments[0])) }
        return Ranking(
            isHighest: function == .highest,
            names: figures.names,
            bounds: bounds,
            margin: Margin(comparing: arguments, of: figures.players)
        )
    }

    /// The ends of an interval, or the same number twice.
    private func bounds(of expression: Expression) throws(FormulaError) -> Bounds {
        if case .path(let path) = expression, path.count > 1 {
            let (path, _) = try whole(path)
            if figures.isInterval(at: path) {
                return Bounds(
                    low: .figure(path: path, value: try number(at: path + ["low"])),
                    high: .figure(path: path, value: try number(at: path + ["high"])),
                    isInterval: true
                )
            }
        }
        let number = try number(of: expression)
        return Bounds(low: number, high: number, isInterval: false)
    }

    private func `for`(_ architecture: String) -> Grounding {
        Grounding(formula: formula, figures: figures, architecture: architecture)
    }
}
