import OrielDrawing

private enum DesktopAccentKey: EnvironmentKey { static var defaultValue: DesktopAccent? { nil } }

extension EnvironmentValues {
  /// The desktop's accent colour; nil where it has none.
  var desktopAccent: DesktopAccent? {
    get { self[DesktopAccentKey.self] }
    set { self[DesktopAccentKey.self] = newValue }
  }

  /// The tint where no view sets one: the colour `AccentColor` of the program's asset catalogs, else the desktop's, else blue.
  var accent: RGBA { appAccent ?? desktopAccent?.color ?? SystemColor.blue.resolved(isDark: colorScheme == .dark) }

  /// The same as text, or with white text on it. A colour of the program's is taken as it is.
  func accent(as role: SystemColor) -> RGBA {
    let isDark = colorScheme == .dark
    return appAccent ?? desktopAccent?.resolved(as: role, isDark: isDark) ?? role.resolved(isDark: isDark)
  }

  private var appAccent: RGBA? {
    let asset = BundleAssets.of(nil).colors["AccentColor"]
    return asset?.color(isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased)?.resolved(in: self)
  }
}
