import Foundation

extension EnvironmentModifier {
  @usableFromInline init(font: Font?) { self.init(EnvironmentKeyWrite(FontKey.self, font)) }

  @usableFromInline init(textAlignment: TextAlignment) { self.init(EnvironmentKeyWrite(TextAlignmentKey.self, textAlignment)) }
}

extension View {
  /// Sets the default font of texts in the view. Mirrors SwiftUI's `font(_:)`.
  @inlinable nonisolated public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier(font: font)) }

  /// Sets the font weight of texts in the view. Mirrors SwiftUI's `fontWeight(_:)`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(.weight(weight))
  }

  /// Sets the font design of texts in the view. Mirrors SwiftUI's `fontDesign(_:)`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(.design(design))
  }

  /// Sets the font width of texts in the view. Mirrors SwiftUI's `fontWidth(_:)`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(.width(width))
  }

  /// Makes texts in the view bold, or removes the bold weight. Mirrors SwiftUI's `bold(_:)`.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontChange(.bold(isActive))
  }

  /// Makes texts in the view italic or upright. Mirrors SwiftUI's `italic(_:)`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontChange(.italic(isActive))
  }

  /// Sets a fixed-width or proportional font for texts in the view. Mirrors SwiftUI's `monospaced(_:)`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontChange(.monospaced(isActive))
  }

  /// Sets digits of equal width for texts in the view. Mirrors SwiftUI's `monospacedDigit()`.
  nonisolated public func monospacedDigit() -> some View {
    fontChange(.monospacedDigit)
  }

  /// Sets the distance between lines of texts in the view, in points. Mirrors SwiftUI's `lineSpacing(_:)`.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the minimum factor by which texts in the view are scaled down before they are truncated. A factor outside 0.01...1 is replaced by
  /// the nearest limit, and NaN by 1. Mirrors SwiftUI's `minimumScaleFactor(_:)`.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets whether the distance between characters may be reduced, by up to a twentieth of the font size, before a text is scaled down or
  /// truncated. Mirrors SwiftUI's `allowsTightening(_:)`.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the size of texts in the view relative to the surrounding text. If `isEnabled` is `false`, the scale of the environment applies.
  /// Mirrors SwiftUI's `textScale(_:isEnabled:)`.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.partScale) { if isEnabled { $0 = scale } }
  }

  /// Sets the part that is omitted if a text in the view is truncated. Mirrors SwiftUI's `truncationMode(_:)`.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the alignment of the lines of texts in the view. Mirrors SwiftUI's `multilineTextAlignment(_:)`.
  @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier(textAlignment: alignment))
  }

  /// Sets the text size in the view. Mirrors SwiftUI's `dynamicTypeSize(_:)`.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the user's text size to a range. A size outside the range is replaced by the nearest one, and an empty range changes nothing.
  /// Mirrors SwiftUI's `dynamicTypeSize(_:)`.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }

  /// Sets the tint of the view; `nil` is the accent color. Mirrors SwiftUI's `tint(_:)`.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the accent color of the view; `nil` is the default. Mirrors SwiftUI's `accentColor(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
}
