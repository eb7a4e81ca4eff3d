import Foundation

/// A kind of data, such as PNG images, and what it conforms to. Mirrors UniformTypeIdentifiers' `UTType`.
///
/// The types that Apple's systems declare are here under the same identifiers. Others come from the desktop's shared MIME database: those,
/// and file name extensions that nobody knows, are dynamic types.
public struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The type's name, such as `public.png`.
  public let identifier: String

  /// The declared type of this name, or a dynamic one that was made before; nil if there is none.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard TypeTable.declaration(of: identifier) != nil || DynamicType(identifier: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// The type of files with this extension, without its dot, that conforms to `supertype`; a dynamic type where none is known. Nil if the
  /// extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let filenameExtension = filenameExtension.lowercased()
    guard !filenameExtension.isEmpty else { return nil }
    self.init(tag: filenameExtension, class: .filenameExtension, conformingTo: supertype)
  }

  /// The type that this MIME type names and that conforms to `supertype`; a dynamic type where none is known. Nil if it is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mimeType = mimeType.lowercased()
    guard mimeType.split(separator: "/", omittingEmptySubsequences: false).count == 2, !mimeType.hasPrefix("/"), !mimeType.hasSuffix("/")
    else { return nil }
    self.init(tag: mimeType, class: .mimeType, conformingTo: supertype)
  }

  /// The type with this tag that conforms to `supertype`, where given; a dynamic type where none is known. Nil if the tag is empty or of a
  /// class that nobody knows.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// A type of the program's own, which conforms to `parentType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: identifier, conformingTo: parentType)
  }

  /// A type of another program's, which conforms to `parentType` unless it is known.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: identifier, conformingTo: parentType)
  }

  private init(own identifier: String, conformingTo parentType: UTType?) {
    self.init(known: identifier.lowercased())
    TypeTable.declare(self.identifier, parent: (parentType ?? .data).identifier)
  }

  private init(tag: String, class tagClass: DynamicType.TagClass, conformingTo supertype: UTType) {
    let declared = TypeTable.identifiers(tag: tag, class: tagClass).map { UTType(known: $0) }
    if let type = declared.first(where: { $0.conforms(to: supertype) }) {
      self = type
    } else {
      self.init(known: DynamicType(tagClass: tagClass, tag: tag, parent: supertype.identifier).identifier)
    }
  }

  init(known identifier: String) { self.identifier = identifier }

  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  public var description: String { identifier }

  /// Whether the system made the type for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// Whether the type is one that is declared.
  public var isDeclared: Bool { TypeTable.declaration(of: identifier) != nil }

  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") && isDeclared }
}
