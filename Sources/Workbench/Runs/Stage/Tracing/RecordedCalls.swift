/// The calls of a program that was traced, in the order in which they were made.
struct RecordedCalls: Hashable, Sendable {
    let calls: [Call]

    struct Call: Hashable, Sendable {
        /// From 1, as the program counted.
        let number: Int
        /// The call that made it; 0 for none.
        let origin: Int
        /// The number of the body that was entered.
        let body: Int
    }

    /// Throws the number of the first line that is not the recorder's, or names a body that is not there.
    init(reading text: String, hasBody: (Int) -> Bool) throws(BadLine) {
        var calls: [Call] = []
        for (number, line) in zip(1..., text.utf8.split(separator: UInt8(ascii: "\n"))) {
            if Self.numbers(in: line, after: ["{\"end\":"]) != nil { continue }
            guard let numbers = Self.numbers(in: line, after: ["{\"call\":", ",\"from\":", ",\"body\":"]),
                hasBody(numbers[2])
            else { throw BadLine(number: number) }
            calls.append(Call(number: numbers[0], origin: numbers[1], body: numbers[2]))
        }
        self.calls = calls
    }

    /// The numbers behind these keys; `nil` if the line has others.
    ///
    /// The recorder writes each line alike. A decoder of any JSON takes many times as long, and there may be thousands.
    private static func numbers(in line: Substring.UTF8View, after keys: [String]) -> [Int]? {
        var (rest, numbers) = (line, [Int]())
        for key in keys {
            guard rest.starts(with: key.utf8) else { return nil }
            let digits = rest.dropFirst(key.utf8.count).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            guard let number = Int(Substring(digits)) else { return nil }
            numbers.append(number)
            rest = rest[digits.endIndex...]
        }
        return rest.elementsEqual("}".utf8) ? numbers : nil
    }

    /// The numbers of calls that a call of such a body was made in, directly or through others.
    func leading(to isSought: (Int) -> Bool) -> Set<Int> {
        let origins = Dictionary(calls.map { ($0.number, $0.origin) }) { first, _ in first }
        var leading: Set<Int> = []
        for call in calls where isSought(call.body) {
            var origin = call.origin
            while origin != 0, leading.insert(origin).inserted { origin = origins[origin] ?? 0 }
        }
        return leading
    }

    struct BadLine: Error {
        let number: Int
    }
}
