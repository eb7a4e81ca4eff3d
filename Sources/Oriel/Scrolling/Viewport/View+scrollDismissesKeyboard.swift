import Foundation

/// The effect of a scrolling touch on the software keyboard. Mirrors SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// If the focused text has several lines and is in the scroll view, the keyboard follows the touch. Otherwise editing ends as soon as the
  /// user scrolls. Without a keyboard on the screen there is no effect.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// Editing ends as soon as the user scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// A touch that reaches the keyboard drags it down, and back up. Editing ends if the keyboard is hidden when the touch ends.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Scrolling has no effect on the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// The effect of a scrolling touch on the software keyboard. Mirrors SwiftUI's `scrollDismissesKeyboardMode`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the effect of a scrolling touch on the software keyboard. Mirrors SwiftUI's `scrollDismissesKeyboard(_:)`.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

/// The effect of one touch drag in a scroll view on the software keyboard.
@MainActor
struct KeyboardDismissal {
  private let graph: ViewGraph
  private let followsFinger: Bool
  private var isDragging = false

  /// Creates the effect of a drag, or `nil` if the drag has none on the keyboard. Ends editing at once if the mode requires it.
  init?(scroll: ScrollBox) {
    graph = scroll.graph
    guard let focused = graph.input.focus.focused, focused.takesText else { return nil }
    let isDocked = graph.keyboard.placement.isDocked
    switch scroll.environment.scrollDismissesKeyboardMode.kind {
    case .never: return nil
    case .immediately: followsFinger = false
    case .interactively: followsFinger = true
    case .automatic:
      guard isDocked else { return nil }
      followsFinger = (focused as? TextInputBox)?.isMultiline == true && focused.isWithin(scroll)
    }
    if !followsFinger {
      graph.input.focus.move(to: nil, byKeyboard: false)
      return nil
    }
  }

  /// Moves the keyboard with the touch, which is at a location in the window.
  mutating func move(to location: CGPoint) {
    let keyboard = graph.keyboard
    guard keyboard.placement.isDocked, isDragging || location.y > keyboard.finalFrame.minY else { return }
    isDragging = true
    keyboard.drag(to: location.y)
  }

  /// Ends the drag with a velocity in points per second.
  func end(velocity: CGFloat) {
    guard isDragging else { return }
    graph.keyboard.endDrag(velocity: velocity)
    if graph.keyboard.placement == .hidden { graph.input.focus.move(to: nil, byKeyboard: false) }
  }
}
