import Foundation
import Support
import Words
import Workshop

/// A learner's folder whose work is checked.
struct WorkshopSession {
    var folder: LearnersFolder
    let words: WorkshopWords
    private let checks: WorkChecks
    private var hasSaidFirst = false

    init(of folder: LearnersFolder, words: WorkshopWords, environment: [String: String]) throws {
        self.folder = folder
        self.words = words
        checks = try WorkChecks(of: folder, environment: environment)
    }

    /// Checks once, and notes it if the exercise is passed.
    mutating func check() async throws -> Verdict {
        if checks.isFirst, !hasSaidFirst, try folder.exercise.isBuilt { words.say("first-build") }
        hasSaidFirst = true
        return try await checks.verdict(on: &folder)
    }

    func say(_ verdict: Verdict) async throws {
        let isLast = folder.course.exercise(after: verdict.exercise) == nil
        words.say(verdict, isLast: isLast)
        guard verdict.isPassed else { return }
        if isLast, !folder.notPassed.isEmpty {
            words.say("not-passed", ["exercises": Words(folder.notPassed.map(\.id).joined(separator: ", "))])
        }
        for line in try await Retrospect(of: folder).lines() { words.show(line.text(in: words.language)) }
    }

    /// Checks at each save, and does what keys ask for, until the task is cancelled.
    mutating func watch(for keys: AsyncStream<Character>?) async throws {
        var events = WatchEvents(in: folder.url, keys: keys)
        let waiting = keys == nil ? "waiting" : "waiting-for-keys"
        try await checkAndSay()
        words.say(waiting)
        while true {
            switch try await events.next() {
            case .save: try await checkAndSay()
            case .key(let key):
                guard try await press(key) else { continue }
                // The next exercise's files are no learner's save.
                if key == "n" { events.forgetSaves() }
            }
            words.say(waiting)
        }
    }

    /// Does what the key asks for, and returns `false` if it asks for nothing.
    ///
    /// Throws when the task is cancelled.
    mutating func press(_ key: Character) async throws -> Bool {
        let words = words
        do {
            switch key {
            case "h": try await folder.whileLocked { try words.showHint(in: &$0, more: true) }
            case "n": try await folder.whileLocked { try await words.goOn(in: &$0) }
            case "l": try await folder.whileLocked { try words.list($0) }
            default: return false
            }
        } catch let error as CancellationError {
            throw error
        } catch {
            words.show("\(error)")
        }
        return true
    }

    /// Says what a check comes to, or why there could be none, and how long it took; throws when the task is cancelled.
    mutating func checkAndSay() async throws {
        let start = ContinuousClock.now
        do {
            let verdict = try await check()
            try await say(verdict)
        } catch let error as CancellationError {
            throw error
        } catch {
            words.show("\(error)")
        }
        let time = ContinuousClock.now - start
        words.say("seconds", ["seconds": Words(String(format: "%.2f", time / .seconds(1)))])
    }
}

extension WorkshopOptions {
    func session() throws -> WorkshopSession {
        try WorkshopSession(of: look(), words: words, environment: environment)
    }
}
