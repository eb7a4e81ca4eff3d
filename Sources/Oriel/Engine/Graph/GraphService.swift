/// Names a service that a layer keeps in each window's graph, such as the keyboard or the focus. It is made when it is first asked for, and
/// lives as long as the graph.
///
/// A layer declares its service as a constant, and a property of `ViewGraph` that reads it: the graph knows none of them by name.
@MainActor
struct GraphService<Value: AnyObject> {
  fileprivate let index: Int
  fileprivate let make: @MainActor (ViewGraph) -> Value

  init(_ make: @escaping @MainActor (ViewGraph) -> Value) {
    index = GraphServices.count
    GraphServices.count += 1
    self.make = make
  }
}

/// The services of one graph, by the index of their names: finding one takes as long as reading an array.
@MainActor
struct GraphServices {
  /// Services that have names so far. Names are constants of the program, the same for all windows.
  fileprivate static var count = 0

  private var values: [AnyObject?] = []

  fileprivate func value<Value: AnyObject>(at index: Int, as type: Value.Type) -> Value? {
    guard index < values.count, let value = values[index] else { return nil }
    // Only `set` writes there, with the same name and so the same type; debug builds check it.
    return unsafeDowncast(value, to: Value.self)
  }

  fileprivate mutating func set(_ value: AnyObject, at index: Int) {
    while values.count <= index { values.append(nil) }
    values[index] = value
  }
}

extension ViewGraph {
  /// The service with this name.
  func service<Value>(_ name: GraphService<Value>) -> Value {
    if let value = services.value(at: name.index, as: Value.self) { return value }
    let value = name.make(self)
    services.set(value, at: name.index)
    return value
  }

  /// The service with this name if anybody has asked for it.
  func existingService<Value>(_ name: GraphService<Value>) -> Value? { services.value(at: name.index, as: Value.self) }

  /// Gives the graph a service that its host has made.
  func setService<Value>(_ name: GraphService<Value>, to value: Value) { services.set(value, at: name.index) }
}
