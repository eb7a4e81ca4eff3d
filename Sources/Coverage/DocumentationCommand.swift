import Foundation

/// A command that measures the share of documented public declarations.
///
/// `documentation SYMBOLS GROUP… [--list]` reads the compiler's symbol graphs in the folder SYMBOLS. A group is `NAME=MINIMUM:MODULE,MODULE`,
/// with the minimum in percent. The output has a line for each group and, with `--list`, the names of the undocumented declarations.
package struct DocumentationCommand {
  /// The report.
  package let text: String
  /// Indicates whether each group reaches its minimum.
  package let isSufficient: Bool

  package init(_ arguments: [String]) throws {
    guard let folder = arguments.first else { throw CoverageError("expected: documentation SYMBOLS GROUP… [--list]") }
    let groups = try arguments.dropFirst().filter { $0 != "--list" }.map(DocumentationGroup.init)
    self.init(groups, in: try SymbolGraphs(folder: URL(fileURLWithPath: folder)), listsNames: arguments.contains("--list"))
  }

  init(_ groups: [DocumentationGroup], in graphs: SymbolGraphs, listsNames: Bool) {
    var lines: [String] = []
    var isSufficient = true
    for group in groups {
      let coverage = DocumentationCoverage(of: group.modules, in: graphs)
      let isEnough = coverage.count > 0 && coverage.percentage >= group.minimum
      isSufficient = isSufficient && isEnough
      // A percentage that is rounded up could equal the minimum without reaching it.
      let percentage = (coverage.percentage * 10).rounded(.down) / 10
      lines.append(
        "\(group.name): \(percentage) %, \(coverage.documentedCount) of \(coverage.count)"
          + (isEnough ? "" : ", less than \(group.minimum) %"))
      if listsNames { lines += coverage.undocumented.map { "  \($0)" } }
    }
    text = lines.map { $0 + "\n" }.joined()
    self.isSufficient = isSufficient
  }
}

/// Modules whose declarations are counted together, with the least percentage of documented ones.
struct DocumentationGroup {
  let name: String
  let minimum: Double
  let modules: Set<String>

  /// Creates a group from `NAME=MINIMUM:MODULE,MODULE`.
  init(_ text: String) throws {
    guard let match = text.wholeMatch(of: /([^=]+)=(\d+(?:\.\d+)?):(.+)/), let minimum = Double(match.2) else {
      throw CoverageError("not a group: \(text)")
    }
    name = String(match.1)
    self.minimum = minimum
    modules = Set(match.3.split(separator: ",").map(String.init))
  }
}
