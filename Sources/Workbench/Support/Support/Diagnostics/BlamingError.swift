/// An error that knows whose fault it is.
public protocol BlamingError: Error {
    /// Whether it is the measured code that has to be mended, rather than the machine or the workbench.
    var blamesSubject: Bool { get }
}
