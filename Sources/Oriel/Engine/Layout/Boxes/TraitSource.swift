/// A box with traits for the enclosing container. Boxes between them pass the traits on.
@MainActor
protocol TraitSource: LayoutBox {
  var zIndexTrait: Double { get }

  var layoutPriorityTrait: Double { get }

  /// Returns the value for another key, or `nil` if neither the box nor its content has one.
  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value?
}

/// The defaults are the traits of the content.
extension TraitSource {
  var zIndexTrait: Double { layoutChild?.zIndex ?? 0 }

  var layoutPriorityTrait: Double { layoutChild?.layoutPriority ?? 0 }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? { layoutChild?.trait(key) }
}
