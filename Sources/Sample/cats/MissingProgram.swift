/// The program that makes the transfers is not where `cats` is.
struct MissingProgram: Error, CustomStringConvertible {
    let description =
        "There is no program fetch beside cats, and it is what loads photos. Copy it there, or build anew."
}
