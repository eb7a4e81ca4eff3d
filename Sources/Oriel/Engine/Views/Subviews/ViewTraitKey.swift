/// A key for a value that views give to the root around them. Mirrors SwiftUI's `_ViewTraitKey`.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Stands for a trait's key in a key path.
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
  /// Tells the root around something about the view, or about each view of a group. Mirrors SwiftUI's `_trait(_:_:)`.
  nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
    containerValue(\.[trait: TraitMark<Trait>()], value)
  }
}
