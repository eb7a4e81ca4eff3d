/// An action that shows or hides the sidebar of a split view.
struct SidebarToggle {
  let action: @MainActor () -> Void
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
  /// The action of the window's split view, or `nil` if there is none, or one of its columns is visible alone.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
