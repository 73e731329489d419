import Files
import Foundation
import Support
import Testing

struct CheckedJSONTests {
    private struct Cat: Decodable {
        let name: String
        let age: UInt8
        let weight: Double
        let isTame: Bool
        let toys: [Toy]

        struct Toy: Decodable {
            let names: [String]
        }
    }

    private static let misfit =
        "It can't be decoded: a number is too large, or has a fraction, where a whole one is expected."

    @Test(
        "It says where and what in words that name no type",
        arguments: [
            ("{", "", "It is cut short: the text ends in line 1, column 2."),
            ("{]", "", "It is not JSON from line 1, column 2 on."),
            (#"{"name": "", "age": 1, "weight": 1.5, "isTame": 1.5}"#, "isTame", "True or false is expected there."),
            (#"{"weight": 0.5, "name": "", "age": 1.5}"#, "", misfit),
            (#"{"name": "", "age": -1}"#, "age", "Nobody can have measured the number in line 1, column 21."),
            (#"{"name": "", "age": 5000000000}"#, "", misfit),
            (#"{"name": "a\ud800b"}"#, "", "It is not JSON from line 1, column 18 on."),
            (#"{"name": "\udc00"}"#, "", "It is not JSON from line 1, column 13 on."),
            (#"{"name": "\ud83d\ud83d"}"#, "", "It is not JSON from line 1, column 19 on."),
            (#"{"name": "", "age": 1.e5}"#, "", "It is not JSON from line 1, column 21 on."),
            ("[]", "", "An object is expected there."),
            ("{}", "name", "This key is missing."),
            (#"{"name": null}"#, "name", "There is no value."),
            (#"{"name": 1}"#, "name", "Text is expected there."),
            (#"{"name": "", "age": ""}"#, "age", "A whole number is expected there."),
            (#"{"name": "", "age": 1, "weight": ""}"#, "weight", "A number is expected there."),
            (#"{"name": "", "age": 1, "weight": 1, "isTame": 1}"#, "isTame", "True or false is expected there."),
            (#"{"name": "", "age": 1, "weight": 1, "isTame": true, "toys": {}}"#, "toys", "A list is expected there."),
            (
                #"{"name": "", "age": 1, "weight": 1, "isTame": true, "toys": [{"names": ["", 1]}]}"#,
                "toys[0].names[1]", "Text is expected there."
            ),
        ]
    )
    func words(text: String, key: String, reason: String) throws {
        let fault = try #require(throws: DecodingFault.self) {
            try CheckedJSON.decode(Cat.self, from: Data(text.utf8))
        }
        #expect(fault.key == key)
        #expect(fault.reason == reason)
    }
}
