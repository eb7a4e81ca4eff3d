/// What a modifier does to the environment below it. An object: a view is copied on the way to its node, once for each modifier around it.
nonisolated class EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {}

  /// The change that is left to be made among the values; nil where there is none.
  func effective(in values: EnvironmentValues) -> EnvironmentChange? { self }

  /// Whether it does the same as another one, as far as can be told.
  func isSame(as other: EnvironmentChange) -> Bool { self === other }
}

/// A function, of which no more is known than what it does.
nonisolated final class EnvironmentFunction: EnvironmentChange {
  private let transform: (inout EnvironmentValues) -> Void

  init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }

  override func apply(to values: inout EnvironmentValues) { transform(&values) }
}

/// A key's value. Takes a tenth of what a key path takes.
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

/// All values of another place, but for what says where in the window a view is.
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
