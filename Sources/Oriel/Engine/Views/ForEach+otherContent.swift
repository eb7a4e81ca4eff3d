extension ForEach {
  /// Creates a collection whose content may not be views, such as the marks of a chart. Modules with their own builders use it to create a
  /// `ForEach`.
  package init(_ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, making content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: id)
  }

  /// Returns the id of an element.
  package func identity(of element: Data.Element) -> ID { id(element) }
}
