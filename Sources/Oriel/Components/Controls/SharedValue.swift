/// A single value that represents those of several sources.
struct SharedValue<Value: Equatable> {
  private let bindings: [Binding<Value>]

  init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
    bindings = sources.map { $0[keyPath: path] }
  }

  /// The distinct values of the sources, in order.
  var values: [Value] {
    var values: [Value] = []
    for binding in bindings {
      let value = binding.wrappedValue
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Sets the value of all sources that have a different one.
  func set(_ value: Value) {
    for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
  }
}
