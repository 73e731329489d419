import CatsModel
import Foundation

/// One thing that can go wrong with a service, and what has to become of it.
struct Fault: Sendable {
    let name: String

    /// The address of the service: a path of the scripted server, or a URL of its own.
    let service: String

    /// What the scripted server answers, given its own address.
    let routes: @Sendable (_ address: String) -> ScriptedServer.Routes

    /// `nil` if the system's client decides what comes of it, an error or even a cat; that is in time and takes little memory.
    let error: LoadError?

    /// The error by which the client of swift-corelibs, which is curl, answers what the standard leaves open; Apple's may
    /// answer otherwise, and the Model promises nothing of it.
    static func ofCurl(_ error: LoadError) -> LoadError? {
        #if canImport(FoundationNetworking)
            error
        #else
            nil
        #endif
    }

    /// The fault for a client of which nothing is known.
    var withAnyClient: Fault { Fault(name: name, service: service, error: nil, routes: routes) }

    /// The service itself answers wrongly; `more` are further paths it sends the client to.
    static func finding(
        _ name: String,
        _ steps: [ServerStep],
        more: [String: [ServerStep]] = [:],
        is error: LoadError?
    ) -> Fault {
        Fault(name: "\(name), finding a cat", service: "/cat", error: error) { _ in
            more.merging(["/cat": steps]) { $1 }.mapValues { [$0] }
        }
    }

    /// The service finds a cat, whose photo then comes wrongly.
    static func fetching(
        _ name: String,
        _ steps: [ServerStep],
        is error: LoadError?,
        after delay: [ServerStep] = []
    ) -> Fault {
        Fault(name: "\(name), fetching its photo", service: "/cat", error: error) { address in
            ["/cat": [delay + .cat(at: "\(address)/photo")], "/photo": [steps]]
        }
    }

    /// Either phase goes wrong by these steps: finding a cat, or fetching its photo.
    static func either(_ name: String, _ steps: [ServerStep], is error: LoadError?) -> [Fault] {
        [.finding(name, steps, is: error), .fetching(name, steps, is: error)]
    }

    /// Nothing answers at `url`; or the service is right, and nothing answers where it says the photo is.
    static func unreachable(_ name: String, _ url: String, is error: LoadError?) -> [Fault] {
        [
            Fault(name: "\(name), finding a cat", service: url, error: error) { _ in [:] },
            Fault(name: "\(name), fetching its photo", service: "/cat", error: error) { _ in
                ["/cat": [.cat(at: url)]]
            },
        ]
    }

    private init(
        name: String,
        service: String,
        error: LoadError?,
        routes: @escaping @Sendable (_ address: String) -> ScriptedServer.Routes
    ) {
        self.name = name
        self.service = service
        self.routes = routes
        self.error = error
    }
}
