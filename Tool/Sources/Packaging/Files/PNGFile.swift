import Foundation

/// A PNG file.
struct PNGFile {
  let data: Data
  /// The width in pixels.
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates the file, or returns `nil` for bytes without a PNG header.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes[0..<8]) == Self.signature, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    self.data = data
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    guard width > 0, height > 0 else { return nil }
  }

  /// The same image without text and time chunks, which scaling tools add, so that the bytes depend only on the image.
  var withoutTexts: Data {
    let bytes = [UInt8](data)
    var kept = Self.signature
    var start = 8
    while start + 12 <= bytes.count {
      let end = start + 12 + Self.number(bytes[start..<start + 4])
      guard end <= bytes.count else { return data }
      let kind = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      if !["tEXt", "zTXt", "iTXt", "tIME", "eXIf"].contains(kind) { kept += bytes[start..<end] }
      start = end
    }
    return Data(kept)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
