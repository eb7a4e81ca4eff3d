import ICUData
import Testing

@Suite("ICU data for a selection of languages")
struct ICUDataTests {
  /// The beginning of an ICU package: the length of the header, its magic number, the size of the description, and the rest of the header.
  private let header: [UInt8] = [32, 0, 0xda, 0x27, 20, 0, 0, 0, 0, 0, 2, 0] + Array("CmnD".utf8) + Array(repeating: 0, count: 16)

  private func data(_ names: String...) -> ICUData {
    ICUData(header: header, items: names.map { ICUData.Item(name: "icudt76l/" + $0, bytes: Array($0.utf8)) })
  }

  private func kept(_ names: String..., languages: String...) -> [String] {
    let items = names.map { ICUData.Item(name: "icudt76l/" + $0, bytes: [0]) }
    return ICUData(header: header, items: items).keeping(languages: languages).items.map { String($0.name.dropFirst(9)) }
  }

  @Test("A package that is written and read has the same items")
  func roundTrip() throws {
    let written = data("coll/de.res", "de.res", "nfkc.nrm")
    let read = try #require(ICUData(written.bytes))
    #expect(read.header == header)
    #expect(read.items.map(\.name) == written.items.map(\.name))
    // The padding bytes up to the next item are part of the previous one.
    for (item, source) in zip(read.items, written.items) { #expect(item.bytes.starts(with: source.bytes)) }
    #expect(read.bytes == written.bytes)
  }

  @Test("Items are aligned to 16 bytes")
  func alignment() throws {
    let bytes = data("coll/de.res", "de.res").bytes
    for name in ["coll/de.res", "de.res"] {
      let places = bytes.indices.filter { $0 % 16 == 0 && bytes[$0...].starts(with: Array(name.utf8)) }
      #expect(places.count == 1)
    }
  }

  @Test("Bytes that aren't a package return nil", arguments: [[], [0xda, 0x27], Array(repeating: UInt8(1), count: 100)])
  func otherBytes(_ bytes: [UInt8]) { #expect(ICUData(bytes) == nil) }

  @Test("A truncated package returns nil")
  func cutOff() { #expect(ICUData(Array(data("de.res").bytes.prefix(60))) == nil) }

  @Test("The names of a selected language are kept for all its regions, and English is kept")
  func names() {
    #expect(
      kept("region/de.res", "region/de_AT.res", "region/en.res", "region/fr.res", "region/pool.res", "region/root.res", languages: "de-CH")
        == ["region/de.res", "region/de_AT.res", "region/en.res", "region/pool.res", "region/root.res"])
  }

  @Test("Formats of all languages are kept")
  func formats() { #expect(kept("de.res", "fr.res", "plurals.res", languages: "en").count == 3) }

  @Test("A language is kept under its alternative codes")
  func relatives() { #expect(kept("unit/iw.res", "unit/nb.res", "unit/no.res", languages: "nb", "he").count == 3) }

  @Test("Large encodings and dictionaries are kept with their languages")
  func eastAsia() {
    let large = ICUData.Item(name: "icudt76l/gb18030-2022.cnv", bytes: Array(repeating: 0, count: 10_000))
    let words = ICUData.Item(name: "icudt76l/brkitr/cjdict.dict", bytes: [0])
    let data = ICUData(header: header, items: [words, large])
    #expect(data.keeping(languages: ["en"]).items.isEmpty)
    #expect(data.keeping(languages: ["ko"]).items == [large])
    #expect(data.keeping(languages: ["zh-Hans"]).items.count == 2)
  }
}
