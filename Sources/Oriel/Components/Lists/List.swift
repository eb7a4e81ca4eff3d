/// Rows in a column that scrolls, with separators, sections, selection and editing. Mirrors SwiftUI's `List`.
///
/// It takes all the room that it is offered; rows are built when they come near the viewport. Where it is offered none, as in a popover, it is at
/// least 320 points wide, and 480 high at most. A list with no bound along its axis alone, as in a `ScrollView`, is as high as its content, and says
/// so once.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content
  @State private var context = ListContext()
  @Environment(\.listSetup) private var setup
  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    let rows = ListSetup(
      environment: setup, selection: selection?.read(), isEditing: editMode?.wrappedValue.isEditing ?? false, minRowHeight: minRowHeight,
      minHeaderHeight: minHeaderHeight)
    ListScroll(content: content, setup: rows, context: context)
      .environment(\.listLook, setup.look)
      .environment(\.listSelector, context.selector)
      .environment(\.swipeRows, nil)
      .environment(\.rowBadge, nil)
      .modifier(ListFrameModifier(setup: rows, context: context))
      .modifier(ListBorderModifier(isShown: rows.look == .bordered))
      .preference(key: ListSurfaceKey.self, value: rows.surface)
  }
}

extension List {
  /// Rows of which any number can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }

  /// Rows of which one at most can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Rows that cannot be selected.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}
