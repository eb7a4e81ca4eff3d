/// The head of an HTTP/1 request of a browser.
struct HTTPRequest: Equatable {
  let method: String
  /// The path with its query, such as /oriel/events?page=1.
  let target: String
  /// The headers, with names in lower case.
  let headers: [(name: String, value: String)]
  /// The number of bytes of the head.
  let headCount: Int
  /// The number of bytes of the body.
  let bodyCount: Int

  /// The maximum number of bytes of a head.
  static let longestHead = 16_384

  static func == (one: Self, other: Self) -> Bool {
    one.method == other.method && one.target == other.target && one.headers.elementsEqual(other.headers, by: ==)
      && one.headCount == other.headCount && one.bodyCount == other.bodyCount
  }

  /// Parses a request from the received bytes, or returns `nil` if the head isn't complete yet.
  ///
  /// - Throws: The status that describes the error in the request.
  init?(_ bytes: [UInt8]) throws(HTTPStatus) {
    guard let end = Self.endOfHead(bytes.prefix(Self.longestHead)) else {
      // A client can send arbitrary bytes instead of a head.
      if let first = bytes.first, !Self.isToken(first) { throw .badRequest }
      if bytes.count >= Self.longestHead { throw .headTooLarge }
      return nil
    }
    let head = bytes[..<(end - 4)]
    // Servers interpret other line endings and NUL bytes differently.
    var lines: [ArraySlice<UInt8>] = []
    for line in head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { lines.append(line) }
    for index in lines.indices.dropLast() {
      guard lines[index].last == UInt8(ascii: "\r") else { throw .badRequest }
      lines[index].removeLast()
    }
    guard lines.allSatisfy({ $0.allSatisfy { $0 >= 32 && $0 != 127 || $0 == 9 } }) else { throw .badRequest }

    let words = lines[0].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(Self.isToken), words[1].first == UInt8(ascii: "/"),
      words[1].allSatisfy({ (33...126).contains($0) }), ["HTTP/1.0", "HTTP/1.1"].contains(Self.text(words[2]))
    else { throw .badRequest }
    (method, target) = (Self.text(words[0]), Self.text(words[1]))

    var headers: [(name: String, value: String)] = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex, line[..<colon].allSatisfy(Self.isToken) else {
        throw .badRequest
      }
      let value = line[(colon + 1)...].drop { $0 == 32 || $0 == 9 }
      let trimmed = value.reversed().drop { $0 == 32 || $0 == 9 }.reversed()
      headers.append((Self.text(line[..<colon]).lowercased(), Self.text(trimmed)))
    }
    self.headers = headers
    headCount = end

    let counts = headers.filter { $0.name == "content-length" }
    let isChunked = headers.contains { $0.name == "transfer-encoding" }
    guard headers.count(where: { $0.name == "host" }) == 1, counts.count <= 1, !isChunked else { throw .badRequest }
    if let text = counts.first?.value {
      guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .badRequest }
      // A number with more digits than `Int` can hold means too many bytes as well.
      bodyCount = Int(text) ?? .max
    } else {
      bodyCount = 0
    }
  }

  /// The value of a header that must occur once, or `nil` if it is missing or occurs more than once.
  subscript(header header: String) -> String? {
    let values = headers.filter { $0.name == header }
    return values.count == 1 ? values[0].value : nil
  }

  func has(_ header: String) -> Bool { headers.contains { $0.name == header } }

  var path: String { String(target.prefix { $0 != "?" }) }

  /// Returns the value of a name in the query, without decoding.
  func query(_ name: String) -> String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    let pairs = target[target.index(after: mark)...].split(separator: "&")
    return pairs.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
    var matched = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      let wanted = UInt8(ascii: matched % 2 == 0 ? "\r" : "\n")
      matched = byte == wanted ? matched + 1 : byte == UInt8(ascii: "\r") ? 1 : 0
      if matched == 4 { return index + 1 }
    }
    return nil
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
