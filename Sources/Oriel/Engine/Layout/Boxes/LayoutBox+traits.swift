extension LayoutBox {
  final var zIndex: Double { firstTraitSource?.zIndexTrait ?? 0 }

  final var layoutPriority: Double { firstTraitSource?.layoutPriorityTrait ?? 0 }

  /// A value that a modifier attached to this box or its only child.
  final func trait<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? { firstTraitSource?.traitValue(key) }

  /// The box that answers for this one: itself or the outermost one in its content.
  private var firstTraitSource: (any TraitSource)? {
    var box = self
    while true {
      if let source = box.traitSource { return source }
      guard let child = box.layoutChild else { return nil }
      box = child
    }
  }
}
