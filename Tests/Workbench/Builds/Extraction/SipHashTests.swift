import Testing

@testable import Extraction

struct SipHashTests {
    @Test(
        "It is the published one: of the bytes 0, 1, 2 … with the key of the bytes 0 to 15",
        arguments: [
            // The first, ninth and sixteenth of the authors' test vectors; the sixteenth is worked out in their paper.
            (0, 0x726f_db47_dd0e_0e31), (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
        ] as [(UInt8, UInt64)]
    )
    func vectors(count: UInt8, hash: UInt64) {
        let key = SipHash.Key(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
        #expect(SipHash.hash(Array(0..<count), key: key) == hash)
    }
}
