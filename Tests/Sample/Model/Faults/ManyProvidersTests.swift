import Foundation
import Model
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
}
