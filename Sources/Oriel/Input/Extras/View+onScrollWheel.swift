import Foundation

nonisolated struct ScrollWheelModifier: BoxModifier {
  let action: (ScrollEvent, CGPoint) -> Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ScrollWheelBox { ScrollWheelBox(self, node: node) }

  @MainActor func update(_ box: ScrollWheelBox, transaction: Transaction) { box.modifier = self }
}

/// Takes turns of the wheel and scrolls on a touchpad over its content.
@MainActor
final class ScrollWheelBox: WrapperBox {
  var modifier: ScrollWheelModifier

  init(_ modifier: ScrollWheelModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// Whether the view used the event.
  func take(_ event: ScrollEvent) -> Bool { modifier.action(event, GestureUnit(box: self).local(event.location)) }
}

extension InputCoordinator {
  /// Offers an event to the views around its location that take scrolls themselves, the innermost first. A scroll view ends the search: it goes before the views
  /// around it.
  func offerToViews(_ event: ScrollEvent) -> Bool {
    var box = graph.rootBox.hitTest(event.location)
    while let current = box, !(current is ViewportBox) {
      if let taker = current as? ScrollWheelBox, taker.environment.isEnabled, taker.take(event) { return true }
      box = current.parent
    }
    return false
  }
}

extension View {
  /// Performs an action for each turn of the wheel and each scroll on a touchpad over the view, before the scroll views around it. The action gets the event and its
  /// location in the view, in points, and returns whether it used the event. SwiftUI has nothing like it: on macOS an `NSView` has `scrollWheel(with:)`.
  nonisolated package func onScrollWheel(perform action: @escaping (_ event: ScrollEvent, _ location: CGPoint) -> Bool) -> some View {
    modifier(ScrollWheelModifier(action: action))
  }
}
