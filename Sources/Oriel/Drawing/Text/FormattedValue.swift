import Foundation

extension FormatStyle {
  /// Returns the style in the language of the environment. A style with a language of its own keeps it.
  func following(_ locale: Locale) -> Self { self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self }
}

/// A value that a format style formats in the language of the environment in which its text is shown.
// `FormatStyle` doesn't require `Sendable`. The values are constant, and a text is formatted by one thread at a time.
nonisolated struct FormattedValue: Equatable, @unchecked Sendable {
  private let input: any Equatable
  private let style: AnyHashable
  private let write: (Locale) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, _ style: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.input = input
    self.style = AnyHashable(style)
    write = { style.following($0).format(input) }
  }

  func string(in locale: Locale) -> String { write(locale) }

  static func == (left: Self, right: Self) -> Bool {
    func equal<T: Equatable>(_ input: T) -> Bool { right.input as? T == input }
    return left.style == right.style && equal(left.input)
  }
}
