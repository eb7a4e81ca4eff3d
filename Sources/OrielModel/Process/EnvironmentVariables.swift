import Foundation

/// The environment variables of the process, or a fixed set of them.
///
/// `ProcessInfo.processInfo.environment` copies all variables into a new dictionary on every access. This type reads one variable directly.
/// A program reads a dozen of them before its first frame.
package struct EnvironmentVariables: Sendable {
  /// The fixed variables, or `nil` for the process's variables.
  private let fixed: [String: String]?

  private init(fixed: [String: String]?) { self.fixed = fixed }

  /// The environment variables of the process. They include variables that the program sets later.
  package static let process = EnvironmentVariables(fixed: nil)

  package init(_ values: [String: String]) { self.init(fixed: values) }

  /// Returns the value of a variable, or `nil` if it isn't set. Bytes that aren't UTF-8 are replaced by U+FFFD.
  package subscript(name: String) -> String? {
    if let fixed { return fixed[name] }
    return getenv(name).map { String(cString: $0) }
  }
}

extension EnvironmentVariables: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) { self.init(Dictionary(elements) { $1 }) }
}
