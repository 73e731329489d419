/// What a number counts.
package enum Unit: String, Sendable {
    case bodies, decisions, edges, files, levels, lines, nodes, paths, places, points, protocols, requirements,
        scenarios, tests,
        types, variables
    case calls, components, functions, instructions, jobs, objects
    case bytes
    case blocks = "blocks of memory"
    case kibibytes = "KiB"
    case seconds
    /// One amount for each of another.
    case ratio
    /// Between 0 and 1; shown in per cent.
    case share

    package enum Format: Hashable, Sendable {
        case count
        case decimal
        /// What is another number when it is measured again: no more than three digits.
        case measured
        /// Shares are compared as they stand, without ratios.
        case share
    }
}
