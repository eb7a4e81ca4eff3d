import Foundation

/// The errors in what `swift build` or `swift package` has said.
struct BuildErrors: Equatable {
  /// Errors of a kind.
  struct Group: Equatable {
    let title: String
    /// What they say, the most frequent first, and then by the alphabet.
    let entries: [Entry]
  }

  struct Entry: Equatable {
    let text: String
    let count: Int
  }

  /// The lines that have an error, by the alphabet. A file is compiled more than once where several targets hold it: each line is there once.
  let lines: [String]

  init(in log: String) {
    let found = log.split(whereSeparator: \.isNewline).filter { line in
      (line.hasPrefix("error: ") || line.contains(": error: "))
        // What SwiftPM adds at its end says no more than what the compiler has said.
        && line.firstMatch(of: /error: ((emit-module|fatalError|link) command failed|fatalError)/) == nil
    }
    // The command by which a manifest is compiled hides what is wrong with it.
    let named = found.filter { !$0.contains(": Invalid manifest (compiled with: ") }
    lines = Set(named.map(String.init)).sorted()
  }

  /// How many files have errors.
  var fileCount: Int { Set(lines.compactMap { $0.prefixMatch(of: /(.+?\.swift):\d+:\d+:/)?.1 }).count }

  /// The names of the modules that aren't there.
  var missingModules: Set<String> { Set(messages.compactMap { Self.missingModule($0) }) }

  /// The errors by kind; kinds without an error are left out.
  var groups: [Group] {
    let kinds: [(title: String, text: (String) -> String?)] = [
      ("Modules that aren't there", Self.missingModule),
      ("Names that aren't there", { $0.prefixMatch(of: /cannot find (?:type )?'([^']*)' in scope/).map { String($0.1) } }),
      ("Members that aren't there", { $0.prefixMatch(of: Self.missingMember) == nil ? nil : $0 }),
      ("Other errors", { $0 }),
    ]
    var rest = messages
    return kinds.compactMap { title, text in
      var counts: [String: Int] = [:]
      rest.removeAll { message in
        guard let text = text(message) else { return false }
        counts[text, default: 0] += 1
        return true
      }
      let entries = counts.map { Entry(text: $0.key, count: $0.value) }.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
      return entries.isEmpty ? nil : Group(title: title, entries: entries)
    }
  }

  /// What the errors say, without where they are.
  private var messages: [String] { lines.map { line in line.ranges(of: "error: ").last.map { String(line[$0.upperBound...]) } ?? line } }

  private static var missingMember: Regex<Substring> {
    /(?:value of type|type|reference to member|static member) .*(?:has no member|cannot be resolved).*/
  }

  private static func missingModule(_ message: String) -> String? {
    message.prefixMatch(of: /no such module '([^']*)'/).map { String($0.1) }
  }
}
