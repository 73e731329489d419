import CatsModel

/// Makes one transfer for the `cats` that starts it; nobody starts it by hand.
@main
enum Fetch {
    static func main() {
        TransferWorker.run()
    }
}
