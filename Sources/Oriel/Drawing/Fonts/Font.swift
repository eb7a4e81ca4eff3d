import Foundation

/// A description of a font. The user's text size is applied when the font is used. Mirrors SwiftUI's `Font`.
///
/// A size that isn't a positive, finite number of points is reported once and counts as 17.
public struct Font: Hashable, Sendable {
  /// The dependency of a size in points on the user's text size.
  enum Scaling: Hashable {
    case fixed
    case relative(to: TextStyle)
  }

  enum Base: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Scaling, Design?, Weight?)
    case custom(name: String, size: CGFloat, Scaling)
  }

  private(set) var base: Base
  // The values that modifiers have set, or `nil`.
  var weight: Weight?
  var width: Width?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var hasUppercaseSmallCaps = false

  /// The distance between lines. It isn't a property of the font face, so text adds it to the distance of its lines.
  package internal(set) var leading = Leading.standard

  private init(base: Base) { self.base = base }

  /// The font of extra large titles.
  public static let extraLargeTitle = system(.extraLargeTitle)
  /// The font of second-level extra large titles.
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  /// The font of large titles.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles.
  public static let title = system(.title)
  /// The font of second-level titles.
  public static let title2 = system(.title2)
  /// The font of third-level titles.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of subheadings.
  public static let subheadline = system(.subheadline)
  /// The font of body text.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of alternative captions.
  public static let caption2 = system(.caption2)

  /// Returns the font of the user interface in a text style, which follows the user's text size. Without a weight, that of the style
  /// applies.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design, weight))
  }

  /// Returns the font of the user interface with a size in points that doesn't follow the user's text size. Without a weight, it is
  /// regular.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, .fixed, design, weight))
  }

  /// Returns the font of the user interface with a size in points that follows the user's text size like a text style does, for components
  /// whose font size is between those of the text styles.
  static func system(size: CGFloat, relativeTo textStyle: TextStyle, weight: Weight? = nil) -> Font {
    Font(base: .system(size: size, .relative(to: textStyle), nil, weight))
  }

  /// Returns a font by its family name or its PostScript name, with a size in points that follows the user's text size like body text does.
  /// The font is installed, or it is a TrueType or OpenType file among the resources of the app or a package, which needs no registration.
  /// If there is no font with the name, the system font is used, and the name is reported once.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font by its family name or its PostScript name, with a size in points that follows the user's text size like a text style
  /// does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, .relative(to: textStyle)))
  }

  /// Returns a font by its family name or its PostScript name, with a size in points that doesn't follow the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, .fixed))
  }

  /// Returns the font with another design, for modifiers that change only the design.
  func design(_ design: Design?) -> Font {
    var font = self
    switch base {
    case .style(let style, _, let weight): font.base = .style(style, design, weight)
    case .system(let size, let scaling, _, let weight): font.base = .system(size: size, scaling, design, weight)
    case .custom: break
    }
    return font
  }

  /// Returns the font with another size in points, which doesn't follow the user's text size.
  package func fixed(at size: CGFloat) -> Font {
    var font = self
    switch base {
    case .style(let style, let design, let weight): font.base = .system(size: size, .fixed, design, weight ?? style.weight)
    case .system(_, _, let design, let weight): font.base = .system(size: size, .fixed, design, weight)
    case .custom(let name, _, _): font.base = .custom(name: name, size: size, .fixed)
    }
    return font
  }
}
