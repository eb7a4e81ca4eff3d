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
          let digits = String(String.UnicodeScalarView(text[index..<min(index + 4, text.count)]))
          if let value = UInt32(digits, radix: 16), let unit = Unicode.Scalar(value) {
            result.append(unit)
            index += 4
          }
        default: result.append(escaped)
        }
      }
      return nil
    }
  }
}
