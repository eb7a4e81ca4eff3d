import Foundation

extension ScrollTargetBehaviorContext {
  /// Returns the frames of the scroll targets that touch a rectangle of the content, in order and in the content's own space. The targets
  /// are the views of the `scrollTargetLayout()`, or a list's rows; without either there are none. Frames of views that aren't built are
  /// estimates. A frame includes the space above it that a pinned header covers while the view is at the top of the scroll view.
  ///
  /// SwiftUI gives a behavior no information about views: on Apple's systems a preference with the views' frames, or rows of a known
  /// height, stand in for it.
  ///
  /// - Complexity: O(log *n* + *m*) in a lazy container, where *m* is the number of targets found; elsewhere O(*n*).
  public func scrollTargets(in rect: CGRect) -> [CGRect] { targetFrames(in: rect) }
}
