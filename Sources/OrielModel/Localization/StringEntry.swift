import Foundation

/// The entry of a string table for a key in one language.
package struct StringEntry: Sendable, Equatable {
  /// A part of the text that depends on a number.
  package struct Variable: Sendable, Equatable {
    /// The position of the number among the arguments, starting with 1. If it is `nil`, it is the position of the variable among all
    /// variables.
    var argument: Int?
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// Returns the format for arguments, some of which are numbers, or `nil` if a required plural form is missing. `language` is the language
  /// of the table.
  package func resolved(_ numbers: [Double?], language: String) -> String? {
    guard !variables.isEmpty else { return format }
    var result = format
    var used = 0
    // A form can contain other variables. The limit prevents infinite recursion.
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

  /// Returns the form with an explicit argument position for its number, so that the positions of the other arguments don't change.
  private static func positioned(_ form: String, _ position: Int) -> String {
    form.replacing(#/%arg/#) { _ in "%\(position)$lld" }
      .replacing(#/%(?!%|\d+\$|#)([-+ 0,']*\d*(?:\.\d+)?(?:h|hh|l|ll|q|z|t|j)?[dDuUxXoOfFeEgGcCsSp@])/#) { "%\(position)$\($0.output.1)" }
  }
}
