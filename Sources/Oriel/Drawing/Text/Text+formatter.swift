import Foundation

extension Text {
  /// Creates a text that shows a value with a formatter. The text is empty if the formatter doesn't support the value. Mirrors SwiftUI's
  /// `Text(_:formatter:)`.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { self.init(of: subject, formatter) }

  /// Creates a text that shows an object with a formatter. The text is empty if the formatter doesn't support the object. Mirrors SwiftUI's
  /// `Text(_:formatter:)`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { self.init(of: subject, formatter) }

  // `Date` conforms to `ReferenceConvertible` on Apple's platforms, but not on Linux.
  /// Creates a text that shows a date with a formatter. The text is empty if the formatter doesn't support dates. Mirrors SwiftUI's
  /// `Text(_:formatter:)`.
  public init(_ subject: Date, formatter: Formatter) { self.init(of: subject, formatter) }

  private init(of subject: Any, _ formatter: Formatter) { self.init(verbatim: formatter.written(subject)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date with a formatter. The result is empty if the formatter doesn't support dates.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    appendInterpolation(formatter?.written(subject) ?? String(describing: subject))
  }
}

extension Formatter {
  /// Returns the formatted value, or an empty string if the formatter doesn't support the value, which is reported once.
  func written(_ subject: Any) -> String {
    if let text = string(for: subject) { return text }
    Report.once(
      "unwritten-\(type(of: self))-\(type(of: subject))",
      "A \(type(of: self)) can't format the \(type(of: subject)) \(subject); the text is empty instead.")
    return ""
  }
}
