import Diagnostics

/// Text that a terminal shows and does not obey.
public enum TerminalText {
    /// Lines stay lines; every other control or invisible character is spelled out.
    public static func plain(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { PrintablePath(String($0)).description }
            .joined(separator: "\n")
    }
}
