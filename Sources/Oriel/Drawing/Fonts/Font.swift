import Foundation

/// A font, described as far as an app cares; the text size that the user wants comes in when it is used. Mirrors SwiftUI's `Font`.
///
/// A size that isn't a positive, finite number of points is told once and counts as 17.
public struct Font: Hashable, Sendable {
  /// How a size in points follows the user's text size.
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
  // What modifiers said last; nil where they said nothing.
  var weight: Weight?
  var width: Width?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var hasUppercaseSmallCaps = false

  /// How tight the lines are set. It isn't a property of the face, so text adds it to the distance of its lines.
  package internal(set) var leading = Leading.standard

  private init(base: Base) { self.base = base }

  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// The user interface's font in a text style, which follows the user's text size. No weight is that of the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design, weight))
  }

  /// The user interface's font in a size in points, which doesn't follow the user's text size. No weight is regular.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, .fixed, design, weight))
  }

  /// The user interface's font in a size in points that follows the user's text size as a text style does, for components whose type is between the
  /// text styles.
  static func system(size: CGFloat, relativeTo textStyle: TextStyle, weight: Weight? = nil) -> Font {
    Font(base: .system(size: size, .relative(to: textStyle), nil, weight))
  }

  /// A font by its family's or its PostScript name, in a size in points that follows the user's text size as body text does. One of the system's,
  /// or a file (TrueType, OpenType) among the program's or a package's resources, which needs no registering. A name that no font has is reported
  /// once; the system's font stands for it.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by its family's or its PostScript name, in a size in points that follows the user's text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, .relative(to: textStyle)))
  }

  /// A font by its family's or its PostScript name, in a size in points that doesn't follow the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, .fixed))
  }

  /// The font in a design, for modifiers that change it alone.
  func design(_ design: Design?) -> Font {
    var font = self
    switch base {
    case .style(let style, _, let weight): font.base = .style(style, design, weight)
    case .system(let size, let scaling, _, let weight): font.base = .system(size: size, scaling, design, weight)
    case .custom: break
    }
    return font
  }

  /// The font in another size in points, which doesn't follow the user's text size.
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
