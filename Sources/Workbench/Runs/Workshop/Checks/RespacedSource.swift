/// A source that does what it did, and reads otherwise.
enum RespacedSource {
    /// Doubles the spaces between words, except in lines with a string: those must stay what they are.
    static func text(of source: String) -> String {
        var isInString = false
        return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isString = isInString || line.contains("\"")
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
            if isString { return String(line) }
            let indentation = line.prefix { $0 == " " }
            return indentation + String(line.dropFirst(indentation.count)).replacing(" ", with: "  ")
        }
        .joined(separator: "\n")
    }
}
