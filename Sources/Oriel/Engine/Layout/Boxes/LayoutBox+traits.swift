extension LayoutBox {
  final var zIndex: Double { firstTraitSource?.zIndexTrait ?? 0 }

  final var layoutPriority: Double { firstTraitSource?.layoutPriorityTrait ?? 0 }

  /// Returns the value that a modifier has attached to this box or to its only child, or `nil` if there is none.
  final func trait<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? { firstTraitSource?.traitValue(key) }

  /// The box that provides the traits: the box itself, or the outermost trait source in its content.
  private var firstTraitSource: (any TraitSource)? {
    var box = self
    while true {
      if let source = box.traitSource { return source }
      guard let child = box.layoutChild else { return nil }
      box = child
    }
  }
}
