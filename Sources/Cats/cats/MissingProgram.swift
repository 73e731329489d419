/// The program that makes the transfers is not where `cats` is.
struct MissingProgram: Error, CustomStringConvertible {
    let description =
        "cats loads photos by a second program, fetch, which is not beside it. Copy it there, or run swift build."
}
