import CatsModel
import Foundation
import Testing

struct ManyProvidersTests {
    @Test("100 providers load a photo of 100 kB each at once, without eating memory")
    func manyProviders() async {
        await #expect(processExitsWith: .success) {
            await FaultTrial.run { _ in
                [:]
            } work: { trial in
                try await trial.boundMemory {
                    let service = try trial.server.url("/good")
                    let loads = (0..<100).map { _ in
                        Task { @MainActor in try await CatServiceClient(service: service).load().picture.data }
                    }
                    for load in loads { #expect(try await load.value == Bodies.photo) }
                }
            }
        }
    }

    #if os(Linux)
        // How many descriptors the system's own client needs on Darwin, and what it does without one, is not ours to say.
        @Test("A load without a descriptor to spare fails, and the next one is good when there are some again")
        func noDescriptors() async {
            await #expect(processExitsWith: .success) {
                // Dispatch traps if it can't open the descriptors of its first timer, which a running app has long opened.
                // It sets none for a time that has come already.
                await withCheckedContinuation { timer in
                    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { timer.resume() }
                }
                var limit = rlimit(rlim_cur: 64, rlim_max: 64)
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                var taken: [Int32] = []
                while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 { taken.append(descriptor) }
                let nowhere = try #require(URL(string: "http://127.0.0.1:1/"))
                await #expect(throws: LoadError.network) { try await CatServiceClient(service: nowhere).load() }
                for descriptor in taken { close(descriptor) }
                await FaultTrial.run { _ in
                    [:]
                } work: { trial in
                    let photo = try await trial.client(of: "/good").load()
                    #expect(photo.picture.data == Bodies.photo)
                }
            }
        }
    #endif
}
