import Foundation
import ToolSupport

/// The data of a program or a shared library that the dynamic linker reads.
struct ELFFile {
  let architecture: Architecture?
  /// The names of the shared libraries that the file is linked to.
  private(set) var needed: [String] = []
  /// The folders in which the file searches for them, with a literal `$ORIGIN`.
  private(set) var searchPath: [String] = []

  private static let loadSegment = 1, dynamicSegment = 2
  private static let neededTag = 1, stringsTag = 5, pathTag = 15, runPathTag = 29

  /// Reads a file. Throws a `Failure` for an unreadable file, and for one that isn't little-endian ELF.
  init(_ url: URL) throws {
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw Failure("There is no file \(url.path): build the program again.")
    }
    let bytes = Bytes(bytes: data)
    guard data.prefix(4).elementsEqual([0x7F, 0x45, 0x4C, 0x46]), let isLong = bytes[4, 1].map({ $0 == 2 }), bytes[5, 1] == 1,
      let machine = bytes[18, 2]
    else { throw Failure("\(url.path) isn't a Linux program or library: build it for Linux.") }
    architecture = Architecture.allCases.first { $0.elfMachine == machine }

    guard
      let table = isLong ? bytes[32, 8] : bytes[28, 4], let entrySize = bytes[isLong ? 54 : 42, 2], let count = bytes[isLong ? 56 : 44, 2],
      let segments = Self.segments(bytes, isLong: isLong, at: table, entrySize: entrySize, count: count)
    else { throw Failure("\(url.path) is truncated: build it again.") }
    guard let dynamic = segments.first(where: { $0.kind == Self.dynamicSegment }) else { return }

    // The entries have two words each, a tag and a value. Texts are offsets in a table that an entry specifies.
    let word = isLong ? 8 : 4
    var entries: [(tag: Int, value: Int)] = []
    for place in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: word * 2) {
      guard let tag = bytes[place, word], let value = bytes[place + word, word], tag != 0 else { break }
      entries.append((tag, value))
    }
    guard let address = entries.first(where: { $0.tag == Self.stringsTag })?.value,
      let segment = segments.first(where: { $0.kind == Self.loadSegment && $0.address <= address && address < $0.address + $0.size })
    else { return }
    let strings = address - segment.address + segment.offset
    needed = entries.filter { $0.tag == Self.neededTag }.compactMap { bytes.text(at: strings + $0.value) }
    searchPath = entries.filter { $0.tag == Self.pathTag || $0.tag == Self.runPathTag }.compactMap { bytes.text(at: strings + $0.value) }
      .flatMap { $0.split(separator: ":").map(String.init) }
  }

  private struct Segment { let kind, offset, address, size: Int }

  private static func segments(_ bytes: Bytes, isLong: Bool, at table: Int, entrySize: Int, count: Int) -> [Segment]? {
    var segments: [Segment] = []
    for index in 0..<count {
      let start = table + index * entrySize
      guard let kind = bytes[start, 4], let offset = isLong ? bytes[start + 8, 8] : bytes[start + 4, 4],
        let address = isLong ? bytes[start + 16, 8] : bytes[start + 8, 4], let size = isLong ? bytes[start + 32, 8] : bytes[start + 16, 4]
      else { return nil }
      segments.append(Segment(kind: kind, offset: offset, address: address, size: size))
    }
    return segments
  }

  private struct Bytes {
    let bytes: Data

    /// The little-endian number of `length` bytes at an offset, or `nil` outside of the file, and for a number that exceeds `Int`.
    subscript(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place <= bytes.count - length else { return nil }
      let value = bytes[place..<place + length].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return value < 1 << 48 ? Int(value) : nil
    }

    func text(at place: Int) -> String? {
      guard place >= 0, place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
      return String(decoding: bytes[place..<end], as: UTF8.self)
    }
  }
}
