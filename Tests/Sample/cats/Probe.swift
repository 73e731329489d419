@testable import cats
