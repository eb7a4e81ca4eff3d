import SwiftUI

// `canImport(UIKit)` isn't usable as the condition, because Oriel provides a module of that name on Linux, which doesn't contain these
// members.
#if os(Linux)
  extension IndexPath {
    /// Creates the index path of an item of a section. Mirrors UIKit's `init(item:section:)`.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section, or 0 for an empty path. Mirrors UIKit's `section`.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// The index of the item in its section, or 0 for a path without an item. Mirrors UIKit's `item`.
    public var item: Int { count < 2 ? 0 : self[1] }
  }
#endif
