import Foundation
import OrielDrawing

/// What the views of a screen say about its bars.
struct NavigationOptions: Equatable {
  /// How one of the bars looks.
  struct Bar: Equatable {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme?

    /// Takes from what follows what is still open.
    mutating func fill(from next: Bar) {
      visibility = visibility ?? next.visibility
      background = background ?? next.background
      backgroundVisibility = backgroundVisibility ?? next.backgroundVisibility
      colorScheme = colorScheme ?? next.colorScheme
    }
  }

  var title: Text?
  var subtitle: Text?
  /// The language of the place where these are said.
  var titleLocale: Locale?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Whether a title in the bar is as large as one below it.
  var titleIsLargeInBar: Bool?
  var removesTitle: Bool?
  var role: ToolbarRole?
  var hidesBackButton: Bool?
  /// Whether the bar of the window's toolbar is less high than others.
  var hasCompactToolbar: Bool?
  /// What the screen stands on, behind everything.
  var containerBackground: ContainerBackground?
  /// What the screen grows out of; nil where nothing is said, and nothing in it where the screen slides.
  var zoomSource: MatchedGeometryKey??
  var bars: [ToolbarPlacement: Bar] = [:]
  /// What the screen on top of the stacks inside is called, for the window. To a screen around it is nothing.
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

  /// The title that is shown on the screen itself; the way back to it says it in any case.
  var shownTitle: Text? { removesTitle == true ? nil : title }

  /// What is shown below the title, or in its place where there is none.
  var shownSubtitle: Text? { removesTitle == true ? nil : subtitle }

  /// What a window with the views is called; what they say outside of any screen goes before.
  var windowTitle: String? { (title ?? screen?.title)?.string(in: windowLocale) }

  var windowSubtitle: String? { (subtitle ?? screen?.subtitle)?.string(in: windowLocale) }

  private var windowLocale: Locale { titleLocale ?? screen?.locale ?? .user }

  /// What is said of one bar, and of all bars that nothing else is said of.
  func bar(_ placement: ToolbarPlacement) -> Bar {
    var bar = bars[placement] ?? Bar()
    if let all = bars[.automatic] { bar.fill(from: all) }
    return bar
  }
}

/// What a screen is called where the window shows it.
struct ScreenTitle: Equatable {
  let title: Text
  let subtitle: Text?
  let locale: Locale?
  /// The place of the column that the screen is in: of a split view's columns the last one with a title names the window.
  var column = 0
}

enum NavigationOptionsKey: PreferenceKey {
  static var defaultValue: NavigationOptions { NavigationOptions() }

  static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) { value.fill(from: nextValue()) }
}

/// One thing that a modifier says about the screen around; it goes before what views inside say.
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
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  @MainActor func makeHook() -> Hook { Hook() }

  /// Whether it is a text that a window shows outside of its views.
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
