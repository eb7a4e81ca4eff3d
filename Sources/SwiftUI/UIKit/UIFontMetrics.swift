import Foundation
import Oriel

/// Metrics that scale sizes by the user's text size, like those of a text style. Mirrors UIKit's `UIFontMetrics`.
///
/// The user's text size is that of the frontmost window at the time of the call, or the standard size if there is no window. The results
/// don't change with it afterwards; those of `ScaledMetric` and `Font.custom(_:size:relativeTo:)` do.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.inFont }

  /// Returns a length at the standard text size, in points, scaled to the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.size(FrontmostWindow.current?.dynamicTypeSize ?? .large) / style.size(.large)
  }

  /// Returns a font with its size scaled to the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// Returns a font with its size scaled to the user's text size and limited to a maximum, in points. Zero is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  // The traits only determine light or dark mode here, which doesn't affect sizes.

  /// Returns a length at the standard text size, in points, scaled to the user's text size. The traits are ignored.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { scaledValue(for: value) }

  /// Returns a font with its size scaled to the user's text size. The traits are ignored.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaledFont(for: font) }

  /// Returns a font with its size scaled to the user's text size and limited to a maximum, in points. The traits are ignored.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }
}
