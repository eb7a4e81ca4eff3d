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
  /// Mirrors SwiftUI's `tag(_:includeOptional:)`: with `includeOptional` the view stands for selections of type `V?` too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: ViewTag(tag, includeOptional: includeOptional)))
  }
}
