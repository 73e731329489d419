import Foundation
import ScreenKit
import Testing

@testable import CatsScenarios

@MainActor
struct ObjectGraphTests {
    /// How a controller of the tests holds its part.
    enum Holding: CaseIterable {
        case property, optional, array, dictionary, enumeration, inheritance, presentation
    }

    @Test("A part that lives on is found, however the app held it", arguments: Holding.allCases)
    func survivor(heldBy holding: Holding) {
        let part = Part()
        #expect(survivors(of: Holder(part, by: holding)) == ["Part"])
        withExtendedLifetime(part) {}
    }

    @Test("No part that goes with the app survives it", arguments: Holding.allCases)
    func noSurvivor(heldBy holding: Holding) {
        #expect(survivors(of: Holder(Part(), by: holding)) == [])
    }

    @Test("Parts that hold each other survive, and the walk ends")
    func cycle() {
        let part = Part()
        part.other = Part()
        part.other?.other = part
        #expect(survivors(of: Holder(part, by: .property)) == ["Part", "Part"])
        part.other = nil
    }

    @Test("The services of the world are no part of the app")
    func services() {
        let world = ScriptedWorld()
        let host = HeadlessHost(makeReferenceApp(world.services))
        var parts = ObjectGraph(leavingOut: [host, world.provider, world.darkroom, world.library])
        parts.collect(from: host.rootViewController)
        host.letGo()
        #expect(parts.survivors == [])
    }

    @Test("An object of the platform's own is no part of the app, even if the app holds it")
    func platformObject() {
        let shared = JSONDecoder()
        #expect(survivors(of: DecodingController(shared)) == [])
        withExtendedLifetime(shared) {}
    }

    @Test("A part that was dropped before the app was let go is watched, once, if it was collected by then")
    func droppedPart() {
        let part = Part()
        let host = HeadlessHost(ViewController(view: View(identifier: "root", label: "Root")))
        var parts = ObjectGraph(leavingOut: [host])
        host.rootViewController?.present(Holder(part, by: .property))
        parts.collect(from: host.rootViewController)
        parts.collect(from: host.rootViewController)
        host.rootViewController?.dismiss()
        host.letGo()
        #expect(parts.survivors == ["Part"])
        withExtendedLifetime(part) {}
    }

    /// Lets go of an app that only the host holds.
    private func survivors(of root: @autoclosure () -> ViewController) -> [String] {
        let host = HeadlessHost(root())
        var parts = ObjectGraph(leavingOut: [host])
        parts.collect(from: host.rootViewController)
        host.letGo()
        return parts.survivors
    }
}

private final class Part {
    var other: Part?
}

private class Base: ViewController {
    var inherited: Part?
}

private final class DecodingController: ViewController {
    private let decoder: JSONDecoder

    init(_ decoder: JSONDecoder) {
        self.decoder = decoder
        super.init(view: View(identifier: "decoding", label: "Decoding"))
    }
}

private final class Holder: Base {
    private enum Box {
        case empty
        case full(Part)
    }

    private var property: Any = ()
    private var optional: Part?
    private var array: [Part] = []
    private var dictionary: [String: Part] = [:]
    private var box = Box.empty

    init(_ part: Part, by holding: ObjectGraphTests.Holding) {
        super.init(view: View(identifier: "holder", label: "Holder"))
        switch holding {
        case .property: property = part
        case .optional: optional = part
        case .array: array = [part]
        case .dictionary: dictionary = ["part": part]
        case .enumeration: box = .full(part)
        case .inheritance: inherited = part
        case .presentation:
            let presented = Base(view: View(identifier: "presented", label: "Presented"))
            presented.inherited = part
            present(presented)
        }
    }
}
