import SwiftUI

/// A modifier that moves its content down, and records the offset that is applied in the current frame, which no other API provides during
/// an animation.
struct DrawnOffset: ViewModifier {
  /// The offset in points.
  let y: CGFloat
  let drawn: Value

  @MainActor
  final class Value {
    fileprivate(set) var y: CGFloat = 0

    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    // A separate offset modifier, so that layout uses the final position during an animation.
    content.offset(y: y).modifier(DrawnOffsetRecord(y: y, drawn: drawn))
  }
}

/// A modifier that animates with the offset and records it.
private struct DrawnOffsetRecord: ViewModifier, Animatable {
  var y: CGFloat
  let drawn: DrawnOffset.Value

  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func body(content: Content) -> some View {
    // The value isn't state: it is read when a drag begins, and no view depends on it.
    drawn.y = y
    return content
  }
}
