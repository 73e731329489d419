import Picture

/// The steps that the looks are made of; each keeps alpha as it is.
extension ColorMatrix {
    /// Moves colours away from their own grey (above 1) or towards it (below 1); 0 leaves the grey alone.
    static func saturation(_ amount: Double) -> ColorMatrix {
        func row(_ own: Int) -> [Double] {
            let grey = [0.2126, 0.7152, 0.0722].map { $0 * (1 - amount) }
            return grey.indices.map { $0 == own ? grey[$0] + amount : grey[$0] } + [0, 0]
        }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    /// Moves colours away from middle grey (above 1) or towards it (below 1).
    static func contrast(_ amount: Double) -> ColorMatrix {
        tint(red: amount, green: amount, blue: amount, lift: (1 - amount) / 2)
    }

    /// Weights each colour by itself, then adds `lift` to all three.
    static func tint(red: Double, green: Double, blue: Double, lift: Double) -> ColorMatrix {
        ColorMatrix(red: [red, 0, 0, 0, lift], green: [0, green, 0, 0, lift], blue: [0, 0, blue, 0, lift])
    }

    /// The matrix that does what this one does and then what `next` does, with nothing cut off in between.
    func followed(by next: ColorMatrix) -> ColorMatrix {
        let rows = [red, green, blue, alpha]
        func row(_ factors: [Double]) -> [Double] {
            (0..<5).map { column in
                rows.indices.reduce(column == 4 ? factors[4] : 0) { $0 + factors[$1] * rows[$1][column] }
            }
        }
        return ColorMatrix(
            red: row(next.red),
            green: row(next.green),
            blue: row(next.blue),
            alpha: row(next.alpha)
        )
    }
}
