import Foundation

/// What somebody made of a tab view's tabs: which are shown, and in which order those of a section stand. Mirrors SwiftUI's
/// `TabViewCustomization`.
///
/// Tabs and sections are known by their `customizationID(_:)`. `@AppStorage` keeps it.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var bar: [String: Bool] = [:]
  private var sidebar: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  public init() {}

  /// Whether a tab has a button. Mirrors SwiftUI's `TabViewCustomization.TabCustomization`.
  public struct TabCustomization: Equatable, Sendable {
    /// In a bar; `automatic` is what the tab says by itself.
    public var tabBarVisibility: Visibility
    /// In a sidebar; `automatic` is what the tab says by itself.
    public var sidebarVisibility: Visibility
  }

  /// How the tabs of a section stand. Mirrors SwiftUI's `TabViewCustomization.SectionCustomization`.
  public struct SectionCustomization: Equatable, Sendable {
    /// The tabs' ids; nil is the order that they have by themselves. Tabs that aren't named keep their places.
    public var tabOrder: [String]?
  }

  public subscript(tab tabID: String) -> TabCustomization {
    get { TabCustomization(tabBarVisibility: Self.visibility(bar[tabID]), sidebarVisibility: Self.visibility(sidebar[tabID])) }
    set {
      bar[tabID] = Self.isShown(newValue.tabBarVisibility)
      sidebar[tabID] = Self.isShown(newValue.sidebarVisibility)
    }
  }

  public subscript(section sectionID: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[sectionID]) }
    set { orders[sectionID] = newValue.tabOrder }
  }

  /// Tabs stand as they do by themselves.
  public mutating func resetTabOrder() { orders = [:] }

  /// Tabs are shown as they say by themselves.
  public mutating func resetVisibility() { (bar, sidebar) = ([:], [:]) }

  private static func visibility(_ isShown: Bool?) -> Visibility {
    guard let isShown else { return .automatic }
    return isShown ? .visible : .hidden
  }

  private static func isShown(_ visibility: Visibility) -> Bool? {
    switch visibility {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

// MARK: What it makes of tabs

extension TabViewCustomization {
  /// Whether the tab has a button in the place.
  func shows(_ tab: TabEntry, in place: AdaptableTabBarPlacement) -> Bool {
    var visibility = Visibility.automatic
    if let id = tab.traits.id, tab.traits.canChange(in: place) {
      visibility = place == .sidebar ? self[tab: id].sidebarVisibility : self[tab: id].tabBarVisibility
    }
    return (visibility == .automatic ? tab.traits.visibility(in: place) : visibility) != .hidden
  }

  /// The tabs with those of each section in its order.
  func arranged(_ tabs: [TabEntry]) -> [TabEntry] {
    guard !orders.isEmpty else { return tabs }
    var arranged = tabs
    for (sectionID, order) in orders {
      func rank(_ tab: TabEntry) -> Int? { tab.canMove(in: sectionID) ? tab.traits.id.flatMap { order.firstIndex(of: $0) } : nil }
      // Those that are named change places among themselves.
      let places = tabs.indices.filter { rank(tabs[$0]) != nil }
      let named = places.map { tabs[$0] }.sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }
      for (place, tab) in zip(places, named) { arranged[place] = tab }
    }
    return arranged
  }

  /// Moves a tab by some places within its section, as far as there are any; the tabs are as they stand.
  mutating func move(_ tab: TabEntry, by distance: Int, among tabs: [TabEntry]) {
    guard let sectionID = tab.section?.traits.id, let id = tab.traits.id else { return }
    var order = tabs.filter { $0.canMove(in: sectionID) }.compactMap(\.traits.id)
    guard let index = order.firstIndex(of: id), order.indices.contains(index + distance) else { return }
    order.remove(at: index)
    order.insert(id, at: index + distance)
    self[section: sectionID].tabOrder = order
  }
}

extension TabEntry {
  /// Whether somebody may move it within the section.
  func canMove(in sectionID: String) -> Bool {
    traits.id != nil && section?.traits.id == sectionID && traits.canChange(in: .sidebar)
  }
}
