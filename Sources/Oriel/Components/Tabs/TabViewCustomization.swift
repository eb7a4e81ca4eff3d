import Foundation

/// The user's changes to the tabs of a tab view: their visibility, and the order of the tabs in each section. Mirrors SwiftUI's
/// `TabViewCustomization`.
///
/// The changes refer to tabs and sections by their `customizationID(_:)`. `@AppStorage` can store them.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var bar: [String: Bool] = [:]
  private var sidebar: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The visibility of a tab's button. Mirrors SwiftUI's `TabViewCustomization.TabCustomization`.
  public struct TabCustomization: Equatable, Sendable {
    /// The visibility in a bar. `automatic` selects the tab's own.
    public var tabBarVisibility: Visibility
    /// The visibility in a sidebar. `automatic` selects the tab's own.
    public var sidebarVisibility: Visibility
  }

  /// The order of a section's tabs. Mirrors SwiftUI's `TabViewCustomization.SectionCustomization`.
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of the tabs in order, or `nil` for their own order. Other tabs keep their positions.
    public var tabOrder: [String]?
  }

  /// The customization of the tab with an id.
  public subscript(tab tabID: String) -> TabCustomization {
    get { TabCustomization(tabBarVisibility: Self.visibility(bar[tabID]), sidebarVisibility: Self.visibility(sidebar[tabID])) }
    set {
      bar[tabID] = Self.isShown(newValue.tabBarVisibility)
      sidebar[tabID] = Self.isShown(newValue.sidebarVisibility)
    }
  }

  /// The customization of the section with an id.
  public subscript(section sectionID: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[sectionID]) }
    set { orders[sectionID] = newValue.tabOrder }
  }

  /// Restores the tabs' own order.
  public mutating func resetTabOrder() { orders = [:] }

  /// Restores the tabs' own visibility.
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

// MARK: Application to tabs

extension TabViewCustomization {
  /// Returns `true` if the tab has a button at a placement.
  func shows(_ tab: TabEntry, in place: AdaptableTabBarPlacement) -> Bool {
    var visibility = Visibility.automatic
    if let id = tab.traits.id, tab.traits.canChange(in: place) {
      visibility = place == .sidebar ? self[tab: id].sidebarVisibility : self[tab: id].tabBarVisibility
    }
    return (visibility == .automatic ? tab.traits.visibility(in: place) : visibility) != .hidden
  }

  /// Returns the tabs, with those of each section in the customized order.
  func arranged(_ tabs: [TabEntry]) -> [TabEntry] {
    guard !orders.isEmpty else { return tabs }
    var arranged = tabs
    for (sectionID, order) in orders {
      func rank(_ tab: TabEntry) -> Int? { tab.canMove(in: sectionID) ? tab.traits.id.flatMap { order.firstIndex(of: $0) } : nil }
      // The tabs in the order exchange positions among themselves.
      let places = tabs.indices.filter { rank(tabs[$0]) != nil }
      let named = places.map { tabs[$0] }.sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }
      for (place, tab) in zip(places, named) { arranged[place] = tab }
    }
    return arranged
  }

  /// Moves a tab by a number of positions within its section. Has no effect beyond the ends of the section. `tabs` are the tabs in their
  /// current order.
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
  /// Returns `true` if the user can move the tab within the section.
  func canMove(in sectionID: String) -> Bool {
    traits.id != nil && section?.traits.id == sectionID && traits.canChange(in: .sidebar)
  }
}
