import Foundation

extension EnvironmentValues {
  static let colorKeys: EnvironmentKeySet = keys {
    _ = ($0.colorScheme, $0.colorSchemeContrast, $0.foregroundStyle, $0.backgroundStyle, $0.tint, $0.tintStyle, $0.isEnabled)
    _ = $0.desktopAccent
  }

  static let shapeKeys: EnvironmentKeySet = colorKeys.union(keys { _ = $0.layoutDirection })

  static let textKeys: EnvironmentKeySet = colorKeys.union(redactionKeys).union(
    keys {
      _ = (
        $0.effectiveFont, $0.lineLimit, $0.lowerLineLimit, $0.lineSpacing, $0.multilineTextAlignment, $0.truncationMode, $0.dynamicTypeSize
      )
      _ = ($0.legibilityWeight, $0.layoutDirection, $0.locale, $0.textScale, $0.minimumScaleFactor, $0.contentTransition)
      _ = ($0.textDecoration, $0.textCase, $0.calendar, $0.timeZone, $0.allowsTextSelection, $0.allowsTightening, $0.partScale)
      _ = ($0.textRenderer, $0.typesettingTag, $0.systemFontFamily)
    })
}
