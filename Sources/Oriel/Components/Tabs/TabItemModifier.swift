import Foundation
import OrielModel

/// A modifier that sets the label of the button of a view's tab.
nonisolated struct TabItemModifier<Label: View>: HookModifier, TabDescribing {
  let label: Label

  func describe(_ tab: inout TabEntry) { if tab.item == nil { tab.item = TabItem(label: AnyView(label)) } }

  @MainActor func makeHook() -> Hook { Hook() }

  /// The hook that sets the label as a preference, for a tab whose own body has the modifier.
  final class Hook: NodeHook<TabItemModifier> {
    override func didMount(_ modifier: TabItemModifier) { node.preferencesDidChange() }

    override func didUpdate(from old: TabItemModifier, to new: TabItemModifier) { node.preferencesDidChange() }

    override func reduce(into values: inout PreferenceValues, modifier: TabItemModifier) {
      values[TabItemKey.self] = TabItem(label: AnyView(modifier.label))
    }
  }
}

enum TabItemKey: PreferenceKey {
  static var defaultValue: TabItem? { nil }

  static func reduce(value: inout TabItem?, nextValue: () -> TabItem?) { value = value ?? nextValue() }
}

nonisolated struct BadgeModifier: ViewModifier, TabDescribing {
  let badge: TabBadge?

  /// Creates a badge with a number, or none for 0.
  init(count: Int) {
    let spoken = Text(.own(.items, count))
    badge = count == 0 ? nil : TabBadge(text: Text(count, format: .number), spoken: spoken)
  }

  init(label: Text?) { badge = label.map { TabBadge(text: $0, spoken: $0) } }

  func describe(_ tab: inout TabEntry) { if tab.badge == nil { tab.badge = badge } }

  @MainActor func body(content: Content) -> some View { content.modifier(RowBadgeModifier(text: badge?.text)) }
}

extension View {
  /// Sets the label of the button of the view's tab: a text, an image, or both. Mirrors SwiftUI's `tabItem(_:)`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItemModifier(label: label())) }

  /// Shows a number on the button of the view's tab, or at the trailing edge of the view's row in a list. 0 shows nothing. Mirrors
  /// SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ count: Int) -> some View { modifier(BadgeModifier(count: count)) }

  /// Shows a short text on the button of the view's tab, or at the trailing edge of the view's row in a list. `nil` shows nothing. Mirrors
  /// SwiftUI's `badge(_:)`.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a short text on the button of the view's tab, or at the trailing edge of the view's row in a list. Mirrors SwiftUI's
  /// `badge(_:)`.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a short text on the button of the view's tab, or at the trailing edge of the view's row in a list. Mirrors SwiftUI's
  /// `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

  /// Shows a short text on the button of the view's tab, or at the trailing edge of the view's row in a list. Mirrors SwiftUI's
  /// `badge(_:)`.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
