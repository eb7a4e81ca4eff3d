import SwiftUI

extension EdgeInsets {
  static let zero = EdgeInsets()

  /// Creates insets with the same length at all edges.
  init(_ length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  var vertical: CGFloat { top + bottom }
  var horizontal: CGFloat { leading + trailing }

  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
