import Foundation
import OrielDrawing

extension Font {
  /// The part of an environment that determines the size and the face of a font. Mirrors SwiftUI's `Font.Context`.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    private let dynamicTypeSize: DynamicTypeSize
    private let textScale: Double
    private let legibilityWeight: LegibilityWeight?
    private let systemFamily: ResolvedFont.Family

    init(_ environment: EnvironmentValues) {
      dynamicTypeSize = environment.dynamicTypeSize
      textScale = environment.textScale
      legibilityWeight = environment.legibilityWeight
      systemFamily = environment.systemFamily
    }

    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(dynamicTypeSize), textScale: \(textScale))" }

    fileprivate func resolve(_ font: Font) -> ResolvedFont {
      font.resolve(
        dynamicTypeSize: dynamicTypeSize, textScale: textScale, legibilityWeight: legibilityWeight, systemFamily: systemFamily)
    }
  }

  /// A font in an environment, with its size and its properties. Mirrors SwiftUI's `Font.Resolved`, without `ctFont`.
  public struct Resolved: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The distance between lines.
    public let leading: Leading
    /// Indicates whether the font is italic.
    public let isItalic: Bool
    /// Indicates whether all characters have the same width.
    public let isMonospaced: Bool
    /// Indicates whether lowercase letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Indicates whether uppercase letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Indicates whether the weight is semibold or heavier.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Indicates whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the font as it is shown in an environment. Mirrors SwiftUI's `resolve(in:)`.
  public func resolve(in context: Context) -> Resolved {
    let font = context.resolve(self)
    return Resolved(
      pointSize: font.size, weight: Weight(value: font.weight), width: width ?? .standard, leading: leading, isItalic: font.isItalic,
      isMonospaced: font.family == .monospaced, isLowercaseSmallCaps: font.hasSmallCaps, isUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }

  /// The font of text without a font of its own, which is that of body text. Mirrors SwiftUI's `default`.
  public static let `default` = system(.body)
}

extension EnvironmentValues {
  /// The part of the environment that determines the size and the face of a font. Mirrors SwiftUI's `fontResolutionContext`.
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}
