/// The module that traced sources tell their calls to.
public enum TraceRecorder {
    /// What its module is called.
    public static let module = "CatwalkTrace"

    /// The environment variable that says into which file the calls are written, one JSON object in a line.
    ///
    /// `{"call":3,"from":1,"body":12}` when a body is entered, `{"end":3}` when it is left. Calls are numbered from 1 in
    /// their order; `from` is 0 for a call that no traced body made.
    public static let variable = "CATWALK_TRACE"

    /// The sources of the module by the names of their files; it records nothing without the variable.
    public static let sources = [
        "CatwalkTrace.swift": PackageResources.CatwalkTrace_swift, "Log.swift": PackageResources.Log_swift,
    ].mapValues { String(decoding: $0, as: UTF8.self) }
}
