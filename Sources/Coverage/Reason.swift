import Foundation

/// Why names or forms are absent.
struct Reason {
  let reason: String
  let names: [String]

  /// Reads paragraphs: a line with the reason, then the names or forms, one on a line, indented.
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
