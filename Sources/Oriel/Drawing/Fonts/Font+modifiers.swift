import Foundation

extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font with another weight. The last weight that is set applies.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }

  /// Returns the bold font, or the font without the bold weight.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    return with { if $0.weight == .bold { $0.weight = nil } }
  }

  /// Returns the italic font.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns the italic or the upright font.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// Returns the fixed-width or the proportional font.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// Returns the fixed-width font of the user interface. A custom font is unchanged.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// Returns the font with digits of equal width, and other characters unchanged.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Returns the font with small capitals instead of all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Returns the font with small capitals instead of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// Returns the font with small capitals instead of uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.hasUppercaseSmallCaps = true } }

  /// Returns the font with another line distance.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// Returns the font with another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
}
