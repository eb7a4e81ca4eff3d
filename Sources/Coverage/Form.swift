import Foundation

/// An argument form of a name, or a value, and an expression that uses it.
struct Form {
  let form: String
  let expression: String

  /// Returns the forms from lines of `FORM :: EXPRESSION`. A form without an expression is applied to a view. Lines that begin with `#` are
  /// comments.
  static func list(in text: String) throws -> [Form] {
    var seen: Set<String> = []
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let form: Form
      if let range = line.range(of: " :: ") {
        form = Form(form: trimmed(line[..<range.lowerBound]), expression: trimmed(line[range.upperBound...]))
      } else {
        form = Form(form: trimmed(line), expression: "view." + trimmed(line))
      }
      guard seen.insert(form.form).inserted else { throw CoverageError("duplicate form: \(form.form)") }
      return form
    }
  }

  private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}
