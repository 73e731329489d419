/// Finds, among known names, the one that a misspelt name was most likely meant to be.
public enum NearestName {
    /// In letters: to compare two names takes the product of their lengths, and nobody misspells a longer one.
    private static let longest = 100

    /// The known name with the fewest letters added, dropped or exchanged; `nil` if all are too far off to propose.
    public static func of(_ name: String, among known: [String]) -> String? {
        guard name.count <= longest else { return nil }
        let distances = known.filter { $0.count <= longest }
            .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, name.count / 3) && $0.distance < name.count ? $0.name : nil }
    }

    /// A question for a message, with a space behind it: `Did you mean "files"? `; empty if all names are too far off.
    public static func question(about name: String, among known: [String]) -> String {
        of(name, among: known).map { "Did you mean \"\($0)\"? " } ?? ""
    }

    /// Levenshtein's distance (1966), row by row.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let exchanged = previous[column] + (letter == other ? 0 : 1)
                current.append(min(exchanged, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[right.count]
    }
}
