import Foundation
import Oriel
import OrielGSK
import Synchronization

/// A font of a size, with its metrics. Views draw it by `Font(_:)`. Mirrors UIKit's `UIFont` in part.
///
/// Sizes are in points, before the desktop environment's text scaling. A size that isn't positive and finite counts as 17.
public final class UIFont: Hashable, Sendable {
  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  private init(_ font: Font) {
    self.font = font
    pointSize = font.resolve().size
  }

  /// Creates a font from a family name, a face name or a PostScript name. Returns `nil` and reports that if there is no such font: the
  /// fonts of Apple's systems aren't available unless the app bundles them.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    _ = Self.bundled
    guard FontNames.contains(fontName) else {
      Report.once(
        "missing-uifont-\(fontName)",
        "UIFont(name:size:): the font \(fontName) is neither installed nor among the app's resources; the initializer returns nil.")
      return nil
    }
    self.init(.custom(fontName, fixedSize: fontSize.isFinite && fontSize > 0 ? fontSize : 17))
  }

  /// Registers the app's own fonts at first access.
  private static let bundled: Void = FontNames.add(BundleFonts.files())

  /// The names of the installed families and of the app's own fonts, in alphabetical order.
  public static var familyNames: [String] {
    _ = bundled
    return FontNames.families
  }

  /// Returns the PostScript names of a family's faces, or an empty array if there is no such family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    _ = bundled
    return FontNames.faces(of: familyName)
  }

  /// Returns the user interface font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont))
  }

  /// Returns the user interface font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the user interface font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic()) }

  /// Returns the user interface font with letters of equal width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont, design: .monospaced))
  }

  /// Returns the user interface font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont).monospacedDigit())
  }

  /// Returns the font of a text style in its default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let own = style.inFont
    return UIFont(.system(size: own.size(.large), weight: own.weight))
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.fixed(at: fontSize)) }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  // MARK: Metrics

  /// The height of a line, and the distance from its top to its baseline, in points.
  private struct Line {
    let height: CGFloat
    let baseline: CGFloat
  }

  @MainActor private static let shaper = PangoTextShaper()
  private static let lines = Mutex<[Font: Line]>([:])

  private var line: Line {
    if let known = Self.lines.withLock({ $0[font] }) { return known }
    guard isOnMainActor else {
      Report.once(
        "font-measures-thread",
        "The metrics of a UIFont were read on a thread other than the main thread before they were read there; the metrics of a typical "
          + "font are returned.")
      return Line(height: pointSize * 1.2, baseline: pointSize * 0.95)
    }
    let line = MainActor.assumeIsolated {
      let text = Self.shaper.shape(TextRequest(runs: [TextRun(string: "X", font: font.resolve())]))
      return Line(height: text.size.height, baseline: text.firstBaseline)
    }
    Self.lines.withLock { $0[font] = line }
    return line
  }

  /// The height of a line, in points. On threads other than the main thread, a font that hasn't been measured on the main thread has
  /// typical metrics.
  public var lineHeight: CGFloat { line.height }

  /// The distance from the baseline to the top of the line, in points. On other threads it is determined like `lineHeight`.
  public var ascender: CGFloat { line.baseline }

  /// The distance from the baseline to the bottom of the line, in points, as a negative value. On other threads it is determined like
  /// `lineHeight`.
  public var descender: CGFloat { line.baseline - line.height }
}

extension UIFont {
  /// The weight of a font, from -1 to 1. Mirrors UIKit's `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultralight weight.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, inFont: Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest weight of `Font`.
    fileprivate var inFont: Font.Weight {
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return Self.steps.min { distance($0.weight) < distance($1.weight) }?.inFont ?? .regular
    }
  }

  /// The purpose of a text. An unknown style counts as `body`. Mirrors UIKit's `UIFont.TextStyle`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let styles: [TextStyle: Font.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
      .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
    ]

    var inFont: Font.TextStyle { Self.styles[self] ?? .body }
  }
}

extension Font {
  /// Creates a font from a UIKit font, which doesn't scale with the user's text size. Mirrors SwiftUI's `init(_:)` for Core Text fonts, to
  /// which UIKit's fonts are bridged.
  public init(_ font: UIFont) { self = font.font }
}
