import Page
import Report

/// What is known of the sources of a report that is published.
public enum PublishedSources: Hashable, Sendable {
    /// Nothing, because the report was made before: its page leads to the page of sources that is there already.
    case unknown
    /// They are published beside the page.
    case listed([ListedSource])
    /// They stand at an address, without a slash at its end, and are not published.
    case address(String)
}

extension PublishedSources {
    /// `nil` if no page is made of them.
    var listed: [ListedSource]? {
        if case .listed(let sources) = self { sources } else { nil }
    }

    func links(besidePage isThere: Bool) -> SourceLinks {
        switch self {
        case .unknown: isThere ? .page : .none
        case .listed: .page
        case .address(let address): .repository(address)
        }
    }
}
