import Foundation
import OrielModel

/// The emoji that were typed last, the last one first: one list for all programs of the user's, in a file with one of them a line.
@MainActor
package final class EmojiRecents {
  package static let shared = EmojiRecents()

  /// Nil keeps them for the life of the program.
  package var path: String? {
    didSet { known = nil }
  }
  package static let limit = 32
  private var known: [String]?
  /// One after the other, so that the last list is what stays in the file.
  private static let writing = DispatchQueue(label: "oriel.emoji-recents", qos: .utility)

  package init() {}

  package var list: [String] {
    if let known { return known }
    // What isn't an emoji, somebody else has written.
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
    // The disk may be slow, and nobody waits for it.
    Self.writing.async {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// `oriel/emoji` where the desktop keeps the state of programs.
  package nonisolated static func path(environment: EnvironmentVariables) -> String? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }).map { $0 + "/oriel/emoji" }
  }
}
