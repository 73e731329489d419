import Foundation
import TestFolder
import Testing

@testable import Support

struct ModificationTimeTests {
    @Test(
        "A file that was written anew has the date of a later second than before, because builds compare whole seconds",
        arguments: [
            (earlier: 100.2, now: 100.9, dated: 101), (earlier: 101, now: 100.9, dated: 102),
            (earlier: 100.9, now: 101.1, dated: 101.1), (earlier: 100.9, now: 200, dated: 200),
        ]
    )
    func setApart(earlier: Double, now: Double, dated: Double) throws {
        let folder = try TestFolder()
        try folder.write("cats", to: "a.swift")
        let path = folder.url(of: "a.swift").path
        try date(path, earlier)
        let before = ModificationTime(ofFileAt: path)
        try date(path, now)
        try ModificationTime.setApart(fileAt: path, from: before)
        let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(try abs(#require(after).timeIntervalSince1970 - dated) < 0.001)
    }

    @Test("A file that was not there before keeps its date")
    func new() throws {
        let folder = try TestFolder()
        try folder.write("cats", to: "a.swift")
        let path = folder.url(of: "a.swift").path
        let before = ModificationTime(ofFileAt: path)
        try ModificationTime.setApart(fileAt: path, from: nil)
        #expect(ModificationTime(ofFileAt: path) == before)
    }

    @Test(
        "What is left of a file's second is waited for, and a tick of the clock; nothing if that is over or not begun",
        arguments: [(100.25, 0.77), (100, 1.02), (101, 0.02), (101.5, 0), (200, 0), (99.5, 0)]
    )
    func restOfSecond(now: Double, rest: Double) {
        let time = ModificationTime(seconds: 100, nanoseconds: 200_000_000)
        #expect(abs(time.restOfSecond(at: Date(timeIntervalSince1970: now)) - rest) < 1e-6)
    }

    private func date(_ path: String, _ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
}
