/// Lines of comma-separated values (RFC 4180).
public enum CommaSeparatedText {
    /// A line of cells with its end.
    public static func line(_ cells: [CommaSeparatedCell]) -> String {
        cells.map(\.written).joined(separator: ",") + "\r\n"
    }
}
