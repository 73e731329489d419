import ArgumentParser
import Coupling

extension Engine: ExpressibleByArgument {}
