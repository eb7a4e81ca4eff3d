import Foundation

/// Bytes of a stream, taken apart at the ends of their lines.
struct LineBuffer {
  /// Bytes that a line may have.
  let limit: Int
  private var rest = Data()

  init(limit: Int) { self.limit = limit }

  /// The lines that end within the bytes, without their ends; nil if the one that goes on is longer than the limit.
  mutating func append(_ bytes: some Collection<UInt8>) -> [Data]? {
    var searched = rest.endIndex
    rest.append(contentsOf: bytes)
    var lines: [Data] = []
    while let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Data(rest[..<end]))
      rest = rest[(end + 1)...]
      searched = rest.startIndex
    }
    // Indices begin at zero again, and what was read goes.
    if !lines.isEmpty { rest = Data(rest) }
    return rest.count > limit ? nil : lines
  }
}
