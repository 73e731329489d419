import Foundation

/// Carries signals out of their handlers, which may do next to nothing, to the reader of the pipe.
///
/// A dispatch source for signals hears only those that no thread has handled before it, which on Linux is a race.
enum SignalPipe {
    /// Made once, and open as long as the process runs; tools do not inherit it.
    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    /// Has the signals' numbers written to the pipe from now on, and returns its end for reading.
    static func catching(_ numbers: [Int32]) -> Int32 {
        let reading = ends.reading
        for number in numbers {
            if number == SIGHUP, isIgnored(number) { continue }
            // Not ignored, which tools would inherit: a handler keeps the signal from ending this process at once.
            signal(number) { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalPipe.ends.writing, &byte, 1)
                errno = code
            }
        }
        return reading
    }

    /// The number of a signal that has come, once there is something to read.
    static func next(from reading: Int32) -> Int32? {
        var byte: UInt8 = 0
        return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
    }
}

extension SignalPipe {
    /// Whether whoever started the process has it ignore the signal, as nohup does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        // SIG_IGN is the number 1 in the place of a function; of either an optional has the bits alone.
        return unsafeBitCast(handler, to: Int.self) == 1
    }
}
