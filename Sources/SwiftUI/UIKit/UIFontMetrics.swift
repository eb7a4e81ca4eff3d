import Foundation
import Oriel

/// Sizes that grow with the user's text size, as those of a text style do. Mirrors UIKit's `UIFontMetrics`.
///
/// The user's text size is that of the window in front when a member is called; without a window, the standard one. What is returned doesn't change with it
/// afterwards: `ScaledMetric` and `Font.custom(_:size:relativeTo:)` do.
public final class UIFontMetrics: Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.inFont }

  /// A number of points at the standard text size, grown or shrunk to the user's.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.size(WindowInFront.current?.dynamicTypeSize ?? .large) / style.size(.large)
  }

  /// The font in the size that its own has come to.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// The same, at most as large as a number of points; zero is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  // Traits say light or dark alone here, which changes no size.

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { scaledValue(for: value) }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaledFont(for: font) }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }
}
