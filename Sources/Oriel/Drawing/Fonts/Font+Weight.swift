import Foundation

extension Font {
  /// The weight of a font. Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    /// The weight as a number from 100 (ultra-light) to 900 (black); 400 is regular.
    package let value: Int

    /// The ultra-light weight.
    public static let ultraLight = Weight(value: 100)
    /// The thin weight.
    public static let thin = Weight(value: 200)
    /// The light weight.
    public static let light = Weight(value: 300)
    /// The regular weight.
    public static let regular = Weight(value: 400)
    /// The medium weight.
    public static let medium = Weight(value: 500)
    /// The semibold weight.
    public static let semibold = Weight(value: 600)
    /// The bold weight.
    public static let bold = Weight(value: 700)
    /// The heavy weight.
    public static let heavy = Weight(value: 800)
    /// The black weight.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters. Mirrors SwiftUI's `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width, as a fraction of it. Negative values are narrower.
    public var value: CGFloat

    /// Creates a width by its difference from the standard width.
    public init(_ value: CGFloat) { self.value = value }

    /// The compressed width.
    public static let compressed = Width(-0.375)
    /// The condensed width.
    public static let condensed = Width(-0.25)
    /// The standard width.
    public static let standard = Width(0)
    /// The expanded width.
    public static let expanded = Width(0.25)

    /// The width in percent of the standard width, limited to 50...200, which is the range of font faces.
    package var percent: Int {
      value.isNaN ? 100 : Int(min(max(50, 100 + 100 * value), 200).rounded())
    }
  }

  /// The design of a font's letters. Mirrors SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines. Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}
