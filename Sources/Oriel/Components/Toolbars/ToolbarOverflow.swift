/// The menu of a toolbar's secondary actions; nothing where it has none.
struct ToolbarOverflow<Toolbar: ToolbarContent>: View {
  nonisolated(unsafe) let toolbar: Toolbar

  nonisolated init(toolbar: Toolbar) { self.toolbar = toolbar }

  var body: some View {
    Group(subviews: Toolbar._view(of: toolbar, at: .secondaryMark)) { marks in
      if !marks.isEmpty {
        Menu {
          Toolbar._view(of: toolbar, at: .secondaryAction)
        } label: {
          Image(systemName: "ellipsis").accessibilityLabel(Text("More"))
        }
      }
    }
  }
}
