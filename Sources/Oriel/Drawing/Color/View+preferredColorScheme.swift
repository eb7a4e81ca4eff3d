import Foundation

/// Says to the window, or to the presentation around, which colours it should have.
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
  /// Light or dark colours for the whole presentation around: the sheet or popover that this view is in, or the window. With nil nothing is said,
  /// and the desktop's choice holds. Of several views side by side the first counts, of views one inside the other the outer. Mirrors SwiftUI's
  /// `preferredColorScheme(_:)`.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Light or dark colours for this view and those inside. Mirrors SwiftUI's deprecated `colorScheme(_:)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Which colours the views of a window ask for.
@MainActor
final class ColorSchemePreference: FrameParticipant {
  /// How many views say something: where none does, nobody is asked.
  var writers = 0
  private(set) var value: ColorScheme?
  /// Called when the window's views want other colours than before.
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
