/// Lists in which exactly one row is selected, as in SwiftUI on macOS. Optional and multiple selections take precedence in overload
/// resolution.
extension List {
  /// Creates a list in which exactly one row is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), content: content())
  }

  /// Creates a list with a row for each element of a collection. Exactly one row is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection, identified by a key path. Exactly one row is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range. Exactly one row is selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }
}
