import Page

/// Draws the parts of a visit's page, to be sent to the browser.
struct VisitDrawing: Sendable {
    let page: StagePage
    /// What the latest save has changed; `nil` as long as nothing was saved.
    let save: StageSave?

    /// `phones` are all phones of the visit.
    func event(for part: PageListeners.Part, of state: VisitState, with phones: [StagePhone]) -> PageEvent {
        switch part {
        case .saved: PageEvent("save", html: try? page.part(for: save))
        case .scene: PageEvent("scene", html: try? page.part(for: state.scene(with: phones)))
        case .phone(let number):
            PageEvent("phone", number: number, html: try? page.part(for: state.phone(phones[number])))
        }
    }
}
