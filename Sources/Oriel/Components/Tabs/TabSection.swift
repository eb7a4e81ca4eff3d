/// Tabs below a header in a sidebar. In a bar they are beside the other tabs. Mirrors SwiftUI's `TabSection`.
nonisolated public struct TabSection<Header: View, Content: View>: PrimitiveView, TabListing {
  // Views and tabs both have a body and a result builder for it. `return` prevents the use of a builder.
  @MainActor public var body: Never { return neverBody(Self.self) }

  private let header: Header
  private let content: Content
  private var actions: AnyView?
  private var traits = TabTraits()

  /// Creates a section with a header.
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
  /// Adds actions to the section, in a menu beside its header in a sidebar. Mirrors SwiftUI's `sectionActions(content:)`.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> TabSection {
    var section = self
    section.actions = AnyView(content())
    return section
  }

  /// Sets the id of the section in a `TabViewCustomization`. Without an id the user can't move the section's tabs. Mirrors SwiftUI's
  /// `customizationID(_:)`.
  public func customizationID(_ id: String) -> TabSection { adding(.id(id)) }

  /// Specifies whether the user can hide and move the section's tabs. A tab's own behavior takes precedence. Mirrors SwiftUI's
  /// `customizationBehavior(_:for:)`.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> TabSection {
    adding(.behavior(behavior, TabTrait.places(placements)))
  }

  /// Specifies whether the section's tabs have buttons by default, before the user changes it. Mirrors SwiftUI's
  /// `defaultVisibility(_:for:)`.
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
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

/// The header of a section of tabs.
struct TabSectionHeader: Identifiable {
  /// The identity of the section among the tabs' views.
  let id: AnyHashable
  /// The label of the header, or `nil` if the section is only separated from the others.
  let label: AnyView?
  /// The content of the menu beside the header, or `nil` if there is none.
  var actions: AnyView?
  var traits = TabTraits()
}

// The values of a section's tabs have the type of those of the enclosing tab view.
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
