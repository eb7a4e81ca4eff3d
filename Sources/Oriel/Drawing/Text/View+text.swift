import Foundation

extension EnvironmentModifier {
  @usableFromInline init(font: Font?) { self.init(EnvironmentKeyWrite(FontKey.self, font)) }

  @usableFromInline init(textAlignment: TextAlignment) { self.init(EnvironmentKeyWrite(TextAlignmentKey.self, textAlignment)) }
}

extension View {
  /// Mirrors SwiftUI's `font(_:)`.
  @inlinable nonisolated public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier(font: font)) }

  /// Mirrors SwiftUI's `fontWeight(_:)`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(.weight(weight))
  }

  /// Mirrors SwiftUI's `fontDesign(_:)`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(.design(design))
  }

  /// Mirrors SwiftUI's `fontWidth(_:)`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(.width(width))
  }

  /// Mirrors SwiftUI's `bold(_:)`.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontChange(.bold(isActive))
  }

  /// Mirrors SwiftUI's `italic(_:)`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontChange(.italic(isActive))
  }

  /// Mirrors SwiftUI's `monospaced(_:)`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontChange(.monospaced(isActive))
  }

  /// Mirrors SwiftUI's `monospacedDigit()`.
  nonisolated public func monospacedDigit() -> some View {
    fontChange(.monospacedDigit)
  }

  /// Mirrors SwiftUI's `lineSpacing(_:)`; points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets text become smaller, down to the share of its size, before it is cut off. Mirrors SwiftUI's `minimumScaleFactor(_:)`; what is
  /// outside of 0...1 counts as the nearest end, no number as 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets the letters of a text stand closer, by up to a twentieth of its size, before it is made smaller or cut off. Mirrors SwiftUI's
  /// `allowsTightening(_:)`.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Mirrors SwiftUI's `textScale(_:isEnabled:)`; one that isn't enabled leaves the scale of the surroundings.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.partScale) { if isEnabled { $0 = scale } }
  }

  /// Mirrors SwiftUI's `truncationMode(_:)`.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Mirrors SwiftUI's `multilineTextAlignment(_:)`.
  @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier(textAlignment: alignment))
  }

  /// Mirrors SwiftUI's `dynamicTypeSize(_:)`.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the user's text size within a range: outside of it the nearest size counts; one without a size changes nothing. Mirrors
  /// SwiftUI's `dynamicTypeSize(_:)`.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }

  /// Mirrors SwiftUI's `tint(_:)`.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Mirrors SwiftUI's `accentColor(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
}
