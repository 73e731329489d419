import Support
import Testing

@testable import Writers

struct JSONObjectTests {
    @Test("A key without a value is left out, and an object may hold lists and objects")
    func absent() throws {
        let missing: Int? = nil
        let known: Double? = 2.5
        let object: JSONObject = ["b": missing, "a": known, "c": [["d": true]] as [JSONObject]]
        let text = try JSONText.text(for: object).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        #expect(text == #"{"a" : 2.5,"c" : [{"d" : true}]}"#)
    }
}
