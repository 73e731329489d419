/// Finds, among known names, the one that a misspelt name was most likely meant to be.
public enum NearestName {
    /// In letters: to compare two names takes the product of their lengths, and nobody misspells a longer one.
    private static let longest = 100

    /// The known name with the fewest letters added, dropped or exchanged; `nil` if all are too far off to propose.
    public static func of(_ name: String, among known: [String]) -> String? {
        guard name.count <= longest else { return nil }
        let distances = known.filter { $0.count <= longest }.map { other in
            let difference = other.lowercased().difference(from: name.lowercased())
            return (name: other, distance: max(difference.insertions.count, difference.removals.count))
        }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, name.count / 3) && $0.distance < name.count ? $0.name : nil }
    }
}
