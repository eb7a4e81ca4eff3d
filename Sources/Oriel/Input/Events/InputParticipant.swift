import Foundation

/// An object that takes part in a window's input in addition to gestures, the focus and the keyboard. Higher layers add theirs with
/// `InputCoordinator.add(_:)`, and participants receive events in that order.
@MainActor
protocol InputParticipant: AnyObject {
  /// Called when the user presses, scrolls or types.
  func inputBegan()
  /// Handles a key before the focused view does. Returns `true` if the key was consumed.
  func intercept(_ event: KeyEvent) -> Bool
  /// Handles a key that the focus hasn't consumed. Returns `true` if the key was consumed.
  func handle(_ event: KeyEvent) -> Bool
  /// Handles a scroll event. Returns `true` if a view has scrolled.
  func handle(_ event: ScrollEvent) -> Bool
  /// Called when the back button of the mouse is pressed.
  func backButtonPressed()
  /// Opens the menu of a box at a point of the window. Returns `false` if the box has none.
  func openMenu(of box: LayoutBox, at location: CGPoint) -> Bool
  /// Ends everything that is held because the scene has left the foreground.
  func letGo()
  /// Called when the window closes.
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
