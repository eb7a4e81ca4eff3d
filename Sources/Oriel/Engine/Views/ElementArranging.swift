/// An object that shows the elements of a `ForEach` in an order of its own, such as while the user drags one of them.
@MainActor
protocol ElementArranging: AnyObject {
  /// Creates the node of a `ForEach` whose elements the object arranges.
  func makeNode<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ view: ForEach<Data, ID, Content>, in context: _NodeContext
  ) -> _ViewNode<ForEach<Data, ID, Content>>
}

private enum ElementArrangerKey: EnvironmentKey { static var defaultValue: (any ElementArranging)? { nil } }

extension EnvironmentValues {
  /// The object that arranges the elements of the next `ForEach`, or `nil` if they are in the order of the data.
  var elementArranger: (any ElementArranging)? {
    get { self[ElementArrangerKey.self] }
    set { self[ElementArrangerKey.self] = newValue }
  }
}
