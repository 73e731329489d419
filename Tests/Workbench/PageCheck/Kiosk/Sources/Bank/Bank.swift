public protocol Bank: Sendable {
    func pay(_ coins: Int) async -> Bool
}
