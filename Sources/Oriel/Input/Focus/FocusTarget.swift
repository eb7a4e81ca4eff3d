import Foundation
import OrielDrawing

/// A box that can receive the keyboard focus.
@MainActor
protocol FocusTarget: LayoutBox {
  /// Indicates whether the box can have the focus now.
  var canBeFocused: Bool { get }
  /// Indicates whether Tab and arrow keys move the focus to the box.
  var isReachedByKeys: Bool { get }
  /// Called when the box has received or lost the focus. `showsRing` indicates whether a focus ring is drawn, which is for users of the
  /// keyboard.
  func focusDidChange(_ isFocused: Bool, showsRing: Bool)
  /// Handles a key. Returns `true` if the key was consumed.
  func handle(_ event: KeyEvent) -> Bool
  func handle(_ event: TextInputEvent)
  var takesText: Bool { get }
  /// The state for the input method, or `nil` if the box accepts no text.
  var textInputState: TextInputState? { get }
  /// The rectangle to reveal when Tab moves the focus to the box.
  var revealedRect: CGRect { get }
  /// Opens the box's own menu for the menu key. Returns `false` if the box has none.
  func openMenu() -> Bool
}

extension FocusTarget {
  var isReachedByKeys: Bool { true }
  func handle(_ event: TextInputEvent) {}
  var takesText: Bool { false }
  func openMenu() -> Bool { false }
  var textInputState: TextInputState? { nil }
  var revealedRect: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -4, dy: -4) }

  /// The anchors of the enclosing `focused` modifiers, from the outermost to the innermost.
  var focusAnchors: [FocusAnchor] { environment.focusAnchors }
}

extension LayoutBox {
  /// Returns the ring around a control that has the focus by keyboard, or `nil` if focus effects are disabled.
  func focusRing(at offset: CGPoint, cornerRadius: CGFloat = 6) -> DisplayNode? {
    guard environment.isFocusEffectEnabled else { return nil }
    let rect = CGRect(origin: offset, size: presentedSize).insetBy(dx: -2, dy: -2)
    let radius = cornerRadius + 2
    return DisplayNode(
      .stroke(
        Path(roundedRect: rect, cornerRadius: radius), StrokeStyle(lineWidth: 2), .color(Color.accentColor.resolved(in: environment))))
  }
}

private enum FocusAnchorsKey: EnvironmentKey { static var defaultValue: [FocusAnchor] { [] } }

extension EnvironmentValues {
  var focusAnchors: [FocusAnchor] {
    get { self[FocusAnchorsKey.self] }
    set { self[FocusAnchorsKey.self] = newValue }
  }
}
