import Foundation

extension Font {
  /// The purpose of a text, which determines its size and weight. Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    package var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
      }
    }

    /// Returns the font size in points for a text size of the user.
    package func size(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat { CGFloat(sizes[dynamicTypeSize.index]) }

    /// The font size for each text size of the user, in their order. The values are those that iOS publishes; the extra large titles grow
    /// like the large title.
    private var sizes: [Int] {
      switch self {
      case .extraLargeTitle: [33, 34, 35, 36, 38, 41, 43, 47, 52, 56, 60, 65]
      case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }
  }
}

extension DynamicTypeSize {
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
