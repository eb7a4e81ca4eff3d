/// A type of view, or of modifier, that can tell by itself whether it names tabs, or a picker's choices: by a tag, or as elements of a collection.
protocol TabNaming {
  @MainActor static var namesTabs: Bool { get }
}

/// What the type of a view alone tells about the tabs that it stands for.
enum TabNames {
  /// Whether the body of a view of the type names tabs. What has no body is known by its value.
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
  /// What is modified is one tab, whose name may stand below other modifiers.
  @MainActor static var namesTabs: Bool {
    if let modifier = Modifier.self as? any TabNaming.Type, modifier.namesTabs { return true }
    return (Content.self as? any TabDescribing.Type) != nil && TabNames.areIn(Content.self)
  }
}
