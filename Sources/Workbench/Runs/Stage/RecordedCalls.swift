import Foundation

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

    /// What the recorder writes: a line for each call and for each end.
    private struct Line: Decodable {
        let call: Int?
        let from: Int?
        let body: Int?
        let end: Int?
    }

    /// Throws the number of the first line that is not the recorder's, or names a body that is not there.
    init(reading text: String, hasBody: (Int) -> Bool) throws(BadLine) {
        var calls: [Call] = []
        for (number, line) in zip(1..., try Self.lines(of: text)) {
            if line.end != nil { continue }
            guard let call = line.call, let origin = line.from, let body = line.body, hasBody(body) else {
                throw BadLine(number: number)
            }
            calls.append(Call(number: call, origin: origin, body: body))
        }
        self.calls = calls
    }

    /// All at once, because one by one takes many times as long.
    private static func lines(of text: String) throws(BadLine) -> [Line] {
        let (decoder, lines) = (JSONDecoder(), text.split(separator: "\n"))
        if let all = try? decoder.decode([Line].self, from: Data("[\(lines.joined(separator: ","))]".utf8)) {
            return all
        }
        let bad = lines.firstIndex { (try? decoder.decode(Line.self, from: Data($0.utf8))) == nil }
        throw BadLine(number: (bad ?? 0) + 1)
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
