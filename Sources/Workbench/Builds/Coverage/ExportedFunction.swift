import Report

/// A function, accessor or closure of the program, with its regions.
struct ExportedFunction: Decodable {
    /// The first is the file that the function stands in; Swift writes no others.
    let filenames: [String]
    let regions: [Region]

    /// Printed as a list without names.
    struct Region: Decodable {
        let start: CoveragePlace
        let end: CoveragePlace
        let count: UInt64
        /// An index in `filenames`.
        let file: UInt32
        /// 0 is code; others are what the preprocessor of C made or left out, and the space between.
        let kind: UInt32

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            start = try list.decodePlace()
            end = try list.decodePlace()
            count = try list.decodeNumber(UInt64.self)
            file = try list.decodeNumber(UInt32.self)
            _ = try list.decodeNumber(UInt32.self)
            kind = try list.decodeNumber(UInt32.self)
        }
    }

    /// The regions of code in the function's file.
    var code: [Region] { regions.filter { $0.kind == 0 && $0.file == 0 } }
}
