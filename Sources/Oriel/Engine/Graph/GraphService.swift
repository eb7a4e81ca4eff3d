/// A key for a service that a layer keeps in each window's graph, such as the keyboard or the focus. The service is created on first access
/// and lives as long as the graph.
///
/// A layer declares its service as a constant, along with a property of `ViewGraph` that reads it, so the graph refers to no service by
/// name.
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

/// The services of one graph, by the indices of their keys. A lookup costs as much as reading an array element.
@MainActor
struct GraphServices {
  /// The number of keys so far. Keys are constants of the program, the same for all windows.
  fileprivate static var count = 0

  private var values: [AnyObject?] = []

  fileprivate func value<Value: AnyObject>(at index: Int, as type: Value.Type) -> Value? {
    guard index < values.count, let value = values[index] else { return nil }
    // Only `set` writes this element, with the same key and therefore the same type; debug builds check it.
    return unsafeDowncast(value, to: Value.self)
  }

  fileprivate mutating func set(_ value: AnyObject, at index: Int) {
    while values.count <= index { values.append(nil) }
    values[index] = value
  }
}

extension ViewGraph {
  /// Returns the service for a key, and creates it if necessary.
  func service<Value>(_ name: GraphService<Value>) -> Value {
    if let value = services.value(at: name.index, as: Value.self) { return value }
    let value = name.make(self)
    services.set(value, at: name.index)
    return value
  }

  /// Returns the service for a key, or `nil` if it hasn't been created.
  func existingService<Value>(_ name: GraphService<Value>) -> Value? { services.value(at: name.index, as: Value.self) }

  /// Sets a service that the graph's host has created.
  func setService<Value>(_ name: GraphService<Value>, to value: Value) { services.set(value, at: name.index) }
}
