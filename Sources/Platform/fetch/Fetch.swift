import Transport

/// Makes one transfer for the app that starts it; nobody starts it by hand.
@main
enum Fetch {
    static func main() {
        TransferWorker.run()
    }
}
