import Foundation

/// The numbers of screens, in points.
nonisolated enum NavigationMetrics {
  static let barHeight: CGFloat = 46
  /// Of a window's bar whose toolbar is compact.
  static let compactBarHeight: CGFloat = 36
  private static let largeTitleHeight: CGFloat = 52
  /// What a subtitle adds to a large title.
  private static let subtitleHeight: CGFloat = 20

  /// The room of a large title, which is higher for larger text.
  static func largeTitleHeight(in environment: EnvironmentValues, hasSubtitle: Bool) -> CGFloat {
    var values = EnvironmentValues()
    (values.dynamicTypeSize, values.textScale) = (environment.dynamicTypeSize, environment.textScale)
    values.limitText(to: .largestTitle, of: .largeTitle)
    func scale(_ style: Font.TextStyle) -> CGFloat { max(1, style.size(values.dynamicTypeSize) * values.textScale / style.size(.large)) }
    return (largeTitleHeight * scale(.largeTitle) + (hasSubtitle ? subtitleHeight * scale(.subheadline) : 0)).rounded(.up)
  }
}
