import Foundation

/// A modifier that attaches a value to a box for the enclosing container.
nonisolated struct TraitModifier<Key: LayoutTraitKey>: BoxModifier {
  static var isStateless: Bool { true }

  let value: Key.Value

  @MainActor func makeBox(_ node: AnyViewNode) -> TraitBox<Key> { TraitBox(value, node: node) }

  @MainActor func update(_ box: TraitBox<Key>, transaction: Transaction) { box.set(value) }
}

@MainActor
final class TraitBox<Key: LayoutTraitKey>: WrapperBox, TraitSource {
  private(set) var value: Key.Value

  init(_ value: Key.Value, node: AnyViewNode) {
    self.value = value
    super.init(node: node)
  }

  func set(_ newValue: Key.Value) {
    value = newValue
    setNeedsLayout()
    // A frame of a fixed size stops invalidations, but a trait applies in the container above it.
    var container = parent
    while let wrapper = container, wrapper.layoutChild != nil { container = wrapper.parent }
    container?.setNeedsLayout()
    if Key.self == ZIndexTrait.self { paintOrderDidChange() }
  }

  override var traitSource: (any TraitSource)? { self }

  func traitValue<Other: LayoutTraitKey>(_ key: Other.Type) -> Other.Value? {
    Other.self == Key.self ? value as? Other.Value : layoutChild?.trait(key)
  }

  var layoutPriorityTrait: Double {
    Key.self == LayoutPriorityTrait.self ? value as? Double ?? 0 : layoutChild?.layoutPriority ?? 0
  }

  var zIndexTrait: Double { Key.self == ZIndexTrait.self ? value as? Double ?? 0 : layoutChild?.zIndex ?? 0 }
}

enum LayoutPriorityTrait: LayoutTraitKey { typealias Value = Double }
enum ZIndexTrait: LayoutTraitKey { typealias Value = Double }

extension View {
  /// Sets the priority with which a container distributes its space to the view; the default is 0. Mirrors SwiftUI's `layoutPriority(_:)`.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier<LayoutPriorityTrait>(value: value)) }

  /// Sets the drawing order of the view among its siblings; the default is 0. Mirrors SwiftUI's `zIndex(_:)`.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

  /// Attaches a value that a custom layout can read from the view's proxy. Mirrors SwiftUI's `layoutValue(key:value:)`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
  }
}
