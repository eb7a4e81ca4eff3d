import Foundation

/// The entries of a `.strings` file in UTF-8 or UTF-16, with lines such as `"key" = "value";` and C comments, or of a property list.
package struct StringsFile {
  package private(set) var entries: [String: StringEntry] = [:]
  /// Indicates whether the whole file was read. Otherwise the entries are those before the first error.
  package private(set) var isWhole = true

  package init(_ data: Data) {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    // A property list can have another encoding.
    if let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8), !text.hasPrefix("<?xml"), !text.hasPrefix("bplist") {
      read(text)
    } else {
      readPropertyList(data)
    }
  }

  private mutating func read(_ text: String) {
    var reader = Reader(text: Array(text.unicodeScalars))
    while reader.skipSpace() {
      guard let key = reader.string(), reader.skipSpace(), reader.take("="), reader.skipSpace(), let value = reader.string() else {
        isWhole = false
        break
      }
      entries[key] = StringEntry(format: value)
      _ = reader.skipSpace()
      _ = reader.take(";")
    }
  }

  private mutating func readPropertyList(_ data: Data) {
    guard let list = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String] else {
      isWhole = false
      return
    }
    entries = list.mapValues { StringEntry(format: $0) }
  }

  private struct Reader {
    let text: [Unicode.Scalar]
    var index = 0

    init(text: [Unicode.Scalar]) {
      self.text = text
      if text.first == "\u{FEFF}" { index = 1 }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard index < text.count, text[index] == scalar else { return false }
      index += 1
      return true
    }

    /// Skips white space and comments. Returns `false` at the end of the text.
    mutating func skipSpace() -> Bool {
      while index < text.count {
        if text[index].properties.isWhitespace {
          index += 1
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
          while index < text.count, text[index] != "\n" { index += 1 }
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
          index += 2
          while index + 1 < text.count, text[index] != "*" || text[index + 1] != "/" { index += 1 }
          index = min(index + 2, text.count)
        } else {
          return true
        }
      }
      return false
    }

    mutating func string() -> String? {
      guard take("\"") else {
        let start = index
        while index < text.count, text[index].properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(text[index]) { index += 1 }
        return index > start ? String(String.UnicodeScalarView(text[start..<index])) : nil
      }
      var result = String.UnicodeScalarView()
      while index < text.count {
        let scalar = text[index]
        index += 1
        if scalar == "\"" { return String(result) }
        guard scalar == "\\", index < text.count else {
          result.append(scalar)
          continue
        }
        let escaped = text[index]
        index += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u":
          if let scalar = escapedScalar() { result.append(scalar) }
        default: result.append(escaped)
        }
      }
      return nil
    }

    /// Reads the scalar of an escape after its `U`: a code unit of UTF-16, or a surrogate pair in two escapes. Returns the replacement
    /// character for an unpaired surrogate, and `nil` if there are no digits.
    private mutating func escapedScalar() -> Unicode.Scalar? {
      guard let first = codeUnit() else { return nil }
      if let scalar = Unicode.Scalar(first) { return scalar }
      let start = index
      if UTF16.isLeadSurrogate(first), take("\\"), take("U") || take("u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) {
        return Unicode.Scalar(0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
      }
      index = start
      return "\u{FFFD}"
    }

    /// Reads four hexadecimal digits. Returns `nil` without reading if there are fewer.
    private mutating func codeUnit() -> UInt16? {
      guard index + 4 <= text.count, let unit = UInt16(String(String.UnicodeScalarView(text[index..<index + 4])), radix: 16) else {
        return nil
      }
      index += 4
      return unit
    }
  }
}
