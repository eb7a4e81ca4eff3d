import Foundation

extension Font {
  /// How heavy a font is. Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    /// 100 (ultra-light) to 900 (black); 400 is regular.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide a font's letters are. Mirrors SwiftUI's `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// The share by which letters are wider than the standard ones; negative for narrower ones.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.375)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)

    /// In per cent of the standard width, limited to 50...200, which is what faces have.
    package var percent: Int {
      value.isNaN ? 100 : Int(min(max(50, 100 + 100 * value), 200).rounded())
    }
  }

  /// The kind of a font's letters. Mirrors SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How tight lines are set. Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}
