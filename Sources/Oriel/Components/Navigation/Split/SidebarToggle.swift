/// Shows the sidebar of a split view where it is hidden, and hides it where it is seen.
struct SidebarToggle {
  let action: @MainActor () -> Void
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
  /// Of the split view in the window; nil where there is none, or one of its columns is seen alone.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
