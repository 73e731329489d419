import Foundation
import Testing

@testable import Stage

struct PlayerCommandTests {
    @Test(
        "Each action is an object as the player's program reads it",
        arguments: [
            (.open, #"{"app":3,"opens":true}"#),
            (.tap("load", at: nil), #"{"app":3,"tap":"load"}"#),
            (.tap("filters", at: 0), #"{"app":3,"at":0,"tap":"filters"}"#),
            (.answer(1, weather: "no \"net\""), #"{"app":3,"question":1,"weather":"no \"net\""}"#),
            (.step(0, scenario: "It loads"), #"{"app":3,"scenario":"It loads","step":0}"#),
            (.end, #"{"app":3,"ends":true}"#),
        ] as [(PlayerCommand.Action, String)]
    )
    func json(action: PlayerCommand.Action, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(PlayerCommand(app: 3, action))
        #expect(String(decoding: data, as: UTF8.self) == json)
    }
}
