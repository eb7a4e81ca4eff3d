import Foundation

/// What a finger that scrolls does to the keyboard. Mirrors SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// In a text that scrolls by itself the keyboard goes with the finger; elsewhere it goes as soon as somebody scrolls. Without a keyboard
  /// on the screen, nothing happens.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// Editing ends as soon as somebody scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// A finger that comes to the keyboard takes it along, and back up; editing ends where it is let go below.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Mirrors SwiftUI's `scrollDismissesKeyboardMode`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension View {
  /// Whether scrolling with a finger dismisses the keyboard. Mirrors SwiftUI's `scrollDismissesKeyboard(_:)`.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

/// What one drag of a finger in a scroll view does to the keyboard.
@MainActor
struct KeyboardDismissal {
  private let graph: ViewGraph
  private let followsFinger: Bool
  private var isDragging = false

  /// Nil where the drag does nothing to the keyboard; ends editing at once where the mode says so.
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

  /// The finger is at a place in the window.
  mutating func move(to location: CGPoint) {
    let keyboard = graph.keyboard
    guard keyboard.placement.isDocked, isDragging || location.y > keyboard.finalFrame.minY else { return }
    isDragging = true
    keyboard.drag(to: location.y)
  }

  /// The finger is lifted, with a velocity in points a second.
  func end(velocity: CGFloat) {
    guard isDragging else { return }
    graph.keyboard.endDrag(velocity: velocity)
    if graph.keyboard.placement == .hidden { graph.input.focus.move(to: nil, byKeyboard: false) }
  }
}
