import Foundation

/// Which keys a keyboard shows. Mirrors UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default` = 0
  /// Letters of a layout that writes ASCII.
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Letters, with a period, a slash and ".com" beside them.
  case URL = 3
  /// Digits alone.
  case numberPad = 4
  /// Digits, a plus, a star and a number sign.
  case phonePad = 5
  /// Letters, with a phone pad in place of the numbers.
  case namePhonePad = 6
  /// Letters, with an at sign and a period beside them.
  case emailAddress = 7
  /// Digits and the locale's decimal separator.
  case decimalPad = 8
  /// Letters, with an at sign and a number sign beside them.
  case twitter = 9
  /// Letters, with a period beside them.
  case webSearch = 10
  /// Digits, as ASCII writes them.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
