import Foundation
import OrielDrawing

/// The options that the views of a screen set for its bars.
struct NavigationOptions: Equatable {
  /// The appearance of a bar.
  struct Bar: Equatable {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme?
    var minimization: ToolbarMinimizationBehavior?
    var restoration: ToolbarMinimizationRestoration?

    /// Sets the properties that are `nil` to those of another value.
    mutating func fill(from next: Bar) {
      visibility = visibility ?? next.visibility
      background = background ?? next.background
      backgroundVisibility = backgroundVisibility ?? next.backgroundVisibility
      colorScheme = colorScheme ?? next.colorScheme
      minimization = minimization ?? next.minimization
      restoration = restoration ?? next.restoration
    }
  }

  var title: Text?
  var subtitle: Text?
  /// The locale at the modifiers that set the title and the subtitle.
  var titleLocale: Locale?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Indicates whether a title in the bar is as large as one below it.
  var titleIsLargeInBar: Bool?
  var removesTitle: Bool?
  var role: ToolbarRole?
  var hidesBackButton: Bool?
  /// Indicates whether the bar of the window's toolbar has a smaller height.
  var hasCompactToolbar: Bool?
  /// The background of the screen, behind all content.
  var containerBackground: ContainerBackground?
  /// The source from which the screen zooms. The outer optional is `nil` if no modifier sets it, and the inner one if the screen slides.
  var zoomSource: MatchedGeometryKey??
  var bars: [ToolbarPlacement: Bar] = [:]
  /// The title of the top screen of nested stacks, for the window. Enclosing screens ignore it.
  var screen: ScreenTitle?

  mutating func fill(from next: NavigationOptions) {
    title = title ?? next.title
    subtitle = subtitle ?? next.subtitle
    titleLocale = titleLocale ?? next.titleLocale
    displayMode = displayMode ?? next.displayMode
    titleIsLargeInBar = titleIsLargeInBar ?? next.titleIsLargeInBar
    removesTitle = removesTitle ?? next.removesTitle
    role = role ?? next.role
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    hasCompactToolbar = hasCompactToolbar ?? next.hasCompactToolbar
    containerBackground = containerBackground ?? next.containerBackground
    zoomSource = zoomSource ?? next.zoomSource
    for (placement, bar) in next.bars { bars[placement, default: Bar()].fill(from: bar) }
    if let other = next.screen, screen.map({ $0.column < other.column }) ?? true { screen = other }
  }

  /// The title that the screen itself shows. The back button of the next screen shows the title in any case.
  var shownTitle: Text? { removesTitle == true ? nil : title }

  /// The subtitle that the screen shows below the title, or in its place if there is none.
  var shownSubtitle: Text? { removesTitle == true ? nil : subtitle }

  /// The title of a window with the views. A title that is set outside of screens takes precedence.
  var windowTitle: String? { (title ?? screen?.title)?.string(in: windowLocale) }

  var windowSubtitle: String? { (subtitle ?? screen?.subtitle)?.string(in: windowLocale) }

  private var windowLocale: Locale { titleLocale ?? screen?.locale ?? .user }

  /// Returns the options of one bar, completed with those for all bars.
  func bar(_ placement: ToolbarPlacement) -> Bar {
    var bar = bars[placement] ?? Bar()
    if let all = bars[.automatic] { bar.fill(from: all) }
    return bar
  }
}

/// The title of a screen for its window.
struct ScreenTitle: Equatable {
  let title: Text
  let subtitle: Text?
  let locale: Locale?
  /// The index of the column that contains the screen. In a split view the last column with a title determines the window's title.
  var column = 0
}

enum NavigationOptionsKey: PreferenceKey {
  static var defaultValue: NavigationOptions { NavigationOptions() }

  static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) { value.fill(from: nextValue()) }
}

/// A modifier that sets one option of the enclosing screen. It takes precedence over those of descendants.
nonisolated struct NavigationOption: HookModifier {
  enum Kind: Equatable {
    case title(Text)
    case subtitle(Text)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case toolbarTitle(ToolbarTitleDisplayMode)
    case removesTitle(Bool)
    case role(ToolbarRole)
    case hidesBackButton(Bool)
    case compactToolbar(Bool)
    case transition(MatchedGeometryKey?)
    case visibility(Visibility, [ToolbarPlacement])
    case background(AnyShapeStyle, [ToolbarPlacement])
    case backgroundVisibility(Visibility, [ToolbarPlacement])
    case colorScheme(ColorScheme?, [ToolbarPlacement])
    case minimization(ToolbarMinimizationBehavior, [ToolbarPlacement])
    case restoration(ToolbarMinimizationRestoration, [ToolbarPlacement])
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  @MainActor func makeHook() -> Hook { Hook() }

  /// Indicates whether the option is a text that a window shows outside of its views.
  private var isTitle: Bool {
    switch kind {
    case .title, .subtitle: true
    default: false
    }
  }

  private var options: NavigationOptions {
    var options = NavigationOptions()
    func set(_ placements: [ToolbarPlacement], _ change: (inout NavigationOptions.Bar) -> Void) {
      for placement in placements.isEmpty ? [.automatic] : placements { change(&options.bars[placement, default: .init()]) }
    }
    switch kind {
    case .title(let title): options.title = title
    case .subtitle(let subtitle): options.subtitle = subtitle
    case .displayMode(let mode): options.displayMode = mode
    case .toolbarTitle(let mode):
      options.displayMode = mode.barMode
      options.titleIsLargeInBar = mode == .inlineLarge
    case .removesTitle(let removes): options.removesTitle = removes ? true : nil
    case .role(let role): options.role = role
    case .hidesBackButton(let hides): options.hidesBackButton = hides
    case .compactToolbar(let isCompact): options.hasCompactToolbar = isCompact
    case .transition(let source): options.zoomSource = .some(source)
    case .visibility(let visibility, let placements): set(placements) { $0.visibility = visibility }
    case .background(let style, let placements): set(placements) { $0.background = style }
    case .backgroundVisibility(let visibility, let placements): set(placements) { $0.backgroundVisibility = visibility }
    case .colorScheme(let scheme, let placements): set(placements) { $0.colorScheme = scheme }
    case .minimization(let behavior, let placements): set(placements) { $0.minimization = behavior }
    case .restoration(let restoration, let placements): set(placements) { $0.restoration = restoration }
    }
    return options
  }

  final class Hook: NodeHook<NavigationOption> {
    private static let titleKeys = EnvironmentValues.keys { _ = $0.locale }

    override func didMount(_ modifier: NavigationOption) {
      followLocale(modifier)
      node.preferencesDidChange()
    }

    override func dependencyDidChange(_ modifier: NavigationOption) {
      followLocale(modifier)
      node.preferencesDidChange()
    }

    private func followLocale(_ modifier: NavigationOption) {
      if modifier.isTitle { node.scope.register(node, keys: Self.titleKeys) }
    }

    override func didUpdate(from old: NavigationOption, to new: NavigationOption) {
      if old.kind != new.kind { node.preferencesDidChange() }
    }

    override func reduce(into values: inout PreferenceValues, modifier: NavigationOption) {
      var options = modifier.options
      if modifier.isTitle { options.titleLocale = node.scope.values.locale }
      if let inner = values[NavigationOptionsKey.self] { options.fill(from: inner) }
      values[NavigationOptionsKey.self] = options
    }
  }
}
