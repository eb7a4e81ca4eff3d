/// The placement of an adaptable tab view's buttons. Mirrors SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }
  private let kind: Kind

  /// All placements for which nothing else is specified.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// A placement in a bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// A placement in a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// A behavior that specifies whether the user can hide and move a tab. Mirrors SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  /// The default behavior, which lets the user change a tab with an id.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// A behavior that prevents changes. The values of a customization are ignored.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// The customization traits of a tab, or of a section for all its tabs.
struct TabTraits {
  var id: String?
  private var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  private var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]

  func canChange(in place: AdaptableTabBarPlacement) -> Bool { (behaviors[place] ?? behaviors[.automatic]) != .disabled }

  func visibility(in place: AdaptableTabBarPlacement) -> Visibility { visibilities[place] ?? visibilities[.automatic] ?? .automatic }

  /// Sets the values of a trait that aren't set yet.
  mutating func add(_ trait: TabTrait) {
    switch trait {
    case .id(let newID): id = id ?? newID
    case .behavior(let behavior, let places): for place in places where behaviors[place] == nil { behaviors[place] = behavior }
    case .visibility(let visibility, let places): for place in places where visibilities[place] == nil { visibilities[place] = visibility }
    }
  }

  /// Sets the values that aren't set yet to those of the enclosing section.
  mutating func fill(from section: TabTraits) {
    behaviors.merge(section.behaviors) { own, _ in own }
    visibilities.merge(section.visibilities) { own, _ in own }
  }
}

/// A trait that a modifier sets for a tab.
enum TabTrait {
  case id(String)
  case behavior(TabCustomizationBehavior, [AdaptableTabBarPlacement])
  case visibility(Visibility, [AdaptableTabBarPlacement])

  /// Returns the placements, or all placements if the array is empty.
  static func places(_ places: [AdaptableTabBarPlacement]) -> [AdaptableTabBarPlacement] { places.isEmpty ? [.automatic] : places }
}

nonisolated struct TabTraitModifier: ViewModifier, TabDescribing {
  let trait: TabTrait

  func describe(_ tab: inout TabEntry) { tab.traits.add(trait) }

  @MainActor func body(content: Content) -> some View { content }
}

extension View {
  /// Sets the id of the tab in a `TabViewCustomization`. Without an id the user can't hide or move the tab. Mirrors SwiftUI's
  /// `customizationID(_:)`.
  nonisolated public func customizationID(_ id: String) -> some View { modifier(TabTraitModifier(trait: .id(id))) }

  /// Specifies whether the user can hide the tab, and move it in a sidebar. Mirrors SwiftUI's `customizationBehavior(_:for:)`.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    modifier(TabTraitModifier(trait: .behavior(behavior, TabTrait.places(placements))))
  }

  /// Specifies whether the tab has a button by default, before the user changes it. Mirrors SwiftUI's `defaultVisibility(_:for:)`.
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
    modifier(TabTraitModifier(trait: .visibility(visibility, TabTrait.places(placements))))
  }

  /// Applies a customization to the tab view in the view, and lets the user change it. In a sidebar a tab's menu hides the tab, shows
  /// hidden ones again, and moves the tab within its section. Mirrors SwiftUI's `tabViewCustomization(_:)`.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabCustomization, customization)
  }
}

private enum TabCustomizationKey: EnvironmentKey { static var defaultValue: Binding<TabViewCustomization>? { nil } }

extension EnvironmentValues {
  /// The customization of the tab view in the view, or `nil` if the user can't change it.
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}
