import Foundation

/// Attaches a value to a box for the container around it.
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
    // Frames of a fixed size keep changes inside; what a trait says is for the container around them.
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
enum TagTrait: LayoutTraitKey { typealias Value = ViewTag }

/// The selections that a view stands for.
struct ViewTag {
  private let value: AnyHashable
  private let type: Any.Type
  /// The type of optional selections that the view stands for too.
  private let optionalType: Any.Type?

  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.value = AnyHashable(value)
    type = V.self
    optionalType = includeOptional ? V?.self : nil
  }

  /// A value whose type was erased.
  init(_ value: AnyHashable, as type: Any.Type) {
    self.value = value
    self.type = type
    optionalType = nil
  }

  /// The tag as a selection of a type; nil where it is none.
  func selection<S: Hashable>(_ selection: S.Type) -> S? {
    selection == type || selection == optionalType ? value.base as? S : nil
  }
}

extension View {
  /// Mirrors SwiftUI's `layoutPriority(_:)`.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier<LayoutPriorityTrait>(value: value)) }

  /// Mirrors SwiftUI's `zIndex(_:)`.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

  /// Mirrors SwiftUI's `tag(_:includeOptional:)`: with `includeOptional` the view stands for selections of type `V?` too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: ViewTag(tag, includeOptional: includeOptional)))
  }

  /// Mirrors SwiftUI's `layoutValue(key:value:)`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
  }
}
