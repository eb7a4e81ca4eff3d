import Foundation
import OrielDrawing

/// The pass that draws the changes; the rest of the display list is shared with the previous frame.
@MainActor
final class DrawingPass {
  // Indicates whether there are boxes that haven't been drawn yet.
  // Each new box writes it, and no access lasts longer than a line: the exclusivity check costs more than the access.
  @exclusivity(unchecked) var hasNewBoxes = false
  /// Indicates whether there are modifiers, new since the last drawing, that animate regardless of the transaction.
  var hasNewAnimations = false
  /// The time at which the window's appearance last changed, in seconds on the frame clock.
  private(set) var changedAt: TimeInterval = 0

  func run(_ root: RootBox, at time: TimeInterval) -> DisplayNode {
    if root.needsDisplay { changedAt = time }
    return draw(root)
  }

  /// Draws new boxes, without showing them, before an update that animates them: such a change begins with the appearance of a view before
  /// its `onAppear`.
  func runForAnimation(_ root: RootBox, before batches: [UpdatePass.Batch]) {
    guard hasNewBoxes, !batches.isEmpty, hasNewAnimations || batches.contains(where: { $0.transaction.effectiveAnimation != nil }) else {
      return
    }
    _ = draw(root)
  }

  private func draw(_ root: RootBox) -> DisplayNode {
    (hasNewBoxes, hasNewAnimations) = (false, false)
    return root.displayNode()
  }
}
