import Foundation

/// Says to the window, or to the presentation around, which colours it should have.
nonisolated struct PreferredColorSchemeModifier: HookModifier {
  let colorScheme: ColorScheme?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferredColorSchemeModifier> {
    override func didMount(_ modifier: PreferredColorSchemeModifier) {
      node.graph.colorSchemeWriters += 1
      node.preferencesDidChange()
    }

    override func willUnmount(_ modifier: PreferredColorSchemeModifier) { node.graph.colorSchemeWriters -= 1 }

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
