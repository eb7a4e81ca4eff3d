import Foundation
import OrielModel

/// The recently typed emoji, the last one first. All programs of the user share the list, which is stored in a file with one emoji per
/// line.
@MainActor
package final class EmojiRecents {
  package static let shared = EmojiRecents()

  /// The path of the file, or `nil` to keep the list in memory only.
  package var path: String? {
    didSet { known = nil }
  }
  package static let limit = 32
  private var known: [String]?
  /// A serial queue, so that the file contains the last list.
  private static let writing = DispatchQueue(label: "oriel.emoji-recents", qos: .utility)

  package init() {}

  package var list: [String] {
    if let known { return known }
    // Other programs may have written text that isn't emoji.
    let text = path.flatMap { FileManager.default.contents(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { EmojiCatalog.standard.emoji($0) != nil }
    let list = Array(lines.prefix(Self.limit))
    known = list
    return list
  }

  package func add(_ emoji: String) {
    let list = Array(([emoji] + list.filter { $0 != emoji }).prefix(Self.limit))
    known = list
    guard let path else { return }
    let data = Data((list.joined(separator: "\n") + "\n").utf8)
    // The disk may be slow, and no code waits for the file.
    Self.writing.async {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// Returns the path `oriel/emoji` in the directory for the state of programs, or `nil` if there is none.
  package nonisolated static func path(environment: EnvironmentVariables) -> String? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }).map { $0 + "/oriel/emoji" }
  }
}
