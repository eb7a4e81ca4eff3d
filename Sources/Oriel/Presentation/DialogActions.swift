/// The buttons of an alert or a dialog, for activation by keys.
@MainActor
protocol DialogActions {
  /// Presses the cancel button, and returns `false` if there is none.
  @discardableResult func cancel() -> Bool
  /// Presses the default button, and returns `false` if there is none.
  func pressDefault() -> Bool
}
