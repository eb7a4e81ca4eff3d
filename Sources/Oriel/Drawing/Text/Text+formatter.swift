import Foundation

extension Text {
  /// A value as a formatter writes it; one that it can't write is empty. Mirrors SwiftUI's `Text(_:formatter:)`.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { self.init(of: subject, formatter) }

  /// An object as a formatter writes it; one that it can't write is empty. Mirrors SwiftUI's `Text(_:formatter:)`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { self.init(of: subject, formatter) }

  // A date is one of Foundation's reference convertible values on Apple's systems, and not on Linux.
  /// A date as a formatter writes it; empty where it writes no dates. Mirrors SwiftUI's `Text(_:formatter:)`.
  public init(_ subject: Date, formatter: Formatter) { self.init(of: subject, formatter) }

  private init(of subject: Any, _ formatter: Formatter) { self.init(verbatim: formatter.written(subject)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date as a formatter writes it; empty where it writes no dates.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    appendInterpolation(formatter?.written(subject) ?? String(describing: subject))
  }
}

extension Formatter {
  /// What a formatter makes of a value; nothing where it can't write it, which is reported once.
  func written(_ subject: Any) -> String {
    if let text = string(for: subject) { return text }
    Report.once(
      "unwritten-\(type(of: self))-\(type(of: subject))",
      "A \(type(of: self)) writes no \(type(of: subject)), such as \(subject); the text says nothing in its place.")
    return ""
  }
}
