/// A modifier that provides a tag for a view without one.
nonisolated struct FallbackTagModifier: BoxModifier {
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

/// A modifier that applies the tag of a group's label to its row, which also contains an arrow.
nonisolated struct DisclosureTagModifier: BoxModifier {
  static var isStateless: Bool { true }

  /// The tag for a label without one.
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

/// A modifier that marks the label within its row.
nonisolated struct DisclosureLabelModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> DisclosureLabelBox { DisclosureLabelBox(node: node) }

  @MainActor func update(_ box: DisclosureLabelBox, transaction: Transaction) {}
}

@MainActor
final class DisclosureLabelBox: WrapperBox {}
