/// Shows an inspector where it is hidden, and hides it where it is seen.
struct InspectorToggle {
  let action: @MainActor () -> Void
}

private enum InspectorToggleKey: FocusedValueKey { typealias Value = InspectorToggle }

extension FocusedValues {
  /// Of the inspector in the window.
  var inspectorToggle: InspectorToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
