import Foundation

/// Swift source with a property for each form. The compiler says which of them it refuses.
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

  /// The forms in which the compiler found an error. Throws where it found one anywhere else, since then it has judged nothing.
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
