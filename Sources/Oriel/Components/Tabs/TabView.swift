import Foundation

/// Views of which one is visible, with buttons that select it. Mirrors SwiftUI's `TabView`.
///
/// The buttons are at the bottom in narrow windows and with touch input, otherwise at the top, or in a sidebar with `sidebarAdaptable`. A
/// tab is built when it is first selected, and keeps its state while another is selected. Control-Tab selects the next tab, and with Shift
/// the previous one. A press on the selected tab's button pops its stack to the first screen or, if that is visible, scrolls the screen's
/// scroll view to the top. The selection is written in any case.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private var installed = InstalledTabs()
  @State private var ownSelection: AnyHashable?
  @Environment(\.tabViewLook) private var look
  @Environment(\.tabSidebar) private var sidebar
  @Environment(\.tabCustomization) private var customization
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior

  /// Creates tabs with a selection binding. For a value without a tab the first tab is selected. Such a value, and a value of two tabs, is
  /// reported once.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let changes = customization?.wrappedValue ?? TabViewCustomization()
    let tabs = changes.arranged(installed.tabs(of: content))
    let chosen = chosen(of: tabs)
    let select: @MainActor (AnyHashable) -> Void = { id in
      guard let tab = tabs.first(where: { $0.id == id }) else { return }
      if let selection {
        // As on a phone, a press on the selected tab's button writes the selection again: apps rely on that.
        if let value = tab.value(of: SelectionValue.self) { selection.wrappedValue = value }
      } else {
        ownSelection = id
      }
    }
    if let page = look.page {
      PagedTabs(tabs: tabs.filter { !$0.isHidden }, chosen: chosen, page: page) { if $0 != chosen { select($0) } }
    } else {
      BarTabs(
        tabs: tabs, chosen: chosen, prefersSidebar: look.prefersSidebar, sidebar: sidebar, accessory: accessory,
        minimizeBehavior: minimizeBehavior, changes: changes, customization: customization, select: select)
    }
  }

  private func chosen(of tabs: [TabEntry]) -> AnyHashable? {
    if let value = selection?.wrappedValue {
      reportDuplicates(in: tabs)
      if let tab = tabs.first(where: { $0.value(of: SelectionValue.self) == value }) { return tab.id }
      if !tabs.isEmpty, (value as? any OptionalValue)?.isNil != true {
        Report.once(
          "tab-selection-\(value)", "A TabView's selection is \(value), but none of its tabs has that tag; the first tab is shown.")
      }
    } else if let ownSelection, tabs.contains(where: { $0.id == ownSelection }) {
      return ownSelection
    }
    return (tabs.first { !$0.isHidden } ?? tabs.first)?.id
  }
}

extension TabView {
  private func reportDuplicates(in tabs: [TabEntry]) {
    var seen = Set<SelectionValue>()
    for case let value? in tabs.map({ $0.value(of: SelectionValue.self) }) where !seen.insert(value).inserted {
      Report.once(
        "tab-duplicate-\(value)",
        "Two tabs of a TabView have the tag \(value); only the first can be selected. Give each tab a unique tag.")
    }
  }
}

extension TabView {
  /// Creates tabs with a selection binding, whose values have the type of the selection. Mirrors SwiftUI's `init(selection:content:)` with
  /// tabs.
  @_disfavoredOverload
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs without values, which store their selection themselves. Mirrors SwiftUI's `init(content:)` with tabs.
  @_disfavoredOverload
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that store their selection themselves.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
