import Foundation
import Synchronization

/// The declared types by identifier in lowercase: those of the system and those that the program declares.
enum TypeTable {
  struct Declaration: Sendable {
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var parents: [String] = []
  }

  private static let own = Mutex<[String: Declaration]>([:])

  static func declaration(of identifier: String) -> Declaration? {
    system[identifier] ?? own.withLock { $0[identifier] }
  }

  /// Declares a type of the program. A type that is already declared doesn't change.
  static func declare(_ identifier: String, parent: String) {
    guard system[identifier] == nil else { return }
    own.withLock { own in
      if own[identifier] == nil { own[identifier] = Declaration(parents: [parent]) }
    }
  }

  /// Returns the identifiers of the declared types with a tag. Types that prefer the tag come first.
  static func identifiers(tag: String, class tagClass: DynamicType.TagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: byExtension[tag] ?? []
    case .mimeType: byMIMEType[tag] ?? []
    }
  }

  private static let byExtension = index(\.extensions)
  private static let byMIMEType = index(\.mimeTypes)

  private static func index(_ tags: KeyPath<Declaration, [String]> & Sendable) -> [String: [String]] {
    var found: [String: [(place: Int, identifier: String)]] = [:]
    for (identifier, declaration) in system {
      for (place, tag) in declaration[keyPath: tags].enumerated() { found[tag, default: []].append((place, identifier)) }
    }
    return found.mapValues { $0.sorted { ($0.place, $0.identifier) < ($1.place, $1.identifier) }.map(\.identifier) }
  }
}
