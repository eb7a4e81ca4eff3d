import Foundation

/// The blinking of an insertion point on the frame clock.
///
/// The insertion point is visible for a whole interval after each change of the text or the selection, so that it stays visible while the
/// user types.
@MainActor
final class CaretBlink {
  /// The duration for which the insertion point stays visible or hidden, in seconds.
  static let interval = 0.53

  private(set) var isVisible = true
  private var timer: GraphTimer?

  /// Shows the insertion point and begins a new interval, after which the box is drawn without it.
  func restart(in box: LayoutBox) {
    stop(in: box.graph)
    isVisible = true
    schedule(in: box)
  }

  func stop(in graph: ViewGraph) {
    graph.cancel(timer)
    timer = nil
  }

  private func schedule(in box: LayoutBox) {
    timer = box.graph.schedule(after: Self.interval) { [weak self, weak box] in
      guard let self, let box else { return }
      isVisible.toggle()
      box.setNeedsDisplay()
      schedule(in: box)
    }
  }
}
