/// A class of tags, such as file name extensions. Mirrors UniformTypeIdentifiers' `UTTagClass`.
public struct UTTagClass: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of file names, without their dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The extension that files of this type usually have, without its dot; nil where they have none.
  public var preferredFilenameExtension: String? { tags(.filenameExtension).first }

  /// The MIME type that usually names this type; nil where none does.
  public var preferredMIMEType: String? { tags(.mimeType).first }

  /// The extensions and MIME types of this type, the preferred ones first.
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
