import Foundation

/// What a table says for a key in one language.
package struct StringEntry: Sendable, Equatable {
  /// A part of the text that follows a number.
  package struct Variable: Sendable, Equatable {
    /// The number's place among the arguments, from 1; nil is that of the variable among its like.
    var argument: Int?
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// The format for arguments, some of which are numbers; nil where it lacks a form that it needs. `language` is the table's.
  package func resolved(_ numbers: [Double?], language: String) -> String? {
    guard !variables.isEmpty else { return format }
    var result = format
    var used = 0
    // A form may name other variables; each is put in once.
    for _ in 0..<8 {
      guard let match = result.firstMatch(of: #/%(?:(\d+)\$)?#@([^@]+)@/#) else { break }
      let name = String(match.output.2)
      used += 1
      let variable = variables[name]
      let position = match.output.1.flatMap { Int($0) } ?? variable?.argument ?? used
      let number = numbers.indices.contains(position - 1) ? numbers[position - 1] ?? 0 : 0
      guard let form = variable.flatMap({ Self.form($0.forms, number, language) }) else { return nil }
      result.replaceSubrange(match.range, with: Self.positioned(form, position))
    }
    return result
  }

  static func form(_ forms: [String: String], _ number: Double, _ language: String) -> String? {
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRules.category(number, language: language)] ?? forms["other"]
  }

  /// The form with its number named by its place: what else is in the format counts on.
  private static func positioned(_ form: String, _ position: Int) -> String {
    form.replacing(#/%arg/#) { _ in "%\(position)$lld" }
      .replacing(#/%(?!%|\d+\$|#)([-+ 0,']*\d*(?:\.\d+)?(?:h|hh|l|ll|q|z|t|j)?[dDuUxXoOfFeEgGcCsSp@])/#) { "%\(position)$\($0.output.1)" }
  }
}
