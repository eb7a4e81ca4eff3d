/// Lists in which one row is selected at any time, as SwiftUI has them on macOS. They give way to optional and multiple selections.
extension List {
  /// Rows of which one is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), content: content())
  }

  /// A row for each element of a collection. One of them is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, told apart by a property. One of them is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range. One of them is selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }
}
