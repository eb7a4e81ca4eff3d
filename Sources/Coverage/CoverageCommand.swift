import Foundation

/// A command that measures which names and argument forms of SwiftUI Oriel has, and writes the text of `Documentation/Coverage.md`.
///
/// - `forms DATA` writes a source file that uses every form in a property, for the compiler to check.
/// - `page DATA SYMBOLS FORMS DIAGNOSTICS TESTS` writes the page, from the compiler's symbol graphs in the folder SYMBOLS and its
///   diagnostics for the source file FORMS. TESTS contains the sources of all tests, which have to use each name that is present.
package enum CoverageCommand {
  /// Returns the output of the command for its arguments.
  package static func output(_ arguments: [String]) throws -> String {
    guard arguments.count >= 2 else { throw CoverageError("expected: forms DATA, or page DATA SYMBOLS FORMS DIAGNOSTICS TESTS") }
    let data = URL(fileURLWithPath: arguments[1])
    let forms = try Form.list(in: text(data.appendingPathComponent("forms.txt")))
    switch (arguments[0], arguments.count) {
    case ("forms", 2):
      return try FormSource(forms, preamble: text(data.appendingPathComponent("Preamble.swift"))).text
    case ("page", 6):
      let interface = try PublicInterface(folder: URL(fileURLWithPath: arguments[2]))
      let source = try FormSource(forms, preamble: text(data.appendingPathComponent("Preamble.swift")))
      let refused = try source.refused(by: text(URL(fileURLWithPath: arguments[4])), path: arguments[3])
      return try CoveragePage(
        names: Name.list(in: text(data.appendingPathComponent("names.csv"))), forms: forms,
        reasons: Reason.list(in: text(data.appendingPathComponent("absent.txt"))),
        isPresent: interface.has, isRefused: refused.contains,
        isTested: TestWords(text(URL(fileURLWithPath: arguments[5]))).mention
      ).text
    default:
      throw CoverageError("unknown arguments: \(arguments.joined(separator: " "))")
    }
  }

  private static func text(_ url: URL) throws -> String {
    do { return try String(contentsOf: url, encoding: .utf8) } catch { throw CoverageError("cannot read \(url.path)") }
  }
}

struct CoverageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
