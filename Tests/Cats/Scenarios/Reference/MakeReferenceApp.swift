import CatsModel
import ScreenKit

/// Gives the cat app once more, as plainly as it can be written and outside the four architectures, with `mistake` in it.
@MainActor
func makeReferenceApp(_ services: Services, with mistake: Mistake? = nil) -> ViewController {
    ReferenceLoadCat(services: services, mistake: mistake)
}
