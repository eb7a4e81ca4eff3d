/// A package of ICU's data: a header, a table of names and offsets, and the items, sorted by name.
package struct ICUData {
  package struct Item: Equatable {
    /// The name of the item, which begins with the package's name, as in "icudt76l/coll/de.res".
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  package var header: [UInt8]
  package var items: [Item]

  package init(header: [UInt8], items: [Item]) {
    self.header = header
    self.items = items
  }

  /// Parses a package, or returns `nil` if the bytes aren't a package, or if they are in big-endian order.
  package init?(_ bytes: [UInt8]) {
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
    guard bytes.count > 24, bytes[2] == 0xda, bytes[3] == 0x27, bytes[8] == 0, bytes[12..<16].elementsEqual("CmnD".utf8) else { return nil }
    let table = Int(bytes[0]) | Int(bytes[1]) << 8
    guard table + 4 <= bytes.count else { return nil }
    let count = number(table)
    guard table + 4 + 8 * count <= bytes.count else { return nil }
    header = Array(bytes[..<table])
    items = []
    items.reserveCapacity(count)
    for index in 0..<count {
      let entry = table + 4 + 8 * index
      let name = table + number(entry)
      let start = table + number(entry + 4)
      let end = index + 1 < count ? table + number(entry + 12) : bytes.count
      guard name < bytes.count, start <= end, end <= bytes.count, let zero = bytes[name...].firstIndex(of: 0) else { return nil }
      items.append(Item(name: String(decoding: bytes[name..<zero], as: UTF8.self), bytes: Array(bytes[start..<end])))
    }
  }

  /// The package in ICU's format.
  package var bytes: [UInt8] {
    var table: [UInt8] = []
    var names: [UInt8] = []
    func append(_ number: Int) { for shift in stride(from: 0, to: 32, by: 8) { table.append(UInt8(truncatingIfNeeded: number >> shift)) } }
    // Offsets are relative to the table. Items are aligned to 16 bytes of the package.
    func aligned(_ place: Int) -> Int { (header.count + place + 15) / 16 * 16 - header.count }
    let namesStart = 4 + 8 * items.count
    var start = aligned(namesStart + items.reduce(0) { $0 + $1.name.utf8.count + 1 })
    var starts: [Int] = []
    append(items.count)
    for item in items {
      append(namesStart + names.count)
      append(start)
      names += item.name.utf8
      names.append(0)
      starts.append(start)
      start = aligned(start + item.bytes.count)
    }
    var bytes = header + table + names
    for (item, start) in zip(items, starts) {
      bytes += repeatElement(0xaa, count: header.count + start - bytes.count)
      bytes += item.bytes
    }
    return bytes
  }
}
