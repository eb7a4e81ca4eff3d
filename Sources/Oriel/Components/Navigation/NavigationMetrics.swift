import Foundation

/// The metrics of screens, in points.
nonisolated enum NavigationMetrics {
  static let barHeight: CGFloat = 46
  /// The height of a window's bar with a compact toolbar.
  static let compactBarHeight: CGFloat = 36
  private static let largeTitleHeight: CGFloat = 52
  /// The height that a subtitle adds to a large title.
  private static let subtitleHeight: CGFloat = 20

  /// Returns the height of a large title, which depends on the text size.
  static func largeTitleHeight(in environment: EnvironmentValues, hasSubtitle: Bool) -> CGFloat {
    var values = EnvironmentValues()
    (values.dynamicTypeSize, values.textScale) = (environment.dynamicTypeSize, environment.textScale)
    values.limitText(to: .largestTitle, of: .largeTitle)
    func scale(_ style: Font.TextStyle) -> CGFloat { max(1, style.size(values.dynamicTypeSize) * values.textScale / style.size(.large)) }
    return (largeTitleHeight * scale(.largeTitle) + (hasSubtitle ? subtitleHeight * scale(.subheadline) : 0)).rounded(.up)
  }
}
