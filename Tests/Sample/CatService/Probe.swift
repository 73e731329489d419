@testable import CatService
