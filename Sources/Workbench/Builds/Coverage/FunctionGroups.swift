import Report

/// The functions of one file, those that start at one place taken together, as `llvm-cov` does.
///
/// A closure may start where the function around it does, such as the one that gives a lazy property its value; a
/// function may also be in a program several times.
struct FunctionGroups {
    private var groups: [CoveragePlace: [[ExportedFunction.Region]]] = [:]

    mutating func add(_ function: ExportedFunction) {
        guard let first = function.regions.first(where: { $0.file == 0 }) else { return }
        groups[first.start, default: []].append(function.code)
    }

    /// The regions of all functions, in the order of the file.
    ///
    /// The function with the most regions stands for its group; a region ran when it did in any function of the group.
    var regions: [CoverageRegion] {
        groups.values.flatMap(Self.regions).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }
}

extension FunctionGroups {
    private static func regions(of group: [[ExportedFunction.Region]]) -> [CoverageRegion] {
        let ran = Set(group.joined().filter { $0.count > 0 }.map(\.start))
        let widest = group.reduce([]) { $1.count > $0.count ? $1 : $0 }
        return widest.map { CoverageRegion(start: $0.start, end: $0.end, didRun: ran.contains($0.start)) }
    }
}
