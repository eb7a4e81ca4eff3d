/// Tabs of a `TabView`: a `Tab`, a `TabSection`, or content with a body. Mirrors SwiftUI's `TabContent`.
///
/// Content of your own implements `body`, and can have dynamic properties as a view does.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs, or `Never` for tabs without values.
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent

  /// The content of the tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  public var body: Never { neverBody(Self.self) }
}

/// A result builder of tabs. Mirrors SwiftUI's `TabContentBuilder`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds tabs from an expression.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Builds the first tabs of a block.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Builds the tabs of a block from those so far and the next ones.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _TabPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue { _TabPair(first: accumulated, second: next) }

  /// Builds tabs for an `if` statement without an `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> where C.TabValue == TabValue {
    _OptionalTab(content: content)
  }

  /// Builds tabs for the first branch of a conditional statement.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _EitherTab<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { _EitherTab(storage: .first(first)) }

  /// Builds tabs for the second branch of a conditional statement.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> _EitherTab<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { _EitherTab(storage: .second(second)) }

  /// Builds tabs for a statement with limited availability.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The content of a `TabView` with tabs. Mirrors SwiftUI's `TabContentBuilder.Content`.
  nonisolated public struct Content<C: TabContent>: View, TabListing, TabContaining where C.TabValue == TabValue {
    let content: C

    @MainActor static var containsTabs: Bool { true }

    @MainActor func appendTabs(to collector: inout TabCollector) { collector.append(tabs: content) }

    /// Tabs are only visible in a `TabView`.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// Tabs, and the tabs after them.
nonisolated public struct _TabPair<First: TabContent, Second: TabContent>: TabContent, TabListing where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  let first: First
  let second: Second

  @MainActor func appendTabs(to collector: inout TabCollector) {
    collector.append(tabs: first, at: 0)
    collector.append(tabs: second, at: 1)
  }
}

/// Optional tabs.
nonisolated public struct _OptionalTab<C: TabContent>: TabContent, TabListing {
  public typealias TabValue = C.TabValue
  public typealias Body = Never

  let content: C?

  @MainActor func appendTabs(to collector: inout TabCollector) { if let content { collector.append(tabs: content, at: 0) } }
}

/// The tabs of one of two branches.
nonisolated public struct _EitherTab<First: TabContent, Second: TabContent>: TabContent, TabListing
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor func appendTabs(to collector: inout TabCollector) {
    switch storage {
    case .first(let content): collector.append(tabs: content, at: true)
    case .second(let content): collector.append(tabs: content, at: false)
    }
  }
}

/// Tabs with a description.
nonisolated private struct DescribedTab<C: TabContent>: TabContent, TabListing {
  typealias TabValue = C.TabValue
  typealias Body = Never

  let content: C
  let description: any TabDescribing

  @MainActor func appendTabs(to collector: inout TabCollector) { collector.append(tabs: content, describedBy: description) }
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: _TabValued {
  public typealias TabValue = Content.ValueOfTabs
}

/// A view that contains tabs with values of a type.
public protocol _TabValued {
  associatedtype ValueOfTabs: Hashable
}

extension TabContentBuilder.Content: _TabValued {
  public typealias ValueOfTabs = TabValue
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

// A `Tab` is also a view, and has the modifiers of views. Those take precedence unless the context requires tab content.
extension TabContent {
  /// Shows a number on the tab's button, or nothing for 0. Mirrors SwiftUI's `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { described(BadgeModifier(count: count)) }

  /// Shows a short text on the tab's button, or nothing for `nil`. Mirrors SwiftUI's `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { described(BadgeModifier(label: label)) }

  /// Shows a short text on the tab's button, or nothing for `nil`. Mirrors SwiftUI's `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    described(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Shows a short text on the tab's button, or nothing for `nil`. Mirrors SwiftUI's `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    described(BadgeModifier(label: label.map { Text($0) }))
  }

  /// Specifies whether the tab's button is hidden. The tab's value selects it in any case. Mirrors SwiftUI's `hidden(_:)`.
  @_disfavoredOverload
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { described(HiddenTabModifier(isHidden: hidden)) }

  /// Sets the id of the tab in a `TabViewCustomization`. Mirrors SwiftUI's `customizationID(_:)`.
  @_disfavoredOverload
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { described(TabTraitModifier(trait: .id(id))) }

  /// Specifies whether the user can hide the tab, and move it in a sidebar. Mirrors SwiftUI's `customizationBehavior(_:for:)`.
  @_disfavoredOverload
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    described(TabTraitModifier(trait: .behavior(behavior, TabTrait.places(placements))))
  }

  /// Specifies whether the tab has a button by default, before the user changes it. Mirrors SwiftUI's `defaultVisibility(_:for:)`.
  @_disfavoredOverload
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    described(TabTraitModifier(trait: .visibility(visibility, TabTrait.places(placements))))
  }

  nonisolated private func described(_ description: any TabDescribing) -> DescribedTab<Self> {
    DescribedTab(content: self, description: description)
  }
}
