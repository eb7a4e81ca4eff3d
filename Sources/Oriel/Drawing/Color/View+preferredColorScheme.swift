import Foundation

/// A modifier that sets the preferred appearance of the window or of the enclosing presentation.
nonisolated struct PreferredColorSchemeModifier: HookModifier {
  let colorScheme: ColorScheme?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferredColorSchemeModifier> {
    override func didMount(_ modifier: PreferredColorSchemeModifier) {
      node.graph.colorSchemePreference.writers += 1
      node.preferencesDidChange()
    }

    override func willUnmount(_ modifier: PreferredColorSchemeModifier) { node.graph.colorSchemePreference.writers -= 1 }

    override func didUpdate(from old: PreferredColorSchemeModifier, to new: PreferredColorSchemeModifier) {
      if old.colorScheme != new.colorScheme { node.preferencesDidChange() }
    }

    override func reduce(into values: inout PreferenceValues, modifier: PreferredColorSchemeModifier) {
      if let scheme = modifier.colorScheme { values[PreferredColorSchemeKey.self] = scheme }
    }
  }
}

enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the preferred appearance of the enclosing presentation: the sheet or popover that contains this view, or the window. With `nil`
  /// there is no preference, and the desktop's choice applies. The first of several siblings has precedence, and an ancestor has precedence
  /// over its descendants. Mirrors SwiftUI's `preferredColorScheme(_:)`.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets the appearance of this view and its descendants. Mirrors SwiftUI's deprecated `colorScheme(_:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// The appearance that the views of a window prefer.
@MainActor
final class ColorSchemePreference: FrameParticipant {
  /// The number of views with a preference. If there are none, the preferences aren't reduced.
  var writers = 0
  private(set) var value: ColorScheme?
  /// The closure to call when the preferred appearance has changed.
  var didChange: () -> Void = {}
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .appearance }

  func rootPreferencesDidChange(_ root: AnyViewNode) {
    guard writers > 0 || value != nil else { return }
    var values = PreferenceValues()
    root.reducePreferences(into: &values)
    let wanted = values[PreferredColorSchemeKey.self] ?? nil
    guard wanted != value else { return }
    value = wanted
    graph.enqueueAction { [weak self] in self?.didChange() }
  }
}

@MainActor private let colorSchemeService = GraphService<ColorSchemePreference> { graph in
  let made = ColorSchemePreference(graph: graph)
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var colorSchemePreference: ColorSchemePreference { service(colorSchemeService) }
}
