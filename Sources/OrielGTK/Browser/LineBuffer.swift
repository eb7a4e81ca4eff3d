import Foundation

/// A buffer that splits the bytes of a stream into lines.
struct LineBuffer {
  /// The maximum length of a line, in bytes.
  let limit: Int
  private var rest = Data()

  init(limit: Int) { self.limit = limit }

  /// Appends bytes and returns the lines that end within them, without line feeds, or `nil` if the unfinished line is longer than the
  /// limit.
  mutating func append(_ bytes: some Collection<UInt8>) -> [Data]? {
    var searched = rest.endIndex
    rest.append(contentsOf: bytes)
    var lines: [Data] = []
    while let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Data(rest[..<end]))
      rest = rest[(end + 1)...]
      searched = rest.startIndex
    }
    // A copy with indices from zero, which releases the bytes that were read.
    if !lines.isEmpty { rest = Data(rest) }
    return rest.count > limit ? nil : lines
  }
}
