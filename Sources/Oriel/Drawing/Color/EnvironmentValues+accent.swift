import OrielDrawing

private enum DesktopAccentKey: EnvironmentKey { static var defaultValue: DesktopAccent? { nil } }

extension EnvironmentValues {
  /// The accent color of the desktop, or `nil` if it has none.
  var desktopAccent: DesktopAccent? {
    get { self[DesktopAccentKey.self] }
    set { self[DesktopAccentKey.self] = newValue }
  }

  /// The default tint: the color `AccentColor` of the app's asset catalogs, or else the desktop's accent, or else blue.
  var accent: RGBA { appAccent ?? desktopAccent?.color ?? SystemColor.blue.resolved(isDark: colorScheme == .dark) }

  /// Returns the default tint as text, or as the background of white text. A color of the app is used unchanged.
  func accent(as role: SystemColor) -> RGBA {
    let isDark = colorScheme == .dark
    return appAccent ?? desktopAccent?.resolved(as: role, isDark: isDark) ?? role.resolved(isDark: isDark)
  }

  private var appAccent: RGBA? {
    let asset = BundleAssets.of(nil).colors["AccentColor"]
    return asset?.color(isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased)?.resolved(in: self)
  }
}
