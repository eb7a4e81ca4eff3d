import Foundation

extension ScrollTargetBehaviorContext {
  /// The frames of the views of the `scrollTargetLayout()`, or of a list's rows, in the content's own space and in their order, that touch a
  /// rectangle of the content; estimated where they are not built. None without such a layout. A frame includes the room above it that a pinned
  /// header takes while the view is at the top of the scroll view.
  ///
  /// SwiftUI tells a behavior nothing about views: what stands in for it on Apple's systems is a preference with the views' frames, or
  /// rows of a known height.
  ///
  /// - Complexity: in a lazy container O(log n) and the number of views found; elsewhere O(n).
  public func scrollTargets(in rect: CGRect) -> [CGRect] { targetFrames(in: rect) }
}
