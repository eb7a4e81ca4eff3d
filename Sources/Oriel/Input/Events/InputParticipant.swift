import Foundation

/// What takes part in a window's input besides gestures, the focus and the keyboard. The layers above add theirs (`InputCoordinator.add`), and are
/// asked in that order.
@MainActor
protocol InputParticipant: AnyObject {
  /// Somebody presses, scrolls or types.
  func inputBegan()
  /// Takes a key before what has the focus gets it; true if it was used.
  func intercept(_ event: KeyEvent) -> Bool
  /// Takes a key that nothing with the focus used; true if it was used.
  func handle(_ event: KeyEvent) -> Bool
  /// Whether anything scrolled.
  func handle(_ event: ScrollEvent) -> Bool
  /// The mouse's button that goes back was pressed.
  func backButtonPressed()
  /// Opens the menu of a box, at a point of the window; false where it has none.
  func openMenu(of box: LayoutBox, at location: CGPoint) -> Bool
  /// The scene left the foreground: whatever is held is let go.
  func letGo()
  /// The window closes.
  func inputDidEnd()
}

extension InputParticipant {
  func inputBegan() {}
  func intercept(_ event: KeyEvent) -> Bool { false }
  func handle(_ event: KeyEvent) -> Bool { false }
  func handle(_ event: ScrollEvent) -> Bool { false }
  func backButtonPressed() {}
  func openMenu(of box: LayoutBox, at location: CGPoint) -> Bool { false }
  func letGo() {}
  func inputDidEnd() {}
}
