/// A key for a value that views provide to their root. Mirrors SwiftUI's `_ViewTraitKey`.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that doesn't set one.
  static var defaultValue: Value { get }
}

/// A hashable subscript argument that represents a trait's key in a key path.
nonisolated struct TraitMark<Trait: _ViewTraitKey>: Hashable, Sendable {}

private enum TraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension ContainerValues {
  subscript<Trait: _ViewTraitKey>(trait _: TraitMark<Trait>) -> Trait.Value {
    get { self[TraitValue<Trait>.self] }
    set { self[TraitValue<Trait>.self] = newValue }
  }
}

extension View {
  /// Sets a trait of the view, or of each view of a group, that its root reads. Mirrors SwiftUI's `_trait(_:_:)`.
  nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
    containerValue(\.[trait: TraitMark<Trait>()], value)
  }
}
