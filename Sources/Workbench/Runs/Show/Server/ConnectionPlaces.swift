import FlyingSocks
import Foundation

/// Who is connected: strangers, who have not shown the token yet, and those who have.
///
/// If there are too many strangers, the one who came first has to go, so that they neither keep anybody waiting nor take
/// the places of others.
actor ConnectionPlaces {
    private let limit: Int
    /// By their numbers, which grow.
    private var strangers: [Int: Socket] = [:]
    private var known: Set<Int> = []
    private var latest = 0

    /// So many strangers may be connected, and as many others.
    init(limit: Int) {
        self.limit = limit
    }

    /// The number of a stranger who has connected, and leaves before the socket is closed.
    func enter(_ socket: Socket) -> Int {
        // Whatever serves the first one learns that its connection has ended, and closes it.
        if strangers.count == limit, let first = strangers.keys.min(),
            let socket = strangers.removeValue(forKey: first)
        {
            shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
        }
        latest += 1
        strangers[latest] = socket
        return latest
    }

    /// Notes that a stranger has shown the token; false if there is no place any more.
    func recognise(_ number: Int) -> Bool {
        guard known.count < limit, strangers.removeValue(forKey: number) != nil else { return false }
        known.insert(number)
        return true
    }

    func leave(_ number: Int) {
        strangers[number] = nil
        known.remove(number)
    }
}
