import Foundation

/// The errors in the output of `swift build` or `swift package`.
struct BuildErrors: Equatable {
  /// The errors of one kind.
  struct Group: Equatable {
    let title: String
    /// The messages, ordered by frequency and then alphabetically.
    let entries: [Entry]
  }

  struct Entry: Equatable {
    let text: String
    let count: Int
  }

  /// The lines with an error, ordered alphabetically and without duplicates: a file that several targets contain is compiled more than once.
  let lines: [String]

  /// Indicates whether the default linker took an option of Apple's linker, such as `-ObjC`, for one of its own and rejected its value.
  let includeRejectedLinkerOption: Bool

  init(in log: String) {
    includeRejectedLinkerOption = log.contains(/ld(\.gold)?: fatal error: -\w+: invalid option value/)
    let found = log.split(whereSeparator: \.isNewline).filter { line in
      (line.hasPrefix("error: ") || line.contains(": error: "))
        // SwiftPM's last lines repeat that a command failed.
        && line.firstMatch(of: /error: ((emit-module|fatalError|link) command failed|fatalError)/) == nil
    }
    // The command line that compiles a manifest is long and hides the manifest's error.
    let named = found.filter { !$0.contains(": Invalid manifest (compiled with: ") }
    lines = Set(named.map(String.init)).sorted()
  }

  /// The number of files with errors.
  var fileCount: Int { Set(lines.compactMap { $0.prefixMatch(of: /(.+?\.swift):\d+:\d+:/)?.1 }).count }

  /// The names of the missing modules, including those whose names are missing because another module reexports them on Apple's systems.
  var missingModules: Set<String> { Set(messages.compactMap { Self.missingModule($0) ?? Self.reexportedModule($0) }) }

  /// The errors by kind, without empty kinds.
  var groups: [Group] {
    let kinds: [(title: String, text: (String) -> String?)] = [
      ("Missing modules", Self.missingModule),
      ("Missing names", Self.missingName),
      ("Missing members", { $0.prefixMatch(of: Self.missingMember) == nil ? nil : $0 }),
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

  /// The messages of the errors, without their locations.
  private var messages: [String] { lines.map { line in line.ranges(of: "error: ").last.map { String(line[$0.upperBound...]) } ?? line } }

  private static var missingMember: Regex<Substring> {
    /(?:value of type|type|reference to member|static member) .*(?:has no member|cannot be resolved).*/
  }

  private static func missingModule(_ message: String) -> String? {
    message.prefixMatch(of: /no such module '([^']*)'/).map { String($0.1) }
  }

  private static func missingName(_ message: String) -> String? {
    message.prefixMatch(of: /cannot find (?:type )?'([^']*)' in scope/).map { String($0.1) }
  }

  /// Returns the module that declares a missing name, if SwiftUI reexports the module on Apple's systems.
  private static func reexportedModule(_ message: String) -> String? {
    missingName(message)?.prefixMatch(of: /UN[A-Z][a-z]/) == nil ? nil : "UserNotifications"
  }
}
