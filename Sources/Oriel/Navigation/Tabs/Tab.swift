/// A tab of a `TabView`, with its button and the value that selects it. Mirrors SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView, TabDescribing {
  private let tag: ViewTag?
  private let label: Label
  private let content: Content

  /// A tab with a button of its own.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = ViewTag(value, includeOptional: true)
    self.label = label()
    self.content = content()
  }

  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
  }

  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
  }

  func describe(_ tab: inout TabEntry) {
    if tab.item == nil { tab.item = TabItem(label: AnyView(label)) }
    if tab.tag == nil { tab.tag = tag }
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { $0.content }
  }
}

extension Tab where Value == Never {
  /// A tab that no value selects.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = nil
    self.label = label()
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
  }
}

/// The button of a tab with a title and an image. Mirrors SwiftUI's `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  @MainActor public var body: some View {
    image.accessibilityHidden(true)
    title
  }
}
