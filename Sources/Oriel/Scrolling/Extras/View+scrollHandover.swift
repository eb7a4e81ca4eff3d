import Foundation

nonisolated struct ScrollHandoverModifier: BoxModifier {
  var isEnabled: Bool
  var begin: () -> Bool
  var move: (CGFloat) -> CGFloat
  var end: (CGFloat) -> Void
  var step: (CGFloat) -> Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ScrollHandoverBox { ScrollHandoverBox(self, node: node) }

  @MainActor func update(_ box: ScrollHandoverBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class ScrollHandoverBox: WrapperBox, ScrollDragPartner {
  var modifier: ScrollHandoverModifier
  /// Indicates whether the view takes part in the current drag.
  private var takesPart = false

  init(_ modifier: ScrollHandoverModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  func takesScrollDrags(of device: PointerEvent.Device) -> Bool { modifier.isEnabled }

  func scrollDragBegan() { takesPart = modifier.isEnabled && modifier.begin() }

  func takeScrollDrag(_ distance: CGFloat, contentIsAtStart: Bool) -> CGFloat {
    guard modifier.isEnabled, contentIsAtStart else { return distance }
    let taken = -modifier.move(-distance)
    guard taken.isFinite, taken != 0, taken.sign == distance.sign else { return distance }
    takesPart = true
    return abs(taken) >= abs(distance) ? 0 : distance - taken
  }

  func scrollDragEnded(velocity: CGFloat, movedLast: Bool) -> Bool {
    guard takesPart else { return false }
    takesPart = false
    modifier.end(movedLast ? velocity : 0)
    return movedLast
  }

  func takeWheelStep(_ distance: CGFloat, contentIsAtStart: Bool) -> Bool {
    modifier.isEnabled && contentIsAtStart && modifier.step(-distance)
  }
}

extension View {
  /// Lets the view take part in the vertical drags of the scroll views inside, by touch or touchpad, as a sheet does: one drag moves the
  /// sheet, then the content, then the sheet again, with one velocity.
  ///
  /// While the content is at its start, the view receives a movement upwards before the content does. It receives a movement downwards once
  /// the content has reached its start. Of nested views with this modifier the inner one takes precedence.
  ///
  /// SwiftUI has nothing like it: on Apple's systems its own sheets do this, and others observe the pan gesture of a `UIScrollView`.
  ///
  /// - Parameters:
  ///   - isEnabled: A Boolean value that indicates whether the view takes part in drags.
  ///   - begin: A closure that is called when a drag begins. It returns whether it has stopped a running motion of the view.
  ///   - move: A closure that receives the distance of a movement in points, positive downwards, and returns the part that it uses. The
  ///     rest moves the content. A nonfinite result, or one with the opposite sign, counts as 0.
  ///   - end: A closure that is called at the end of a drag that has stopped the view or moved it, with the velocity in points per second,
  ///     positive downwards. The velocity is 0 if the content moved last, to which it belongs then, or if the drag was canceled.
  ///   - step: A closure that receives the distance of one wheel step in points, positive downwards, while the content is at its start and
  ///     hasn't scrolled in the same turn of the wheel. It returns whether the view uses the whole step to move to its next resting
  ///     position. By default only the content scrolls.
  nonisolated public func scrollHandover(
    isEnabled: Bool = true, onBegin begin: @escaping () -> Bool = { false }, onMove move: @escaping (_ distance: CGFloat) -> CGFloat,
    onEnd end: @escaping (_ velocity: CGFloat) -> Void, onWheelStep step: @escaping (_ distance: CGFloat) -> Bool = { _ in false }
  ) -> some View {
    modifier(ScrollHandoverModifier(isEnabled: isEnabled, begin: begin, move: move, end: end, step: step))
  }
}
