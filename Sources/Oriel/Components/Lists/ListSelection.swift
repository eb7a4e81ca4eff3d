/// The selection of a list, independent of the type of its values.
struct ListSelection {
  /// The selection at the time when a body is evaluated.
  struct Snapshot {
    let selection: ListSelection
    let contains: @MainActor (AnyHashable) -> Bool
  }

  let allowsMultiple: Bool
  /// A function that returns the selection value of a row with a tag or an id, or `nil` if the row can't be selected.
  let value: @MainActor (ViewTag?, AnyHashable?) -> AnyHashable?
  let get: @MainActor () -> Set<AnyHashable>
  let set: @MainActor (Set<AnyHashable>) -> Void
  private let makeSnapshot: @MainActor () -> @MainActor (AnyHashable) -> Bool

  @MainActor init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    allowsMultiple = true
    value = Self.value(of: Value.self)
    get = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    set = { values in binding.wrappedValue = Set(values.compactMap { $0.base as? Value }) }
    makeSnapshot = {
      let values = binding.wrappedValue
      return { ($0.base as? Value).map(values.contains) ?? false }
    }
  }

  @MainActor init<Value: Hashable>(_ binding: Binding<Value?>) {
    allowsMultiple = false
    value = Self.value(of: Value.self)
    get = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    set = { values in binding.wrappedValue = values.first?.base as? Value }
    makeSnapshot = {
      let value = binding.wrappedValue
      return { $0.base as? Value == value }
    }
  }

  /// Creates a selection that always has exactly one value.
  @MainActor init<Value: Hashable>(required binding: Binding<Value>) {
    allowsMultiple = false
    value = Self.value(of: Value.self)
    get = { [AnyHashable(binding.wrappedValue)] }
    set = { values in if let value = values.first?.base as? Value { binding.wrappedValue = value } }
    makeSnapshot = {
      let value = binding.wrappedValue
      return { $0.base as? Value == value }
    }
  }

  private static func value<Value: Hashable>(of: Value.Type) -> @MainActor (ViewTag?, AnyHashable?) -> AnyHashable? {
    { tag, id in
      if let tag, let value = tag.selection(Value.self) { return AnyHashable(value) }
      return (id?.base as? Value).map { AnyHashable($0) }
    }
  }

  /// Returns a snapshot of the selection. Reads the binding, so that the body under evaluation depends on it.
  @MainActor func read() -> Snapshot { Snapshot(selection: self, contains: makeSnapshot()) }
}
