/// The buttons of an alert or a dialog as keys reach them.
@MainActor
protocol DialogActions {
  /// Presses the button that cancels; false where there is none.
  @discardableResult func cancel() -> Bool
  /// Presses the default button; false where there is none.
  func pressDefault() -> Bool
}
