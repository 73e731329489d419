import Support

/// What is wrong with a name that a configuration gives to something.
public enum NameFault: Hashable, Sendable {
    /// It has so many characters.
    case tooLong(Int)
    /// It has a line end, or a character that shows nothing and can change how a line looks.
    case unprintable(Unicode.Scalar)
    /// A module's name has, or begins with, a character that no identifier has there.
    case notIdentifier(Unicode.Scalar)
    /// The toolchain has a module of that name.
    case toolchain

    /// In Unicode scalars: what a table's head still shows.
    public static let longest = 100

    /// What is wrong with it as the name of anything; `nil` if it is one printable line that is not too long.
    public init?(in name: String) {
        if let scalar = name.unicodeScalars.first(where: Self.isUnseen) {
            self = .unprintable(scalar)
        } else if name.unicodeScalars.count > Self.longest {
            self = .tooLong(name.unicodeScalars.count)
        } else {
            return nil
        }
    }

    /// What is wrong with it as the name of a module, which is an identifier and not one of the toolchain's.
    public init?(inModule name: String) {
        if let fault = NameFault(in: name) {
            self = fault
        } else if let scalar = ModuleName.firstFault(in: name) {
            self = .notIdentifier(scalar)
        } else if ToolchainModules.ofSwift.contains(name) {
            self = .toolchain
        } else {
            return nil
        }
    }
}

extension NameFault: CustomStringConvertible {
    /// What is wrong and what to do, in sentences that follow one with the name.
    public var description: String {
        switch self {
        case .tooLong(let count):
            "It has \(count) characters. Use at most \(Self.longest)."
        case .unprintable(let scalar):
            "It has the character \(Self.code(of: scalar)), which can't be seen. Write one line of characters that can."
        case .notIdentifier(let scalar):
            "\"\(PrintablePath(String(scalar)))\" can't stand there in a module's name. "
                + "Use letters, digits and _, and begin with no digit."
        case .toolchain:
            "The toolchain has a module of that name. Choose another one."
        }
    }

    /// Also letters that fonts show nothing for, such as a Hangul filler.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let isLetter = scalar.properties.generalCategory == .otherLetter
        let isFiller = isLetter && scalar.properties.isDefaultIgnorableCodePoint
        return isFiller || PrintablePath(String(scalar)).description != String(scalar)
    }

    private static func code(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
