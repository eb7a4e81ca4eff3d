import Foundation

/// Encoded text and the web's name of its encoding.
struct EncodedText: Equatable {
  let data: Data
  let name: String

  private static let names: [String.Encoding: String] = [
    .utf8: "utf-8", .ascii: "us-ascii", .isoLatin1: "iso-8859-1", .isoLatin2: "iso-8859-2", .utf16: "utf-16", .utf16BigEndian: "utf-16be",
    .utf16LittleEndian: "utf-16le", .windowsCP1250: "windows-1250", .windowsCP1251: "windows-1251", .windowsCP1252: "windows-1252",
    .windowsCP1253: "windows-1253", .windowsCP1254: "windows-1254", .shiftJIS: "shift_jis", .japaneseEUC: "euc-jp",
    .iso2022JP: "iso-2022-jp", .macOSRoman: "macintosh",
  ]

  init(data: Data, name: String) {
    self.data = data
    self.name = name
  }

  init(_ data: Data, encoding: String.Encoding) throws {
    if let name = Self.names[encoding] {
      self.init(data: data, name: name)
    } else if let text = String(data: data, encoding: encoding) {
      self.init(data: Data(text.utf8), name: "utf-8")
    } else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
  }
}
