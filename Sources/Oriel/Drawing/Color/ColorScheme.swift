import Foundation

/// Dark text on light ground or the other way round. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How far colours stand out from their ground. Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
