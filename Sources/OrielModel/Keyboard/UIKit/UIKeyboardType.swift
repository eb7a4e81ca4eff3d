import Foundation

/// The type of a keyboard, which determines its keys. Mirrors UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard with a layout that types ASCII letters.
  case asciiCapable = 1
  /// A keyboard with numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for URLs, with a period, a slash and ".com".
  case URL = 3
  /// A keyboard with digits only.
  case numberPad = 4
  /// A keyboard with digits, a plus sign, a star and a number sign.
  case phonePad = 5
  /// A keyboard with letters, and a phone pad in place of the numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses, with an at sign and a period.
  case emailAddress = 7
  /// A keyboard with digits and the locale's decimal separator.
  case decimalPad = 8
  /// A keyboard with letters, an at sign and a number sign.
  case twitter = 9
  /// A keyboard with letters and a period.
  case webSearch = 10
  /// A keyboard with ASCII digits only.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
