import Foundation

extension FormatStyle {
  /// The style in the language of the surroundings; one that was given a language keeps it.
  func following(_ locale: Locale) -> Self { self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self }
}

/// A value that a format style writes where its text is shown, in the language of the surroundings.
// `FormatStyle` doesn't ask for Sendable. Nothing in it changes, and a text is written by one thread at a time.
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
