/// A figure that Catwalk does not take itself, and the command that counts it.
public struct CountedFigure: Hashable, Sendable {
    /// What formulas know it by.
    public let name: String
    public let command: String
    /// By the architecture's name; nothing for an architecture for which nobody has counted.
    public let numbers: [String: Double]
}

extension [CountedFigure] {
    /// The numbers of one architecture, by the figures' names.
    public func numbers(of architecture: String) -> [String: Double] {
        Dictionary(compactMap { figure in figure.numbers[architecture].map { (figure.name, $0) } }) { first, _ in first
        }
    }
}
