import Foundation

/// A type for a tag that no declared type has. Its identifier encodes the tag, so that it has the same meaning in every program.
struct DynamicType {
  enum TagClass: Character {
    case filenameExtension = "1"
    case mimeType = "3"
  }

  static let prefix = "dyn.a"

  let tagClass: TagClass
  let tag: String
  let parent: String

  init(tagClass: TagClass, tag: String, parent: String) {
    self.tagClass = tagClass
    self.tag = tag
    self.parent = parent
  }

  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix), let text = Self.decoded(identifier.dropFirst(Self.prefix.count)) else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[1].first, let tagClass = TagClass(rawValue: first), parts[1].count > 2 else { return nil }
    self.init(tagClass: tagClass, tag: String(parts[1].dropFirst(2)), parent: String(parts[0]))
  }

  var identifier: String { Self.prefix + Self.encoded("\(parent)?\(tagClass.rawValue)=\(tag)") }

  var mimeTypes: [String] {
    switch tagClass {
    case .mimeType: [tag]
    case .filenameExtension: MIMEDatabase.shared.mimeTypes(filenameExtension: tag)
    }
  }

  var extensions: [String] {
    switch tagClass {
    case .filenameExtension: [tag]
    case .mimeType: MIMEDatabase.shared.extensions(mimeType: tag)
    }
  }

  /// The supertype that was requested, and those that the MIME database has for the tag.
  var parents: [String] {
    var found = [parent]
    for type in mimeTypes {
      for mimeType in [type] + MIMEDatabase.shared.superclasses(of: type) {
        found += TypeTable.identifiers(tag: mimeType, class: .mimeType)
      }
      if let family = Self.families[type.prefix { $0 != "/" }] { found.append(family) }
    }
    return found
  }

  private static let families: [Substring: String] = [
    "audio": "public.audio", "font": "public.font", "image": "public.image", "model": "public.3d-content", "text": "public.text",
    "video": "public.movie",
  ]

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// Returns a text in base 32, with the alphabet of identifiers of dynamic types.
  private static func encoded(_ text: String) -> String {
    var (result, bits, count) = ([UInt8](), 0, 0)
    for byte in text.utf8 {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 5 {
        count -= 5
        result.append(alphabet[bits >> count & 31])
        bits &= (1 << count) - 1
      }
    }
    if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var (result, bits, count) = ([UInt8](), 0, 0)
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      (bits, count) = (bits << 5 | value, count + 5)
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
        bits &= (1 << count) - 1
      }
    }
    return String(bytes: result, encoding: .utf8)
  }
}
