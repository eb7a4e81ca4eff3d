import Foundation

/// A view that scrolling can align to and of which something is seen.
public struct VisibleScrollTarget<ID: Hashable> {
  public let id: ID
  /// In the content's own space, in points.
  public let frame: CGRect
  /// Points at the top of the scroll view that a pinned header covers while the view is there; 0 without one.
  public let pinnedHeight: CGFloat
}

extension ScrollViewProxy {
  /// The views of the `scrollTargetLayout()`, or the rows of a list, of which something is seen in the first scroll view of the reader, in their
  /// order: as they are laid out now. A view whose id is of another type is left out. Empty without a scroll view.
  ///
  /// SwiftUI has nothing like it: `onScrollTargetVisibilityChange(idType:threshold:_:)` tells the ids of such views without their frames.
  ///
  /// - Complexity: in a lazy container O(log n) and the number of views found; elsewhere O(n).
  @MainActor public func visibleScrollTargets<ID: Hashable>(idType: ID.Type) -> [VisibleScrollTarget<ID>] {
    guard let node, node.isMounted, let box = node.firstScrollBox else { return [] }
    return box.targets(in: box.visibleContentRect).compactMap { target in
      target.id(as: ID.self).map { VisibleScrollTarget(id: $0, frame: target.frame, pinnedHeight: target.pinnedHeight) }
    }
  }
}
