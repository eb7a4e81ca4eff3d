enum TagTrait: LayoutTraitKey { typealias Value = ViewTag }

/// The selection values that a view represents.
struct ViewTag {
  private let value: AnyHashable
  private let type: Any.Type
  /// The type of optional selections that the view represents as well, or `nil` if there is none.
  private let optionalType: Any.Type?

  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.value = AnyHashable(value)
    type = V.self
    optionalType = includeOptional ? V?.self : nil
  }

  /// Creates a tag from a type-erased value.
  init(_ value: AnyHashable, as type: Any.Type) {
    self.value = value
    self.type = type
    optionalType = nil
  }

  /// Returns the tag as a selection of a type, or `nil` if the view doesn't represent that type.
  func selection<S: Hashable>(_ selection: S.Type) -> S? {
    selection == type || selection == optionalType ? value.base as? S : nil
  }
}

extension View {
  /// Sets the tag of the view, which identifies it in a selection. If `includeOptional` is `true`, the view represents selections of type
  /// `V?` as well. Mirrors SwiftUI's `tag(_:includeOptional:)`.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: ViewTag(tag, includeOptional: includeOptional)))
  }
}
