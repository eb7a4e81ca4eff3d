/// A scrollable column of rows, with separators, sections, selection and editing. Mirrors SwiftUI's `List`.
///
/// A list takes the whole proposed size. It builds rows as they approach the viewport. If no size is proposed, as in a popover, the list is
/// at least 320 points wide and at most 480 points high. If only the height is unspecified, as in a `ScrollView`, the list is as high as
/// its content, and reports this once.
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
      .environment(\.swipeContainer, nil)
      .environment(\.rowBadge, nil)
      .modifier(ListFrameModifier(setup: rows, context: context))
      .modifier(ListBorderModifier(isShown: rows.look == .bordered))
      .preference(key: ListSurfaceKey.self, value: rows.surface)
  }
}

extension List {
  /// Creates a list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }

  /// Creates a list in which at most one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list in which rows can't be selected.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}
