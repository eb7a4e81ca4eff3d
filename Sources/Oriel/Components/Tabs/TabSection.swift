/// Tabs under a header, in a sidebar; in a bar they stand beside the others. Mirrors SwiftUI's `TabSection`.
nonisolated public struct TabSection<Header: View, Content: View>: PrimitiveView, TabListing {
  // Views and tabs both have a body, and builders for it: `return` keeps these out.
  @MainActor public var body: Never { return neverBody(Self.self) }

  private let header: Header
  private let content: Content
  private var actions: AnyView?
  private var traits = TabTraits()

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  @MainActor func appendTabs(to collector: inout TabCollector) {
    collector.append(content, under: AnyView(header), actions: actions, traits: traits)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { $0.content }
  }
}

extension TabSection {
  /// Actions for the section, in a menu beside its header in a sidebar. Mirrors SwiftUI's `sectionActions(content:)`.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> TabSection {
    var section = self
    section.actions = AnyView(content())
    return section
  }

  /// What the section is called in a `TabViewCustomization`: without it nobody can move its tabs. Mirrors SwiftUI's `customizationID(_:)`.
  public func customizationID(_ id: String) -> TabSection { adding(.id(id)) }

  /// Whether somebody may hide and move the section's tabs, where they don't say so themselves. Mirrors SwiftUI's
  /// `customizationBehavior(_:for:)`.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> TabSection {
    adding(.behavior(behavior, TabTrait.places(placements)))
  }

  /// Whether the section's tabs have buttons where nobody has decided about them. Mirrors SwiftUI's `defaultVisibility(_:for:)`.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> TabSection {
    adding(.visibility(visibility, TabTrait.places(placements)))
  }

  private func adding(_ trait: TabTrait) -> TabSection {
    var section = self
    section.traits.add(trait)
    return section
  }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

/// The header of a section of tabs.
struct TabSectionHeader: Identifiable {
  /// The section's place among the tabs' views.
  let id: AnyHashable
  /// Nil where the section is only set apart from the others.
  let label: AnyView?
  /// What the menu beside the header shows; nil where there is none.
  var actions: AnyView?
  var traits = TabTraits()
}

// The values of tabs in a section are of the type of the tab view's around.
extension TabSection {
  /// Mirrors SwiftUI's `init(content:header:)` with tabs.
  @_disfavoredOverload
  public init<V: Hashable, C: TabContent>(@TabContentBuilder<V> content: () -> C, @ViewBuilder header: () -> Header)
  where Content == TabContentBuilder<V>.Content<C> {
    self.init(content: { TabContentBuilder<V>.Content(content: content()) }, header: header)
  }

  /// Mirrors SwiftUI's `init(_:content:)` with tabs.
  @_disfavoredOverload
  public init<V: Hashable, C: TabContent>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> C)
  where Content == TabContentBuilder<V>.Content<C>, Header == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Mirrors SwiftUI's `init(_:content:)` with tabs.
  @_disfavoredOverload
  public init<V: Hashable, C: TabContent, S: StringProtocol>(_ title: S, @TabContentBuilder<V> content: () -> C)
  where Content == TabContentBuilder<V>.Content<C>, Header == Text {
    self.init(content: content) { Text(title) }
  }
}
