/// A tag for a view that has none of its own.
nonisolated struct StandInTagModifier: BoxModifier {
  static var isStateless: Bool { true }

  let tag: ViewTag

  @MainActor func makeBox(_ node: AnyViewNode) -> StandInTagBox { StandInTagBox(tag, node: node) }

  @MainActor func update(_ box: StandInTagBox, transaction: Transaction) { box.tag = tag }
}

@MainActor
final class StandInTagBox: WrapperBox, TraitSource {
  var tag: ViewTag { didSet { setNeedsLayout() } }

  init(_ tag: ViewTag, node: AnyViewNode) {
    self.tag = tag
    super.init(node: node)
  }

  override var traitSource: (any TraitSource)? { self }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? { layoutChild?.trait(key) ?? (tag as? Key.Value) }
}

/// The row of a group's label stands for what the label stands for, though there is an arrow beside it.
nonisolated struct DisclosureTagModifier: BoxModifier {
  static var isStateless: Bool { true }

  /// For a label without a tag of its own.
  let standIn: ViewTag?

  @MainActor func makeBox(_ node: AnyViewNode) -> DisclosureTagBox { DisclosureTagBox(standIn, node: node) }

  @MainActor func update(_ box: DisclosureTagBox, transaction: Transaction) { box.standIn = standIn }
}

@MainActor
final class DisclosureTagBox: WrapperBox, TraitSource {
  var standIn: ViewTag? { didSet { setNeedsLayout() } }

  init(_ standIn: ViewTag?, node: AnyViewNode) {
    self.standIn = standIn
    super.init(node: node)
  }

  override var traitSource: (any TraitSource)? { self }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == TagTrait.self else { return layoutChild?.trait(key) }
    let label: DisclosureLabelBox? = firstBox()
    return label?.trait(key) ?? (standIn as? Key.Value)
  }
}

/// Marks the label among what stands in its row.
nonisolated struct DisclosureLabelModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> DisclosureLabelBox { DisclosureLabelBox(node: node) }

  @MainActor func update(_ box: DisclosureLabelBox, transaction: Transaction) {}
}

@MainActor
final class DisclosureLabelBox: WrapperBox {}
