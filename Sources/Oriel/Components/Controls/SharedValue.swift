/// One value that stands for those of several sources.
struct SharedValue<Value: Equatable> {
  private let bindings: [Binding<Value>]

  init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
    bindings = sources.map { $0[keyPath: path] }
  }

  /// What the sources have, each once, in their order.
  var values: [Value] {
    var values: [Value] = []
    for binding in bindings {
      let value = binding.wrappedValue
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Gives all of them a value, those that have it already excepted.
  func set(_ value: Value) {
    for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
  }
}
