import Foundation

/// The appearance of an interface: dark text on a light background, or light text on a dark one. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The contrast between colors and their background. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  /// The appearance of the view. Mirrors SwiftUI's `colorScheme`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers. Mirrors SwiftUI's `colorSchemeContrast`.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// A Boolean value that indicates whether backgrounds should be opaque. It is `true` if the desktop requests increased contrast, as on
  /// macOS. Mirrors SwiftUI's `accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }
}
