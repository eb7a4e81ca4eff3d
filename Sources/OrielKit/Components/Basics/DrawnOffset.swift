import SwiftUI

/// Moves its content down and remembers how far it has moved it in this frame, which nothing else tells while that is animated.
struct DrawnOffset: ViewModifier, Animatable {
  /// Points.
  var y: CGFloat
  let drawn: Value

  @MainActor
  final class Value {
    fileprivate(set) var y: CGFloat = 0

    nonisolated init() {}
  }

  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func body(content: Content) -> some View {
    // No state: whoever takes hold of the content asks, and nobody follows it.
    drawn.y = y
    return content.offset(y: y)
  }
}
