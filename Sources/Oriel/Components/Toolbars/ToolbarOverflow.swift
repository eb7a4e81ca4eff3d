import OrielModel

/// The menu of a toolbar's secondary actions, or nothing if there are none.
nonisolated struct ToolbarOverflow<Toolbar: ToolbarContent>: View {
  let toolbar: Toolbar

  init(toolbar: Toolbar) { self.toolbar = toolbar }

  @MainActor var body: some View {
    Group(subviews: Toolbar._view(of: toolbar, at: .secondaryMarker)) { marks in
      if !marks.isEmpty {
        Menu {
          Toolbar._view(of: toolbar, at: .secondaryAction)
        } label: {
          Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more)))
        }
      }
    }
  }
}
