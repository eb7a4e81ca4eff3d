import Foundation

/// A type of data, such as PNG images, with the types that it conforms to. Mirrors UniformTypeIdentifiers' `UTType`.
///
/// The types that Apple's systems declare are available with the same identifiers. Types of the shared MIME database without a declaration,
/// and unknown filename extensions, are dynamic types.
public struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String

  /// Creates the declared type with an identifier, or the dynamic type that it encodes. The result is `nil` if there is none.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard TypeTable.declaration(of: identifier) != nil || DynamicType(identifier: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type for a filename extension, without the leading period, that conforms to `supertype`. If no declared type matches, it
  /// is a dynamic type. The result is `nil` if the extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let filenameExtension = filenameExtension.lowercased()
    guard !filenameExtension.isEmpty else { return nil }
    self.init(tag: filenameExtension, class: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type for a MIME type that conforms to `supertype`. If no declared type matches, it is a dynamic type. The result is `nil`
  /// if the string isn't a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mimeType = mimeType.lowercased()
    guard mimeType.split(separator: "/", omittingEmptySubsequences: false).count == 2, !mimeType.hasPrefix("/"), !mimeType.hasSuffix("/")
    else { return nil }
    self.init(tag: mimeType, class: .mimeType, conformingTo: supertype)
  }

  /// Creates the type for a tag that conforms to `supertype`, if given. If no declared type matches, it is a dynamic type. The result is
  /// `nil` if the tag is empty or its class is unknown.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// Creates a type that the app declares, which conforms to `parentType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: identifier, conformingTo: parentType)
  }

  /// Creates a type that another app declares. It conforms to `parentType` unless it is already declared.
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

  /// A Boolean value that indicates whether the system has generated the type for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// A Boolean value that indicates whether the type is declared.
  public var isDeclared: Bool { TypeTable.declaration(of: identifier) != nil }

  /// A Boolean value that indicates whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") && isDeclared }
}
