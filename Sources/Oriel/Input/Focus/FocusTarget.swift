import Foundation
import OrielDrawing

/// A box that can have the keyboard.
@MainActor
protocol FocusTarget: LayoutBox {
  /// Whether the box may have the focus now.
  var canBeFocused: Bool { get }
  /// Whether Tab and arrow keys come there.
  var isReachedByKeys: Bool { get }
  /// `showsRing` says whether a ring should be drawn: it is for those who use the keyboard.
  func focusDidChange(_ isFocused: Bool, showsRing: Bool)
  /// Whether the key was used.
  func handle(_ event: KeyEvent) -> Bool
  func handle(_ event: TextInputEvent)
  var takesText: Bool { get }
  /// What the input method has to know; nil where the box takes no text.
  var textInputState: TextInputState? { get }
  /// What has to be seen when the keyboard comes by Tab.
  var revealedRect: CGRect { get }
  /// Opens a menu of its own for the menu key; false where it has none.
  func openMenu() -> Bool
}

extension FocusTarget {
  var isReachedByKeys: Bool { true }
  func handle(_ event: TextInputEvent) {}
  var takesText: Bool { false }
  func openMenu() -> Bool { false }
  var textInputState: TextInputState? { nil }
  var revealedRect: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -4, dy: -4) }

  /// The `focused` modifiers around, outermost first.
  var focusAnchors: [FocusAnchor] { environment.focusAnchors }
}

extension LayoutBox {
  /// The outline around a control that has the focus by keyboard; nil where no focus is to be shown.
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
