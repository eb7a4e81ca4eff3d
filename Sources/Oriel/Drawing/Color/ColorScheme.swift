import Foundation

/// Dark text on light ground or the other way round. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How far colours stand out from their ground. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether nothing should shine through: where the desktop asks for more contrast, as on macOS. Mirrors SwiftUI's
  /// `accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }
}
