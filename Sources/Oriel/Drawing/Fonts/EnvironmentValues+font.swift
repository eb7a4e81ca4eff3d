import Foundation
import OrielDrawing

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private enum SystemFontFamilyKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The desktop's text scaling.
  var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// The family of the desktop's font, which stands in for the system font's own; nil is that one.
  var systemFontFamily: String? {
    get { self[SystemFontFamilyKey.self] }
    set { self[SystemFontFamilyKey.self] = newValue }
  }

  /// The family of the system font.
  var systemFamily: ResolvedFont.Family { systemFontFamily.map { .named($0) } ?? .system }

  /// Whether text is so large, by the user's text size and the desktop's scaling together, that a line has no room for a label and its control.
  var textIsLarge: Bool {
    let style = Font.TextStyle.body
    return style.size(dynamicTypeSize) * textScale >= style.size(.accessibility1)
  }

  /// What a size of a small panel's type becomes in whole points, by the user's text size and the desktop's scaling: twice as much at the most, since the
  /// panel covers what it is about.
  func panelTextSize(_ size: CGFloat) -> CGFloat {
    let style = Font.TextStyle.body
    return (size * min(2, style.size(dynamicTypeSize) / style.size(.large) * textScale)).rounded()
  }

  /// Lets text grow no further than a style does at a text size, whether by the user's text size or by the desktop's scaling.
  mutating func limitText(to limit: DynamicTypeSize, of style: Font.TextStyle = .body) {
    dynamicTypeSize = min(dynamicTypeSize, limit)
    textScale = min(textScale, max(1, style.size(limit) / style.size(dynamicTypeSize)))
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
