/// Names of modules, which stand in manifests and in source code as identifiers.
public enum ModuleName {
    /// The name that the package manager gives a folder's module: what no identifier has becomes `_`.
    public static func identifier(for folder: String) -> String {
        let scalars = folder.unicodeScalars.prefix(NameFault.longest).enumerated().map { place, scalar in
            isAllowed(scalar, at: place) ? Character(scalar) : "_"
        }
        return scalars.isEmpty ? "_" : String(scalars)
    }

    /// The first scalar that can't stand where it stands; `nil` if the name is an identifier.
    static func firstFault(in name: String) -> Unicode.Scalar? {
        name.unicodeScalars.enumerated().first { place, scalar in !isAllowed(scalar, at: place) }?.element
    }

    /// As Unicode's annex 31 has it, and as Swift adds `_`.
    private static func isAllowed(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
        scalar == "_" || (place == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
    }
}
