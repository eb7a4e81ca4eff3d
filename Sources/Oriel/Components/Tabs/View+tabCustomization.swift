/// Where the buttons of an adaptable tab view stand. Mirrors SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }
  private let kind: Kind

  /// Wherever nothing else is said of.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Whether somebody may hide a tab and move it. Mirrors SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  /// As soon as it has an id.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// Never: what a customization says of it counts for nothing.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// What a tab, or a section for all that are in it, says about being changed by somebody.
struct TabTraits {
  var id: String?
  private var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  private var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]

  func canChange(in place: AdaptableTabBarPlacement) -> Bool { (behaviors[place] ?? behaviors[.automatic]) != .disabled }

  func visibility(in place: AdaptableTabBarPlacement) -> Visibility { visibilities[place] ?? visibilities[.automatic] ?? .automatic }

  /// Adds what isn't said yet.
  mutating func add(_ trait: TabTrait) {
    switch trait {
    case .id(let newID): id = id ?? newID
    case .behavior(let behavior, let places): for place in places where behaviors[place] == nil { behaviors[place] = behavior }
    case .visibility(let visibility, let places): for place in places where visibilities[place] == nil { visibilities[place] = visibility }
    }
  }

  /// Takes from the section around what isn't said.
  mutating func fill(from section: TabTraits) {
    behaviors.merge(section.behaviors) { own, _ in own }
    visibilities.merge(section.visibilities) { own, _ in own }
  }
}

/// One thing that a modifier says about a tab.
enum TabTrait {
  case id(String)
  case behavior(TabCustomizationBehavior, [AdaptableTabBarPlacement])
  case visibility(Visibility, [AdaptableTabBarPlacement])

  /// No place at all is any.
  static func places(_ places: [AdaptableTabBarPlacement]) -> [AdaptableTabBarPlacement] { places.isEmpty ? [.automatic] : places }
}

nonisolated struct TabTraitModifier: ViewModifier, TabDescribing {
  let trait: TabTrait

  func describe(_ tab: inout TabEntry) { tab.traits.add(trait) }

  @MainActor func body(content: Content) -> some View { content }
}

extension View {
  /// What the tab is called in a `TabViewCustomization`: without it nobody can hide or move it. Mirrors SwiftUI's `customizationID(_:)`.
  nonisolated public func customizationID(_ id: String) -> some View { modifier(TabTraitModifier(trait: .id(id))) }

  /// Whether somebody may hide the tab, and move it in a sidebar. Mirrors SwiftUI's `customizationBehavior(_:for:)`.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    modifier(TabTraitModifier(trait: .behavior(behavior, TabTrait.places(placements))))
  }

  /// Whether the tab has a button where nobody has decided about it. Mirrors SwiftUI's `defaultVisibility(_:for:)`.
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
    modifier(TabTraitModifier(trait: .visibility(visibility, TabTrait.places(placements))))
  }

  /// Shows the tabs of the tab view inside as the customization says, and lets somebody change it: in a sidebar a tab's menu hides it, shows
  /// hidden ones again and moves it within its section. Mirrors SwiftUI's `tabViewCustomization(_:)`.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabCustomization, customization)
  }
}

private enum TabCustomizationKey: EnvironmentKey { static var defaultValue: Binding<TabViewCustomization>? { nil } }

extension EnvironmentValues {
  /// Of the tab view inside; nil where nobody changes it.
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}
