import Foundation
import UniformTypeIdentifiers

/// What a window asks the desktop's file dialog for.
package struct FileRequest: Sendable {
  package enum Kind: Equatable, Sendable {
    case open(several: Bool)
    case folder(several: Bool)
    /// A place for a new file of a name, which may be changed.
    case save(name: String)
  }

  package var kind: Kind
  /// Nil has the dialog's own.
  package var title: String?
  /// What the button says that takes the choice; nil has the dialog's own.
  package var confirmationLabel: String?
  /// Where the dialog begins; nil leaves it to the desktop.
  package var directory: URL?
  /// What may be chosen; empty is everything.
  package var types: [UTType] = []

  package init(_ kind: Kind) { self.kind = kind }
}

/// A file dialog that is open.
@MainActor
package protocol FileDialog: AnyObject {
  /// Closes it; its completion isn't called.
  func cancel()
}

extension [UTType] {
  /// Whether files of any type are meant.
  package var includeEveryFile: Bool { isEmpty || contains { [.item, .data, .content].contains($0) } }

  /// Whether folders alone are meant.
  var areFolders: Bool { !isEmpty && allSatisfy { [.folder, .directory].contains($0) } }

  /// The type that a file's extension says, of those that it may have; else the first.
  func type(of url: URL) -> UTType {
    first { $0.tags[.filenameExtension]?.contains(url.pathExtension.lowercased()) == true } ?? first ?? .data
  }

  /// The name with the first type's extension, where it has none.
  func named(_ name: String) -> String {
    guard URL(fileURLWithPath: name).pathExtension.isEmpty, let suffix = first?.nearestFilenameExtension else { return name }
    return "\(name).\(suffix)"
  }

  /// The place for a file that somebody has chosen, with an extension. Where it lacked one, the dialog hasn't asked about what is there by
  /// the whole name: that stays.
  func place(_ chosen: URL) -> URL {
    let name = chosen.lastPathComponent
    guard named(name) != name else { return chosen }
    return chosen.deletingLastPathComponent().firstFree(named(name))
  }
}

extension UTType {
  /// The extension of the type, else that of the nearest type that it conforms to.
  fileprivate var nearestFilenameExtension: String? {
    preferredFilenameExtension
      ?? supertypes.filter { $0.preferredFilenameExtension != nil }.max {
        ($0.supertypes.count, $0.identifier) < ($1.supertypes.count, $1.identifier)
      }?.preferredFilenameExtension
  }
}

extension URL {
  /// The first of the name, "name 2", "name 3" … that nothing in the folder has.
  func firstFree(_ name: String) -> URL {
    let wanted = appendingPathComponent(name)
    var (url, number) = (wanted, 2)
    while FileManager.default.fileExists(atPath: url.path) {
      url = appendingPathComponent("\(wanted.deletingPathExtension().lastPathComponent) \(number)")
      if !wanted.pathExtension.isEmpty { url.appendPathExtension(wanted.pathExtension) }
      number += 1
    }
    return url
  }
}
