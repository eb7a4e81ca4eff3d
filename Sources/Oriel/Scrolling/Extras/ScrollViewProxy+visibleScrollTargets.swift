import Foundation

/// A scroll target that is at least partially visible.
public struct VisibleScrollTarget<ID: Hashable> {
  /// The id of the view.
  public let id: ID
  /// The frame in the content's own space, in points.
  public let frame: CGRect
  /// The length at the top of the scroll view that a pinned header covers while the view is there, in points; 0 without a header.
  public let pinnedHeight: CGFloat
}

extension ScrollViewProxy {
  /// Returns the scroll targets that are visible in the first scroll view of the reader, in order and as they are laid out now. The targets
  /// are the views of the `scrollTargetLayout()`, or the rows of a list. Views whose ids have another type are left out. Without a scroll
  /// view the array is empty.
  ///
  /// SwiftUI has nothing like it: `onScrollTargetVisibilityChange(idType:threshold:_:)` reports the ids of such views without their frames.
  ///
  /// - Complexity: O(log *n* + *m*) in a lazy container, where *m* is the number of targets found; elsewhere O(*n*).
  @MainActor public func visibleScrollTargets<ID: Hashable>(idType: ID.Type) -> [VisibleScrollTarget<ID>] {
    guard let node, node.isMounted, let box = node.firstScrollBox else { return [] }
    return box.targets(in: box.visibleContentRect).compactMap { target in
      target.id(as: ID.self).map { VisibleScrollTarget(id: $0, frame: target.frame, pinnedHeight: target.pinnedHeight) }
    }
  }
}
