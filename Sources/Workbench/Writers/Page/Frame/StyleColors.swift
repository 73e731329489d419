/// The colours that the page's style sheet has in one of its themes, for what stands outside of the page.
struct StyleColors {
    private let style: String
    private let isDark: Bool

    init(of theme: PictureWriter.Theme) {
        style = String(decoding: PackageResources.page_css, as: UTF8.self)
        isDark = theme == .dark
    }

    var paper: String { color(after: "--paper:") }
    var ink: String { color(after: "--ink:") }
    var quiet: String { color(after: "--quiet:") }
    var rule: String { color(after: "--rule:") }
    var raised: String { color(after: "--raised:") }
    var breach: String { color(after: "--breach:") }

    func mark(_ mark: Int) -> String { color(after: ".mark-\(mark) { color:") }

    /// The one that `light-dark()` gives there.
    private func color(after name: String) -> String {
        guard let start = style.firstRange(of: name)?.upperBound,
            let pair = try? #/^ light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/#.prefixMatch(in: style[start...])
        else { preconditionFailure("page.css has no colour after \(name)") }
        return String(isDark ? pair.output.2 : pair.output.1)
    }
}
