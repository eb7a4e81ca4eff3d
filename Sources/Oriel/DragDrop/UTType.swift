import Foundation

/// A kind of data. Mirrors UniformTypeIdentifiers' `UTType`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The type's name, such as `public.png`.
  public let identifier: String
  private let parents: [String]

  private init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    self.parents = parents
  }

  /// A type that is known by its name; nil for others.
  public init?(_ identifier: String) {
    guard let known = Self.known[identifier] else { return nil }
    self = known
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [(parentType ?? .data).identifier])
  }

  /// A type of another program's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [(parentType ?? .data).identifier])
  }

  public var description: String { identifier }

  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Whether what is of this type is of the other type as well.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || parents.contains { Self.known[$0]?.conforms(to: type) ?? ($0 == type.identifier) }
  }

  public static let item = UTType("public.item", parents: [])
  public static let content = UTType("public.content", parents: [])
  public static let data = UTType("public.data", parents: ["public.item"])
  public static let url = UTType("public.url", parents: ["public.data"])
  public static let fileURL = UTType("public.file-url", parents: ["public.url"])
  public static let text = UTType("public.text", parents: ["public.data", "public.content"])
  public static let plainText = UTType("public.plain-text", parents: ["public.text"])
  public static let utf8PlainText = UTType("public.utf8-plain-text", parents: ["public.plain-text"])
  public static let rtf = UTType("public.rtf", parents: ["public.text"])
  public static let html = UTType("public.html", parents: ["public.text"])
  public static let json = UTType("public.json", parents: ["public.text"])
  public static let image = UTType("public.image", parents: ["public.data", "public.content"])
  public static let png = UTType("public.png", parents: ["public.image"])
  public static let jpeg = UTType("public.jpeg", parents: ["public.image"])
  public static let pdf = UTType("com.adobe.pdf", parents: ["public.data", "public.content"])

  private static let known = Dictionary(
    uniqueKeysWithValues: [
      item, content, data, url, fileURL, text, plainText, utf8PlainText, rtf, html, json, image, png, jpeg, pdf,
    ].map { ($0.identifier, $0) })
}
