/// A type of views or modifiers that determines statically whether it contains tabs or a picker's choices, by tags or as elements of a
/// collection.
protocol TabNaming {
  @MainActor static var namesTabs: Bool { get }
}

/// The static information about the tabs that a type of views contains.
enum TabNames {
  /// Returns `true` if the body of a type of views contains tabs. Views without a body are inspected by their value.
  @MainActor static func areInBody<V: View>(of type: V.Type) -> Bool { V.Body.self != Never.self && areIn(V.Body.self) }

  @MainActor fileprivate static func areIn(_ type: Any.Type) -> Bool {
    if let naming = type as? any TabNaming.Type { return naming.namesTabs }
    guard let view = type as? any View.Type else { return false }
    return areInBody(of: view)
  }
}

extension ForEach: TabNaming where Content: View {
  @MainActor static var namesTabs: Bool { true }
}

extension Tab: TabNaming {
  @MainActor static var namesTabs: Bool { true }
}

extension TraitModifier: TabNaming {
  @MainActor static var namesTabs: Bool { Key.self == TagTrait.self }
}

extension TupleView: TabNaming {
  @MainActor static var namesTabs: Bool { Metadata.elements(ofTuple: T.self).contains { TabNames.areIn($0) } }
}

extension Group: TabNaming where Content: View {
  @MainActor static var namesTabs: Bool { TabNames.areIn(Content.self) }
}

extension Section: TabNaming where Parent: View, Content: View, Footer: View {
  @MainActor static var namesTabs: Bool { TabNames.areIn(Content.self) }
}

extension TabSection: TabNaming {
  @MainActor static var namesTabs: Bool { TabNames.areIn(Content.self) }
}

extension IdentifiedView: TabNaming {
  @MainActor static var namesTabs: Bool { (Content.self as? any TabDescribing.Type) != nil && TabNames.areIn(Content.self) }
}

extension Optional: TabNaming where Wrapped: View {
  @MainActor static var namesTabs: Bool { TabNames.areIn(Wrapped.self) }
}

extension _ConditionalContent: TabNaming {
  @MainActor static var namesTabs: Bool { TabNames.areIn(TrueContent.self) || TabNames.areIn(FalseContent.self) }
}

extension ModifiedContent: TabNaming where Content: View, Modifier: ViewModifier {
  /// The modified view is a single tab, whose tag can be below other modifiers.
  @MainActor static var namesTabs: Bool {
    if let modifier = Modifier.self as? any TabNaming.Type, modifier.namesTabs { return true }
    return (Content.self as? any TabDescribing.Type) != nil && TabNames.areIn(Content.self)
  }
}
