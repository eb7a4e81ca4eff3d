import Foundation

/// The environment variables of the process, or a fixed set of them.
///
/// `ProcessInfo.processInfo.environment` copies all variables into a new dictionary each time it is read; this type looks up one variable in the process
/// itself. A program reads a dozen of them before its first frame.
package struct EnvironmentVariables: Sendable {
  /// Nil stands for the process's.
  private let fixed: [String: String]?

  private init(fixed: [String: String]?) { self.fixed = fixed }

  /// The process's own variables. A variable that the program sets later counts from then on.
  package static let process = EnvironmentVariables(fixed: nil)

  package init(_ values: [String: String]) { self.init(fixed: values) }

  /// The value of a variable, and nil if it isn't set. Bytes that aren't UTF-8 are replaced by U+FFFD.
  package subscript(name: String) -> String? {
    if let fixed { return fixed[name] }
    return getenv(name).map { String(cString: $0) }
  }
}

extension EnvironmentVariables: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) { self.init(Dictionary(elements) { $1 }) }
}
