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
  /// Whether the view has a part in the drag under way.
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
  /// Lets the view have a part in the vertical drags of the scroll views inside, by a finger or on a touchpad, as a sheet does: one drag moves
  /// the sheet, then the content, then the sheet again, with one velocity.
  ///
  /// While content is at its start, a movement up is offered to the view first; a movement down is offered once the content has come to its
  /// start. Of several such views, one inside another, the inner one is asked first.
  ///
  /// SwiftUI has nothing like it: on Apple's systems its own sheets do this, and others observe the pan gesture of a `UIScrollView`.
  ///
  /// - Parameters:
  ///   - move: Gets by how many points the drag goes on, positive downwards, and returns how many of them it takes; what it leaves moves the
  ///     content. No number, or one with the other sign, counts as 0.
  ///   - begin: Called as a drag begins; whether the view, on its way somewhere, stops for it.
  ///   - end: Called when a drag ends that stopped the view or of which it took something, with the velocity in points a second, positive downwards; with 0 if
  ///     the content moved last, to which the velocity then belongs, or if the drag was cancelled.
  ///   - step: Gets the points of a click of a wheel, positive downwards, while content is at its start and hasn't scrolled in the same turn of the
  ///     wheel; whether the view takes it, all of it, by moving to the next place where it rests. Without it wheels go to the content alone.
  nonisolated public func scrollHandover(
    isEnabled: Bool = true, onBegin begin: @escaping () -> Bool = { false }, onMove move: @escaping (_ distance: CGFloat) -> CGFloat,
    onEnd end: @escaping (_ velocity: CGFloat) -> Void, onWheelStep step: @escaping (_ distance: CGFloat) -> Bool = { _ in false }
  ) -> some View {
    modifier(ScrollHandoverModifier(isEnabled: isEnabled, begin: begin, move: move, end: end, step: step))
  }
}
