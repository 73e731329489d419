import Complexity
import Parsing
import Testing
