import Foundation

/// A source file with a property for each form, for which the compiler reports the forms that it rejects.
struct FormSource {
  let text: String
  private let forms: [Form]
  private let firstLine: Int

  init(_ forms: [Form], preamble: String) {
    self.forms = forms
    var lines = preamble.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.append("extension Forms {")
    firstLine = lines.count + 1
    for (index, form) in forms.enumerated() { lines.append("  @ViewBuilder var form\(index): some View { \(form.expression) }") }
    lines.append("}")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns the forms for which the compiler has reported an error. Throws if it has reported one elsewhere, because the forms haven't
  /// been checked then.
  func refused(by diagnostics: String, path: String) throws -> Set<String> {
    var refused: Set<String> = []
    for line in diagnostics.split(separator: "\n") {
      guard let range = line.range(of: ": error: ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard place.count == 3, place[0] == path, let number = Int(place[1]), forms.indices.contains(number - firstLine) else {
        throw CoverageError("the forms cannot be checked: \(line)")
      }
      refused.insert(forms[number - firstLine].form)
    }
    return refused
  }
}
