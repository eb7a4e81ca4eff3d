import Foundation
import OrielDrawing

/// Draws what has changed; the rest of the display list is shared with the frame before.
@MainActor
final class DrawingPass {
  // Each box that is made writes it, and no access lasts longer than a line: checking it costs more than it does.
  /// Whether there are boxes that haven't been drawn yet.
  @exclusivity(unchecked) var hasNewBoxes = false
  /// Whether there are modifiers, new since the last drawing, that animate whatever a transaction says.
  var hasNewAnimations = false
  /// When the window last looked different from the frame before, in seconds on the frame clock.
  private(set) var changedAt: TimeInterval = 0

  func run(_ root: RootBox, at time: TimeInterval) -> DisplayNode {
    if root.needsDisplay { changedAt = time }
    return draw(root)
  }

  /// Draws new boxes before an update that animates them, though nobody sees it: what a view is before its `onAppear` is where such a change
  /// begins.
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
