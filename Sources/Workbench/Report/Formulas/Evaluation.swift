import Support

/// Works out a formula from the figures of a report.
struct Evaluation {
    let formula: String
    let figures: ReportFigures
    /// Whose figures paths are that name no architecture.
    let architecture: String?

    /// What it comes to; `nil` if a figure in it is not defined.
    func number(of expression: Expression) throws(FormulaError) -> Double? {
        let value = try value(of: expression)
        guard case .number(let number) = value else {
            throw .wrongKind(part: expression.text, expected: "a number", found: value.kind, formula: formula)
        }
        return number
    }

    /// Whether it is true; `nil` if a figure that decides is not defined.
    func truth(of expression: Expression) throws(FormulaError) -> Bool? {
        let value = try value(of: expression)
        guard case .truth(let truth) = value else {
            throw .wrongKind(part: expression.text, expected: "a condition", found: value.kind, formula: formula)
        }
        return truth
    }
}

extension Evaluation {
    private func value(of expression: Expression) throws(FormulaError) -> FormulaValue {
        switch expression {
        case .number(let number): .number(number)
        case .path(let path): try value(at: path)
        case .negative(let inner): .number(try number(of: inner).map { -$0 })
        case .not(let inner): .truth(try truth(of: inner).map { !$0 })
        case .operation(let operation, let left, let right): try value(of: operation, left, right)
        case .call(let function, let arguments): try value(of: function, arguments)
        }
    }

    private func value(at path: [String]) throws(FormulaError) -> FormulaValue {
        let isNamed = path.first.map(figures.names.contains) ?? false
        if isNamed, path.count == 1 { return .architectures([path[0]]) }
        if isNamed { return .number(try number(at: path)) }
        guard let architecture else { throw .noArchitecture(path: path, known: figures.names, formula: formula) }
        return .number(try number(at: [architecture] + path, isRelative: true))
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

    private func value(
        of operation: Expression.Operation,
        _ left: Expression,
        _ right: Expression
    ) throws(FormulaError) -> FormulaValue {
        switch operation {
        case .add: .finite(try combined(left, right, +))
        case .subtract: .finite(try combined(left, right, -))
        case .multiply: .finite(try combined(left, right, *))
        case .divide: .finite(try combined(left, right, /))
        case .less: .truth(try combined(left, right, <))
        case .lessOrEqual: .truth(try combined(left, right, <=))
        case .greater: .truth(try combined(left, right, >))
        case .greaterOrEqual: .truth(try combined(left, right, >=))
        case .equal: .truth(try equality(of: left, right))
        case .unequal: .truth(try equality(of: left, right).map { !$0 })
        case .and: .truth(try truth(of: left, right, decidedBy: false))
        case .or: .truth(try truth(of: left, right, decidedBy: true))
        }
    }

    private func combined<Result>(
        _ left: Expression,
        _ right: Expression,
        _ combine: (Double, Double) -> Result
    ) throws(FormulaError) -> Result? {
        let (left, right) = (try number(of: left), try number(of: right))
        guard let left, let right else { return nil }
        return combine(left, right)
    }

    private func equality(of left: Expression, _ right: Expression) throws(FormulaError) -> Bool? {
        switch (try value(of: left), try value(of: right)) {
        case (.number(let left), .number(let right)): equality(of: left, right)
        case (.truth(let left), .truth(let right)): equality(of: left, right)
        case (.architectures(let left), .architectures(let right)): equality(of: left, right)
        case (let leftValue, let rightValue):
            throw .wrongKind(part: right.text, expected: leftValue.kind, found: rightValue.kind, formula: formula)
        }
    }

    private func equality<Value: Equatable>(of left: Value?, _ right: Value?) -> Bool? {
        guard let left, let right else { return nil }
        return left == right
    }

    /// One side that decides is enough, even if the other is not defined; both are read, so that errors show.
    private func truth(
        of left: Expression,
        _ right: Expression,
        decidedBy deciding: Bool
    ) throws(FormulaError) -> Bool? {
        let sides = [try truth(of: left), try truth(of: right)]
        return sides.contains(deciding) ? deciding : sides.contains(nil) ? nil : !deciding
    }
}

extension Evaluation {
    private func value(
        of function: Expression.Function,
        _ arguments: [Expression]
    ) throws(FormulaError) -> FormulaValue {
        switch function {
        case .every: .truth(try truth(ofEvery: arguments))
        case .highest: .architectures(try holders(of: Double.maximum, among: arguments))
        case .lowest: .architectures(try holders(of: Double.minimum, among: arguments))
        case .maximum: .number(try numbers(of: arguments)?.max())
        case .minimum: .number(try numbers(of: arguments)?.min())
        case .median: .finite(try numbers(of: arguments)?.median)
        case .sum: .finite(try numbers(of: arguments)?.reduce(0, +))
        }
    }

    /// Whether the only argument is true for every entry whose name may stand for the open one.
    private func truth(ofEvery arguments: [Expression]) throws(FormulaError) -> Bool? {
        let lists = arguments.flatMap(\.paths).compactMap(\.openList)
        guard arguments.count == 1, !lists.isEmpty else { throw .notOfEvery(formula: formula) }
        var entries: Set<String> = []
        for list in lists { entries.formUnion(try self.entries(of: list)) }
        var truths: [Bool?] = []
        for entry in entries.sorted() { truths.append(try truth(of: arguments[0].naming(entry))) }
        return truths.contains(false) ? false : truths.contains(nil) || truths.isEmpty ? nil : true
    }

    private func entries(of list: [String]) throws(FormulaError) -> Set<String> {
        let isNamed = list.first.map(figures.names.contains) ?? false
        guard let path = isNamed ? list : architecture.map({ [$0] + list }) else {
            throw .noArchitecture(path: list, known: figures.names, formula: formula)
        }
        if let entries = figures.entries(at: path) { return entries }
        // What leads to no list leads to no entry of it.
        _ = try number(at: path + [Expression.openName])
        return []
    }

    /// The values of several expressions, or those of one for each architecture; `nil` if one is not defined.
    private func numbers(of arguments: [Expression]) throws(FormulaError) -> [Double]? {
        var numbers: [Double?] = []
        if arguments.count == 1, let each = try numberOfEach(arguments[0]) {
            numbers = each
        } else {
            for argument in arguments { numbers.append(try number(of: argument)) }
        }
        let defined = numbers.compactMap(\.self)
        return defined.count == numbers.count ? defined : nil
    }

    /// The architectures whose value is the extreme one; `nil` if one of the values is not defined.
    private func holders(
        of extreme: (Double, Double) -> Double,
        among arguments: [Expression]
    ) throws(FormulaError) -> Set<String>? {
        guard arguments.count == 1, let values = try numberOfEach(arguments[0]) else {
            throw .notOfEach(formula: formula)
        }
        let defined = values.compactMap(\.self)
        guard defined.count == values.count, let first = defined.first else { return nil }
        let value = defined.reduce(first, extreme)
        return Set(zip(figures.names, defined).filter { $0.1 == value }.map(\.0))
    }

    /// The same whichever architecture is at hand; `nil` if the expression has one value for all of them.
    private func numberOfEach(_ expression: Expression) throws(FormulaError) -> [Double?]? {
        guard expression.isRelative(to: figures.names) else { return nil }
        var values: [Double?] = []
        for architecture in figures.names {
            let evaluation = Evaluation(formula: formula, figures: figures, architecture: architecture)
            values.append(try evaluation.number(of: expression))
        }
        return values
    }
}
