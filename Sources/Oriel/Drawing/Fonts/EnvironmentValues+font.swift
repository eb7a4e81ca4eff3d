import Foundation
import OrielDrawing

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private enum SystemFontFamilyKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension EnvironmentValues {
  /// The default font of text, or `nil` for that of the body text style. Mirrors SwiftUI's `font`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The text scaling factor of the desktop environment.
  var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// The font family of the desktop environment, which replaces that of the system font, or `nil` if there is none.
  var systemFontFamily: String? {
    get { self[SystemFontFamilyKey.self] }
    set { self[SystemFontFamilyKey.self] = newValue }
  }

  /// The family of the system font.
  var systemFamily: ResolvedFont.Family { systemFontFamily.map { .named($0) } ?? .system }

  /// Indicates whether text is too large for a label and its control to share a line, by the user's text size and the desktop's scaling
  /// together.
  var textIsLarge: Bool {
    let style = Font.TextStyle.body
    return style.size(dynamicTypeSize) * textScale >= style.size(.accessibility1)
  }

  /// Returns the font size of a small panel's text in whole points, by the user's text size and the desktop's scaling. The size is doubled
  /// at most, because the panel covers the content that it refers to.
  func panelTextSize(_ size: CGFloat) -> CGFloat {
    let style = Font.TextStyle.body
    return (size * min(2, style.size(dynamicTypeSize) / style.size(.large) * textScale)).rounded()
  }

  /// Limits text to the size that a style has at a text size, whether the user's text size or the desktop's scaling enlarges it.
  mutating func limitText(to limit: DynamicTypeSize, of style: Font.TextStyle = .body) {
    dynamicTypeSize = min(dynamicTypeSize, limit)
    textScale = min(textScale, max(1, style.size(limit) / style.size(dynamicTypeSize)))
  }

  /// The weight of text that the user prefers, or `nil` if there is no preference. Mirrors SwiftUI's `legibilityWeight`.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
