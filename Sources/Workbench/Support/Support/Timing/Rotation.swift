/// The order in which several are measured, round by round: each comes first as equally often as the rounds can be
/// shared.
///
/// Warming, throttling and other load change slowly, so what they do to one round they do to all in it; rotating keeps
/// any of them from always being the one that pays for coming first.
public enum Rotation {
    public static func order<Element>(of elements: [Element], inRound round: Int) -> [Element] {
        guard !elements.isEmpty else { return [] }
        let first = round % elements.count
        return Array(elements[first...] + elements[..<first])
    }
}
