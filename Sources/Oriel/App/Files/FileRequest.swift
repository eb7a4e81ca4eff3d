import Foundation
import UniformTypeIdentifiers

/// A request for the desktop environment's file dialog.
package struct FileRequest: Sendable {
  package enum Kind: Equatable, Sendable {
    case open(several: Bool)
    case folder(several: Bool)
    /// The choice of a location for a new file, with a suggested name.
    case save(name: String)
  }

  package var kind: Kind
  /// The title, or `nil` for the dialog's default.
  package var title: String?
  /// The label of the button that confirms the choice, or `nil` for the dialog's default.
  package var confirmationLabel: String?
  /// The folder that the dialog shows first, or `nil` for the default of the desktop environment.
  package var directory: URL?
  /// The types that can be chosen. Empty permits all types.
  package var types: [UTType] = []

  package init(_ kind: Kind) { self.kind = kind }
}

/// An open file dialog.
@MainActor
package protocol FileDialog: AnyObject {
  /// Closes the dialog without calling its completion.
  func cancel()
}

extension [UTType] {
  /// Indicates whether files of any type are included.
  package var includeEveryFile: Bool { isEmpty || contains { [.item, .data, .content].contains($0) } }

  /// Indicates whether the types are folder types only.
  var areFolders: Bool { !isEmpty && allSatisfy { [.folder, .directory].contains($0) } }

  /// Returns the first of the types that has the file's extension, or else the first type.
  func type(of url: URL) -> UTType {
    first { $0.tags[.filenameExtension]?.contains(url.pathExtension.lowercased()) == true } ?? first ?? .data
  }

  /// Returns the name, with the extension of the first type added if the name has none.
  func named(_ name: String) -> String {
    guard URL(fileURLWithPath: name).pathExtension.isEmpty, let suffix = first?.nearestFilenameExtension else { return name }
    return "\(name).\(suffix)"
  }

  /// Returns the location for a chosen file, with an extension.
  ///
  /// If an extension is added, the dialog hasn't confirmed that an existing file with the full name may be replaced. The result is then a
  /// location without an existing file.
  func place(_ chosen: URL) -> URL {
    let name = chosen.lastPathComponent
    guard named(name) != name else { return chosen }
    return chosen.deletingLastPathComponent().firstFree(named(name))
  }
}

extension UTType {
  /// The preferred extension of the type, or else that of the nearest supertype that has one.
  fileprivate var nearestFilenameExtension: String? {
    preferredFilenameExtension
      ?? supertypes.filter { $0.preferredFilenameExtension != nil }.max {
        ($0.supertypes.count, $0.identifier) < ($1.supertypes.count, $1.identifier)
      }?.preferredFilenameExtension
  }
}

extension URL {
  /// Returns the first of the URLs "name", "name 2", "name 3" and so on at which no file exists.
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
