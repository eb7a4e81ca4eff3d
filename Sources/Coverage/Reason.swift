import Foundation

/// The reason for the absence of names or forms.
struct Reason {
  let reason: String
  let names: [String]

  /// Returns the reasons from paragraphs: a line with the reason, followed by an indented line for each name or form.
  static func list(in text: String) throws -> [Reason] {
    var reasons: [(reason: String, names: [String])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix(" ") {
        reasons.append((String(line), []))
      } else if reasons.isEmpty {
        throw CoverageError("a name without a reason: \(line)")
      } else {
        reasons[reasons.count - 1].names.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return reasons.map { Reason(reason: $0.reason, names: $0.names) }
  }
}
