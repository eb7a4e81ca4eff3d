import Foundation

nonisolated struct ScrollWheelModifier: BoxModifier {
  let action: (ScrollEvent, CGPoint) -> Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ScrollWheelBox { ScrollWheelBox(self, node: node) }

  @MainActor func update(_ box: ScrollWheelBox, transaction: Transaction) { box.modifier = self }
}

/// A box that handles scroll events of the wheel and of touchpads over its content.
@MainActor
final class ScrollWheelBox: WrapperBox {
  var modifier: ScrollWheelModifier

  init(_ modifier: ScrollWheelModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// Calls the action with the event. Returns `true` if the action has consumed it.
  func take(_ event: ScrollEvent) -> Bool { modifier.action(event, GestureRecognizer(box: self).local(event.location)) }
}

extension InputCoordinator {
  /// Offers an event to the views at its location that handle scroll events themselves, starting with the innermost. The search ends at a
  /// scroll view, which takes precedence over the views around it.
  func sendToScrollWheelBoxes(_ event: ScrollEvent) -> Bool {
    var box = graph.rootBox.hitTest(event.location)
    while let current = box, !(current is ViewportBox) {
      if let taker = current as? ScrollWheelBox, taker.environment.isEnabled, taker.take(event) { return true }
      box = current.parent
    }
    return false
  }
}

extension View {
  /// Performs an action for each scroll event of the wheel or of a touchpad over the view, before the scroll views around it. The action
  /// receives the event and its location in the view, in points, and returns whether it has consumed the event. SwiftUI has no counterpart:
  /// on macOS an `NSView` has `scrollWheel(with:)`.
  nonisolated package func onScrollWheel(perform action: @escaping (_ event: ScrollEvent, _ location: CGPoint) -> Bool) -> some View {
    modifier(ScrollWheelModifier(action: action))
  }
}
