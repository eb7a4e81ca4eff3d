import Foundation

/// The blinking of a caret on the frame clock.
///
/// A caret is visible for a whole interval after each change of the text or the selection, so that it can be seen while somebody types.
@MainActor
final class CaretBlink {
  /// How long the caret stays visible or hidden, in seconds.
  static let interval = 0.53

  private(set) var isVisible = true
  private var timer: GraphTimer?

  /// Shows the caret and begins a new interval, after which the box is drawn without it.
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
