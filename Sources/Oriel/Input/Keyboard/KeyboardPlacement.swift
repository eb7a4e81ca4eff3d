import Foundation

/// The requested placement of a keyboard, in window points.
package enum KeyboardPlacement: Equatable, Sendable {
  case hidden
  /// The keyboard is at the window's bottom and as wide as the window.
  case docked(height: CGFloat)
  /// The keyboard is above the content, whose size doesn't change.
  case floating(CGRect)

  var isDocked: Bool {
    if case .docked = self { true } else { false }
  }

  var isFloating: Bool {
    if case .floating = self { true } else { false }
  }

  /// Returns the placement that fits in a window: never larger than it and never outside.
  func fitted(in window: CGSize) -> KeyboardPlacement {
    switch self {
    case .hidden: return .hidden
    case .docked(let height): return .docked(height: min(height, window.height))
    case .floating(let frame):
      let (width, height) = (min(frame.width, window.width), min(frame.height, window.height))
      return .floating(
        CGRect(
          x: min(max(frame.minX, 0), window.width - width), y: min(max(frame.minY, 0), window.height - height), width: width,
          height: height))
    }
  }

  /// Returns the placement without invalid numbers. They are reported once, and replaced by zero or by the size of the window.
  func checked(in window: CGSize) -> KeyboardPlacement {
    func checked(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      if length >= 0, length <= limit || limit == 0 { return length }
      Report.once(
        "keyboard-size",
        "A keyboard has the length \(length) in a window of \(window.width) x \(window.height) points; it is limited to the window.")
      return length > 0 ? limit : 0
    }
    switch self {
    case .hidden: return .hidden
    case .docked(let height):
      let height = checked(height, window.height)
      return height > 0 ? .docked(height: height) : .hidden
    case .floating(let frame):
      let size = CGSize(width: checked(frame.size.width, window.width), height: checked(frame.size.height, window.height))
      let origin = CGPoint(x: frame.origin.x.isFinite ? frame.origin.x : 0, y: frame.origin.y.isFinite ? frame.origin.y : 0)
      return Self.floating(CGRect(origin: origin, size: size)).fitted(in: window)
    }
  }
}
