import CGTK
import COrielGTK

/// The words of a style's labels, each shaped once. Labels of a list often differ in one word or number, and shaping is most of their cost.
///
/// They are used only if no rule of the font depends on characters across a space: then a text's glyphs are those of its words, one after
/// the other.
@MainActor
struct LabelWords {
  /// A word of up to 16 ASCII characters, and the script that it was shaped for.
  struct Key: Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a key, or `nil` for words that aren't worth caching: long ones, and numbers, which differ from label to label.
    init?(_ word: UnsafeBufferPointer<UInt8>, hasLetters: Bool) {
      guard word.count <= 16 else { return nil }
      var isNumber = word.count > 3
      for index in 0..<word.count {
        if !(0x30...0x39).contains(word[index]) { isNumber = false }
        if index < 8 { low |= UInt64(word[index]) << (8 * index) } else { high |= UInt64(word[index]) << (8 * (index - 8)) }
      }
      guard !isNumber else { return nil }
      // ASCII doesn't use the highest bit.
      if hasLetters { high |= 1 << 63 }
    }
  }

  static let space: UInt8 = 0x20

  private var known = GenerationCache<Key, [LabelGlyph]>(costLimit: 512)
  /// The independent characters, by their codes, or `nil` until they are needed.
  private var isFree: [UInt8]?

  subscript(key: Key) -> [LabelGlyph]? {
    mutating get { known[key] }
    set { if let newValue { known.insert(newValue, for: key) } }
  }

  /// Indicates whether a text has several words, each of which is shaped as it would be alone.
  mutating func areFree(in text: UnsafeBufferPointer<UInt8>, of font: UnsafeMutablePointer<PangoFont>) -> Bool {
    var hasSpace = false
    for byte in text where byte == Self.space { hasSpace = true }
    guard hasSpace else { return false }
    let isFree = characters(of: font)
    for byte in text where byte != Self.space && (byte >= 0x80 || isFree[Int(byte)] == 0) { return false }
    return true
  }

  private mutating func characters(of font: UnsafeMutablePointer<PangoFont>) -> [UInt8] {
    if let isFree { return isFree }
    var found = [UInt8](repeating: 0, count: 128)
    oriel_gsk_free_characters(font, &found)
    isFree = found
    return found
  }
}
