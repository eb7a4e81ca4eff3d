import SwiftUI

// Whether a module UIKit is there says nothing on Linux: Oriel's has none of it.
#if os(Linux)
  extension IndexPath {
    /// The path of an item of a section. Mirrors UIKit's.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The number of the section; 0 for a path without one. Mirrors UIKit's.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// The number of the item in its section; 0 for a path without one. Mirrors UIKit's.
    public var item: Int { count < 2 ? 0 : self[1] }
  }
#endif
