/// A tab of a `TabView`, with its button and the value that selects it. Mirrors SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView, TabDescribing {
  // Views and tabs both have a body and a result builder for it. `return` prevents the use of a builder.
  @MainActor public var body: Never { return neverBody(Self.self) }

  private let tag: ViewTag?
  private let role: TabRole?
  private let label: Label
  private let content: Content

  fileprivate init(tag: ViewTag?, role: TabRole?, content: Content, label: Label) {
    self.tag = tag
    self.role = role
    self.label = label
    self.content = content
  }

  /// Creates a tab with a label for its button.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(tag: ViewTag(value, includeOptional: true), role: role, content: content(), label: label())
  }

  func describe(_ tab: inout TabEntry) {
    if tab.item == nil { tab.item = TabItem(label: AnyView(label)) }
    if tab.tag == nil { tab.tag = tag }
    if tab.role == nil { tab.role = role }
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { $0.content }
  }
}

extension Tab where Value == Never {
  /// Creates a tab without a value.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}

extension Tab {
  /// Specifies whether the tab's button is hidden. The tab's value selects it in any case. Mirrors SwiftUI's `hidden(_:)` of tabs.
  public func hidden(_ hidden: Bool) -> some View { modifier(HiddenTabModifier(isHidden: hidden)) }

  /// Hides the tab's button. Mirrors SwiftUI's `hidden(_:)` of tabs.
  public func hidden() -> some View { hidden(true) }
}

nonisolated struct HiddenTabModifier: ViewModifier, TabDescribing {
  let isHidden: Bool

  func describe(_ tab: inout TabEntry) { if isHidden { tab.isHidden = true } }

  @MainActor func body(content: Content) -> some View { content }
}
