import Foundation
import OrielDrawing

extension Font {
  /// Returns the font for which a shaper searches.
  ///
  /// `textScale` multiplies every size, including those that don't follow the user's text size. A scale that isn't positive and finite
  /// counts as 1. Bold legibility makes every weight two steps heavier, up to black. The system font has the family `systemFamily`.
  package func resolve(
    dynamicTypeSize: DynamicTypeSize = .large, textScale: Double = 1, legibilityWeight: LegibilityWeight? = nil,
    systemFamily: ResolvedFont.Family = .system
  ) -> ResolvedFont {
    var family: ResolvedFont.Family
    var size: CGFloat
    var baseWeight = Weight.regular
    switch base {
    case .style(let style, let design, let weight):
      family = Self.family(design)
      size = style.size(dynamicTypeSize)
      baseWeight = weight ?? style.weight
    case .system(let points, let scaling, let design, let weight):
      family = Self.family(design)
      size = Self.sensible(points) * scaling.factor(dynamicTypeSize)
      baseWeight = weight ?? .regular
    case .custom(let name, let points, let scaling):
      family = .named(name)
      size = Self.sensible(points) * scaling.factor(dynamicTypeSize)
    }
    if isMonospaced, !family.isNamed { family = .monospaced }
    if family == .system { family = systemFamily }
    if textScale > 0, textScale.isFinite { size *= textScale }
    let weight = (weight ?? baseWeight).value + (legibilityWeight == .bold ? 200 : 0)
    return ResolvedFont(
      family: family, size: size, weight: min(weight, 900), isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
      hasSmallCaps: hasSmallCaps, hasUppercaseSmallCaps: hasUppercaseSmallCaps, width: width?.percent ?? 100)
  }

  private static func sensible(_ size: CGFloat) -> CGFloat {
    if size > 0, size.isFinite { return size }
    let standard = TextStyle.body.size(.large)
    Report.once("font-size", "A font's size is \(size), but must be positive and finite; \(standard) is used instead.")
    return standard
  }

  private static func family(_ design: Design?) -> ResolvedFont.Family {
    switch design ?? .default {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Scaling {
  fileprivate func factor(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    switch self {
    case .fixed: 1
    case .relative(let style): style.size(dynamicTypeSize) / style.size(.large)
    }
  }
}

extension ResolvedFont.Family {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}
