/// A class of tags, such as filename extensions. Mirrors UniformTypeIdentifiers' `UTTagClass`.
public struct UTTagClass: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions, without the leading period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The preferred filename extension, without the leading period, or `nil` if there is none.
  public var preferredFilenameExtension: String? { tags(.filenameExtension).first }

  /// The preferred MIME type, or `nil` if there is none.
  public var preferredMIMEType: String? { tags(.mimeType).first }

  /// The filename extensions and MIME types of the type, of which the preferred ones are first.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let found = self.tags(tagClass)
      if !found.isEmpty { tags[tagClass] = found }
    }
    return tags
  }

  private func tags(_ tagClass: UTTagClass) -> [String] {
    if let declaration = TypeTable.declaration(of: identifier) {
      return tagClass == .filenameExtension ? declaration.extensions : declaration.mimeTypes
    }
    guard let dynamic = DynamicType(identifier: identifier) else { return [] }
    return tagClass == .filenameExtension ? dynamic.extensions : dynamic.mimeTypes
  }
}
