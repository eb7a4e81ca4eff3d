/// A box that says something to the container around it, which boxes between them pass on.
@MainActor
protocol TraitSource: LayoutBox {
  var zIndexTrait: Double { get }

  var layoutPriorityTrait: Double { get }

  /// The value for any other key; nil where neither the box nor its content has one.
  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value?
}

/// What a box doesn't say itself its content does.
extension TraitSource {
  var zIndexTrait: Double { layoutChild?.zIndex ?? 0 }

  var layoutPriorityTrait: Double { layoutChild?.layoutPriority ?? 0 }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? { layoutChild?.trait(key) }
}
