import Foundation

/// Reads files of `"key" = "value";` lines with C's comments, in UTF-8 or UTF-16.
enum StringsFile {
  static func parse(_ data: Data, path: String) -> [String: StringEntry] {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
      // A property list in another spelling.
      if let list = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String] {
        return list.mapValues { StringEntry(format: $0) }
      }
      StringTable.report(path)
      return [:]
    }
    if text.hasPrefix("<?xml") || text.hasPrefix("bplist") {
      let list = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String]
      if list == nil { StringTable.report(path) }
      return (list ?? [:]).mapValues { StringEntry(format: $0) }
    }
    var reader = Reader(text: Array(text.unicodeScalars))
    var result: [String: StringEntry] = [:]
    while reader.skipSpace() {
      guard let key = reader.string(), reader.skipSpace(), reader.take("="), reader.skipSpace(), let value = reader.string() else {
        // What was read so far counts.
        StringTable.report(path)
        break
      }
      result[key] = StringEntry(format: value)
      _ = reader.skipSpace()
      _ = reader.take(";")
    }
    return result
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

    /// False at the end.
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
