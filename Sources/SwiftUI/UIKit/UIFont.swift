import Foundation
import Oriel
import OrielGSK
import Synchronization

/// A font in a size, with its measures. Mirrors UIKit's `UIFont` as far as that goes: a program draws with it by way of `Font(_:)`.
///
/// Sizes are in points, before the desktop's text scaling. One that isn't positive and finite counts as 17.
public final class UIFont: Hashable, Sendable {
  let font: Font
  public let pointSize: CGFloat

  private init(_ font: Font) {
    self.font = font
    pointSize = font.resolve().size
  }

  /// The font of a family or a face, by its name or its PostScript name. Nil, with a message, where there is none: the fonts of Apple's systems aren't
  /// there unless the program brings them along.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    _ = Self.bundled
    guard FontNames.contains(fontName) else {
      Report.once(
        "missing-uifont-\(fontName)",
        "UIFont(name:size:): there is no font \(fontName), installed or among the program's resources; the initializer gives nil.")
      return nil
    }
    self.init(.custom(fontName, fixedSize: fontSize.isFinite && fontSize > 0 ? fontSize : 17))
  }

  /// The program's own fonts are known by their names as soon as somebody asks for one.
  private static let bundled: Void = FontNames.add(BundleFonts.files())

  /// The families that are installed, and those of the program's own fonts, in alphabetical order.
  public static var familyNames: [String] {
    _ = bundled
    return FontNames.families
  }

  /// The PostScript names of a family's faces; none where there is no such family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    _ = bundled
    return FontNames.faces(of: familyName)
  }

  /// The user interface's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic()) }

  /// All of its letters are as wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont, design: .monospaced))
  }

  /// All of its digits are as wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.inFont).monospacedDigit())
  }

  /// The font of a text style in the size that it has by itself.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let own = style.inFont
    return UIFont(.system(size: own.size(.large), weight: own.weight))
  }

  /// The font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.fixed(at: fontSize)) }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  // MARK: Measures

  /// The height of a line, and where its letters stand, from the top.
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
        "A UIFont was asked for its measures on another thread than the main one before it was on that: they are those of a usual font.")
      return Line(height: pointSize * 1.2, baseline: pointSize * 0.95)
    }
    let line = MainActor.assumeIsolated {
      let text = Self.shaper.shape(TextRequest(runs: [TextRun(string: "X", font: font.resolve())]))
      return Line(height: text.size.height, baseline: text.firstBaseline)
    }
    Self.lines.withLock { $0[font] = line }
    return line
  }

  /// On another thread than the main one, a font that wasn't measured there yet has the measures of a usual font.
  public var lineHeight: CGFloat { line.height }

  /// From the line that letters stand on up to the top of the line; as for `lineHeight`.
  public var ascender: CGFloat { line.baseline }

  /// From the line that letters stand on to the bottom of the line; negative, as it goes down; as for `lineHeight`.
  public var descender: CGFloat { line.baseline - line.height }
}

extension UIFont {
  /// How heavy a font is, from -1 to 1. Mirrors UIKit's `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, inFont: Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest one that fonts have here.
    fileprivate var inFont: Font.Weight {
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return Self.steps.min { distance($0.weight) < distance($1.weight) }?.inFont ?? .regular
    }
  }

  /// What a text is for. Mirrors UIKit's `UIFont.TextStyle`; one that isn't known counts as `body`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let styles: [TextStyle: Font.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
      .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
    ]

    var inFont: Font.TextStyle { Self.styles[self] ?? .body }
  }
}

extension Font {
  /// A font of UIKit's, which doesn't follow the user's text size. Mirrors SwiftUI's `init(_:)` for those of Core Text, which UIKit's are.
  public init(_ font: UIFont) { self = font.font }
}
