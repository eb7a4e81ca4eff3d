/// An action that shows or hides an inspector.
struct InspectorToggle {
  let action: @MainActor () -> Void
}

private enum InspectorToggleKey: FocusedValueKey { typealias Value = InspectorToggle }

extension FocusedValues {
  /// The action that shows or hides the window's inspector.
  var inspectorToggle: InspectorToggle? {
    get { self[InspectorToggleKey.self] }
    set { self[InspectorToggleKey.self] = newValue }
  }
}
