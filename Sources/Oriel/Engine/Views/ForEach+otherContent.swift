extension ForEach {
  /// A collection of what may be no view, such as a chart's marks: what modules with builders of their own make their `ForEach` by.
  package init(_ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, making content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: id)
  }

  /// What tells an element of the collection from the others.
  package func identity(of element: Data.Element) -> ID { id(element) }
}
