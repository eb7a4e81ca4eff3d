import Foundation
import OrielModel

extension SoftwareKeyboard {
  /// Returns the placement of the keyboard: the keys with the bar on top, or the bar alone.
  func placement(keys: Bool) -> KeyboardPlacement {
    let bar = barHeight
    guard keys else { return bar > 0 ? .docked(height: min(bar + metrics.bottomInset, graph.rootBox.size.height)) : .hidden }
    guard let floatingOrigin else {
      let heights = metrics.heights
      let height = min(max(chosenHeight ?? metrics.dockedHeight, heights.lowerBound), heights.upperBound)
      return .docked(height: min(height + bar, graph.rootBox.size.height))
    }
    let size = metrics.floatingSize
    return KeyboardPlacement.floating(
      CGRect(x: floatingOrigin.x, y: floatingOrigin.y - bar, width: size.width, height: size.height + bar)
    ).fitted(in: graph.rootBox.size)
  }

  /// Makes the keyboard float above the content, or docks it at the window's bottom.
  func setFloating(_ floats: Bool) {
    let (window, size) = (graph.rootBox.size, metrics.floatingSize)
    floatingOrigin =
      floats ? CGPoint(x: ((window.width - size.width) / 2).rounded(), y: (window.height - size.height - 40).rounded()) : nil
    arrange()
    graph.needFrame()
  }

  /// Moves the floating keyboard with the finger.
  func float(to origin: CGPoint) {
    floatingOrigin = origin
    guard case .floating(let frame) = placement(keys: true) else { return }
    floatingOrigin = CGPoint(x: frame.minX, y: frame.minY + barHeight)
    request(keys: true, duration: 0)
  }

  /// Sets the height of the docked keyboard, within its limits and without an animation.
  func resize(to height: CGFloat) {
    chosenHeight = height
    request(keys: showsKeys, duration: 0)
  }
}
