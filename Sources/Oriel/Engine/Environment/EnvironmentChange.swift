/// A change that a modifier makes to the environment of its content. It is an object because a view is copied once for each enclosing
/// modifier before its node is created.
nonisolated class EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {}

  /// Returns the change that still has to be made to the given values, or `nil` if there is none.
  func effective(in values: EnvironmentValues) -> EnvironmentChange? { self }

  /// Returns a Boolean value that indicates whether two changes are known to have the same effect.
  func isSame(as other: EnvironmentChange) -> Bool { self === other }
}

/// A change by a closure, which can't be compared with another.
nonisolated final class EnvironmentFunction: EnvironmentChange {
  private let transform: (inout EnvironmentValues) -> Void

  init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }

  override func apply(to values: inout EnvironmentValues) { transform(&values) }
}

/// A change of a key's value. It takes a tenth of the time of a change by key path.
nonisolated final class EnvironmentKeyWrite<Key: EnvironmentKey>: EnvironmentChange {
  private let value: Key.Value

  init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  override func apply(to values: inout EnvironmentValues) { values[Key.self] = value }

  override func isSame(as other: EnvironmentChange) -> Bool {
    guard let other = other as? EnvironmentKeyWrite<Key> else { return false }
    return self === other || valuesAreEqual(value, other.value)
  }
}

nonisolated final class EnvironmentWrite<Value>: EnvironmentChange {
  private let keyPath: WritableKeyPath<EnvironmentValues, Value>
  private let value: Value

  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  override func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

  override func isSame(as other: EnvironmentChange) -> Bool {
    guard let other = other as? EnvironmentWrite<Value> else { return false }
    return self === other || keyPath == other.keyPath && valuesAreEqual(value, other.value)
  }
}

/// A replacement of all values, except for those that depend on the view's position in the window.
nonisolated final class EnvironmentReplacement: EnvironmentChange {
  private let keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>
  private let value: EnvironmentValues

  init(_ keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>, _ value: EnvironmentValues) {
    self.keyPath = keyPath
    self.value = value
  }

  override func apply(to values: inout EnvironmentValues) {
    let (anchors, regions) = (values.focusAnchors, values.defaultFocusRegions)
    values[keyPath: keyPath] = value
    values.focusAnchors = anchors
    values.defaultFocusRegions = regions
  }

  override func isSame(as other: EnvironmentChange) -> Bool {
    guard let other = other as? EnvironmentReplacement else { return false }
    return self === other || keyPath == other.keyPath && other.value.keysThatDiffer(from: value).isEmpty
  }
}
