/// A type of views or modifiers that determines statically whether it contains tabs or a picker's choices, by tags or as elements of a
/// collection.
protocol TabContaining {
  @MainActor static var containsTabs: Bool { get }
}

/// The static information about the tabs that a type of views contains.
enum TabNames {
  /// Returns `true` if the body of a type of views contains tabs. Views without a body are inspected by their value.
  @MainActor static func areInBody<V: View>(of type: V.Type) -> Bool { V.Body.self != Never.self && areIn(V.Body.self) }

  @MainActor fileprivate static func areIn(_ type: Any.Type) -> Bool {
    if let naming = type as? any TabContaining.Type { return naming.containsTabs }
    guard let view = type as? any View.Type else { return false }
    return areInBody(of: view)
  }
}

extension ForEach: TabContaining where Content: View {
  @MainActor static var containsTabs: Bool { true }
}

extension Tab: TabContaining {
  @MainActor static var containsTabs: Bool { true }
}

extension TraitModifier: TabContaining {
  @MainActor static var containsTabs: Bool { Key.self == TagTrait.self }
}

extension TupleView: TabContaining {
  @MainActor static var containsTabs: Bool { Metadata.elements(ofTuple: T.self).contains { TabNames.areIn($0) } }
}

extension Group: TabContaining where Content: View {
  @MainActor static var containsTabs: Bool { TabNames.areIn(Content.self) }
}

extension Section: TabContaining where Parent: View, Content: View, Footer: View {
  @MainActor static var containsTabs: Bool { TabNames.areIn(Content.self) }
}

extension TabSection: TabContaining {
  @MainActor static var containsTabs: Bool { TabNames.areIn(Content.self) }
}

extension IdentifiedView: TabContaining {
  @MainActor static var containsTabs: Bool { (Content.self as? any TabDescribing.Type) != nil && TabNames.areIn(Content.self) }
}

extension Optional: TabContaining where Wrapped: View {
  @MainActor static var containsTabs: Bool { TabNames.areIn(Wrapped.self) }
}

extension _ConditionalContent: TabContaining {
  @MainActor static var containsTabs: Bool { TabNames.areIn(TrueContent.self) || TabNames.areIn(FalseContent.self) }
}

extension ModifiedContent: TabContaining where Content: View, Modifier: ViewModifier {
  /// The modified view is a single tab, whose tag can be below other modifiers.
  @MainActor static var containsTabs: Bool {
    if let modifier = Modifier.self as? any TabContaining.Type, modifier.containsTabs { return true }
    return (Content.self as? any TabDescribing.Type) != nil && TabNames.areIn(Content.self)
  }
}
