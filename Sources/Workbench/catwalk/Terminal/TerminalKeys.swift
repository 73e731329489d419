import Foundation
import Support

/// The keys that are pressed in the terminal from now on, each at once and unseen.
enum TerminalKeys {
    /// The terminal as it was, and is again when the process exits.
    private static let before = Locked<termios?>(nil)

    /// `nil` if standard input is no terminal, or is another job's.
    static func pressed() -> AsyncStream<Character>? {
        guard isOurs, handOverKeys() else { return nil }
        return AsyncStream { keys in
            let queue = DispatchQueue(label: "catwalk.keys")
            let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
            source.setEventHandler {
                guard isOurs else {
                    // A job in the background is stopped if it reads; what is left unread calls this again at once.
                    Thread.sleep(forTimeInterval: 1)
                    return
                }
                var byte: UInt8 = 0
                let count = read(STDIN_FILENO, &byte, 1)
                if count == 1 {
                    keys.yield(Character(UnicodeScalar(byte)))
                } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
                    // Until then the handler keeps its source alive.
                    source.cancel()
                    keys.finish()
                }
            }
            source.resume()
        }
    }

    private static var isOurs: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }

    private static func handOverKeys() -> Bool {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
        let asItWas = settings
        before.withValue { $0 = asItWas }
        atexit { TerminalKeys.giveBack() }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        return tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0
    }

    private static func giveBack() {
        if isOurs, var asItWas = before.value { tcsetattr(STDIN_FILENO, TCSANOW, &asItWas) }
    }
}
