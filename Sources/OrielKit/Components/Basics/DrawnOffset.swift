import SwiftUI

/// Moves its content down and remembers how far it has moved it in this frame, which nothing else tells while that is animated.
struct DrawnOffset: ViewModifier {
  /// Points.
  let y: CGFloat
  let drawn: Value

  @MainActor
  final class Value {
    fileprivate(set) var y: CGFloat = 0

    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    // An offset of its own, so that layout knows where it ends while it is on its way.
    content.offset(y: y).modifier(DrawnOffsetRecord(y: y, drawn: drawn))
  }
}

/// Follows the same animation.
private struct DrawnOffsetRecord: ViewModifier, Animatable {
  var y: CGFloat
  let drawn: DrawnOffset.Value

  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func body(content: Content) -> some View {
    // No state: whoever takes hold of the content asks, and nobody follows it.
    drawn.y = y
    return content
  }
}
