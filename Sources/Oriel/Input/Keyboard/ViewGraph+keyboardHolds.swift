import Foundation

extension ViewGraph {
  /// Updates the keyboard holds of the window's views and layers with the one whose text the keyboard types into.
  func updateKeyboardHolds(newInset: CGFloat? = nil) {
    let old = rootBox.safeArea.keyboard.bottom
    let new = newInset ?? old
    guard old > 0 || new > 0 else { return }
    var owner: LayoutBox? = input.focus.focused.flatMap { $0.takesText ? $0 : nil }
    while let current = owner, current.keyboardHold == nil { owner = current.parent }
    for part in [rootBox as LayoutBox] + rootBox.layers.boxes { part.keyboardHold?.update(owner: owner, old: old, new: new) }
  }
}
