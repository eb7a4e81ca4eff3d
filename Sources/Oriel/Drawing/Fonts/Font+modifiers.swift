import Foundation

extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font in a weight; the last weight counts.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  public func bold() -> Font { weight(.bold) }

  /// Bold, or as it was before it was made bold.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    return with { if $0.weight == .bold { $0.weight = nil } }
  }

  public func italic() -> Font { with { $0.isItalic = true } }

  /// Italic, or upright.
  func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The fixed-width font, or the ordinary one.
  func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// The interface's fixed-width font. The font of a family stays as it is.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// Digits of one width, the rest as it is.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Small capitals in place of all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Small capitals in place of lower-case letters.
  public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// Small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.hasUppercaseSmallCaps = true } }

  /// How tight the lines are set.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// A narrower or wider face.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
}
