extension ForEach where Content: View {
  /// Creates a view for each element of a binding's collection. A view can modify its element. In a list the user can delete and move
  /// elements as `editActions` specifies. Mirrors SwiftUI's `init(_:editActions:content:)`.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element of a binding's collection, identified by a key path. Mirrors SwiftUI's
  /// `init(_:id:editActions:content:)`.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: IndexedIdentifierCollection(elements, id: id),
      content: { EditableCollectionContent(content: content(data.element(at: $0.index, in: elements, id: id))) }, id: { $0.id },
      edits: editActions.edits(data))
  }
}
