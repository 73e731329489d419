import Foundation
import Page
import Testing

@testable import Show

struct WishTests {
    private static func wish(
        tap: Wish.Tap? = nil,
        answer: Wish.Answer? = nil,
        world: Wish.World? = nil,
        scenario: Wish.Scenario? = nil,
        step: Wish.Step? = nil,
        restart: Wish.Restart? = nil
    ) -> Wish {
        Wish(visit: "v", tap: tap, answer: answer, world: world, scenario: scenario, step: step, restart: restart)
    }

    private func decoded(_ json: String) throws -> Wish {
        try JSONDecoder().decode(Wish.self, from: Data(json.utf8))
    }

    @Test(
        "Each wish is read as the page's script writes it",
        arguments: [
            (#"{"visit":"v","tap":{"part":"load"}}"#, wish(tap: .init(part: "load", at: nil, phone: nil))),
            (#"{"visit":"v","tap":{"part":"load","phone":0}}"#, wish(tap: .init(part: "load", at: nil, phone: 0))),
            (#"{"visit":"v","tap":{"part":"a","at":2,"phone":1}}"#, wish(tap: .init(part: "a", at: 2, phone: 1))),
            (#"{"visit":"v","answer":{"question":"Cat?"}}"#, wish(answer: .init(question: "Cat?", phone: nil))),
            (#"{"visit":"v","answer":{"question":"Cat?","phone":3}}"#, wish(answer: .init(question: "Cat?", phone: 3))),
            (#"{"visit":"v","world":{"weather":"rain"}}"#, wish(world: .init(weather: "rain", pace: nil))),
            (#"{"visit":"v","world":{"pace":"atOnce"}}"#, wish(world: .init(weather: nil, pace: .atOnce))),
            (#"{"visit":"v","world":{"pace":"slowly"}}"#, wish(world: .init(weather: nil, pace: .slowly))),
            (#"{"visit":"v","world":{"pace":"held"}}"#, wish(world: .init(weather: nil, pace: .held))),
            (#"{"visit":"v","scenario":{"number":0}}"#, wish(scenario: .init(number: 0))),
            (#"{"visit":"v","scenario":{}}"#, wish(scenario: .init(number: nil))),
            (#"{"visit":"v","step":{"by":-1}}"#, wish(step: .init(by: -1))),
            (#"{"visit":"v","restart":{}}"#, wish(restart: .init())),
        ] as [(String, Wish)]
    )
    func wishes(json: String, wish: Wish) throws {
        #expect(try decoded(json) == wish)
    }

    @Test(
        "What the page can't wish is an error",
        arguments: [
            "", "{}", "[]", #""v""#, #"{"visit":7}"#, #"{"tap":{"part":"load"}}"#, #"{"visit":"v","tap":{}}"#,
            #"{"visit":"v","tap":"load"}"#, #"{"visit":"v","tap":{"part":"load","at":"2"}}"#,
            #"{"visit":"v","tap":{"part":"load","phone":0.5}}"#, #"{"visit":"v","answer":{"phone":1}}"#,
            #"{"visit":"v","world":{"pace":"never"}}"#, #"{"visit":"v","world":{"weather":1}}"#,
            #"{"visit":"v","scenario":{"number":"0"}}"#, #"{"visit":"v","step":{}}"#,
            #"{"visit":"v","step":{"by":99999999999999999999}}"#,
        ]
    )
    func noWishes(json: String) {
        #expect(throws: DecodingError.self) { try decoded(json) }
    }
}
