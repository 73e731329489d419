import Foundation

/// What a build that was killed has left running: compilers, which would write over what the next build writes.
struct AbandonedCompilers {
    /// All that the build writes lies in it.
    let folder: URL
    let environment: [String: String]

    /// Between two looks.
    private static let pause: Duration = .milliseconds(100)
    /// Looks at most: after a minute the next build has to do with what is there.
    private static let looks = 600

    /// Waits until none of them runs, or until the task is cancelled.
    ///
    /// A system without `ps` is not waited for.
    func haveEnded() async {
        guard let ps = Tool.find("ps", in: environment) else { return }
        for _ in 0..<Self.looks where !Task.isCancelled {
            guard let result = try? await ps.run(["axww", "-o", "command="]), result.status == .exited(0),
                result.output.text.contains("\(folder.path)/")
            else { return }
            try? await Task.sleep(for: Self.pause)
        }
    }
}
