import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// The style that many short labels of a screen share: one font and one color, resolved once.
@MainActor
final class LabelStyle {
  let run: TextRun
  let language: String?
  let face: FontFace
  let fonts: PangoFonts
  let font: UnsafeMutablePointer<PangoFont>
  private let letters: UnsafeMutablePointer<PangoItem>
  private let figures: UnsafeMutablePointer<PangoItem>
  private let items: [UnsafeMutablePointer<GList>?]
  private var words = LabelWords()

  /// Creates a style from a `run` without its text, or `nil` if the style requires more than one line of plain glyphs.
  init?(_ run: TextRun, language: String?, fonts: PangoFonts) {
    guard run.background == nil, run.underline == nil, run.strikethrough == nil, run.kerning == 0, run.baselineOffset == 0, run.room == nil,
      !run.font.hasSmallCaps, !run.font.hasUppercaseSmallCaps, let face = fonts.face(for: run.font)
    else { return nil }
    self.run = run
    self.language = language
    self.face = face
    self.fonts = fonts
    pango_context_set_language(fonts.context, fonts.language(language))
    let attributes = pango_attr_list_new()!
    defer { pango_attr_list_unref(attributes) }
    face.addAttributes(to: attributes, range: 0..<Int(UInt32.max), kerning: 0)
    items = ["a", "0"].map { (text: String) in pango_itemize(fonts.context, text, 0, 1, attributes, nil) }
    // With two different fonts "a0" would be two runs.
    guard let letters = PangoItems.first(items[0]), let figures = PangoItems.first(items[1]),
      let font = letters.pointee.analysis.font, figures.pointee.analysis.font == font
    else {
      items.forEach { PangoItems.free($0) }
      return nil
    }
    self.letters = letters
    self.figures = figures
    self.font = font
  }

  isolated deinit { items.forEach { PangoItems.free($0) } }

  /// Indicates whether a run differs from the style's only in its text.
  func matches(_ other: TextRun, language: String?) -> Bool {
    other.font == run.font && other.color == run.color && other.background == nil && other.underline == nil
      && other.strikethrough == nil && other.kerning == 0 && other.baselineOffset == 0 && other.room == nil && language == self.language
  }

  /// Shapes a text. Returns `nil` if the text requires itemization: more than one direction or script, control characters, or glyphs of
  /// other fonts. `count` is increased by the number of shaped bytes.
  func shape(_ string: String, scratch: UnsafeMutablePointer<PangoGlyphString>, count: inout Int) -> LabelText? {
    let length = string.utf8.count
    guard length <= Self.longest else { return nil }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length)
    defer { bytes.deallocate() }
    var index = 0
    for byte in string.utf8 {
      bytes.initializeElement(at: index, to: byte)
      index += 1
    }
    var glyphs: [LabelGlyph] = []
    glyphs.reserveCapacity(length)
    guard append(UnsafeBufferPointer(bytes), to: &glyphs, scratch, &count) else { return nil }
    return LabelText(string, glyphs, self)
  }

  /// The maximum length of a label, in bytes.
  private static let longest = 256

  /// Appends the glyphs of a text, which is shaped as a whole or word by word.
  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to glyphs: inout [LabelGlyph], _ scratch: UnsafeMutablePointer<PangoGlyphString>,
    _ count: inout Int
  ) -> Bool {
    guard let hasLetters = Self.lettersOfPlainText(bytes) else { return false }
    guard !run.font.hasMonospacedDigits, words.areFree(in: bytes, of: font) else {
      return append(bytes, hasLetters, to: &glyphs, scratch, &count)
    }
    var start = 0
    while start < bytes.count {
      // A space is a word of its own.
      var end = start + 1
      if bytes[start] != LabelWords.space { while end < bytes.count, bytes[end] != LabelWords.space { end += 1 } }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let key = LabelWords.Key(word, hasLetters: hasLetters)
      if let key, let known = words[key] {
        glyphs += known
      } else {
        let first = glyphs.count
        guard append(word, hasLetters, to: &glyphs, scratch, &count) else { return false }
        if let key { words[key] = Array(glyphs[first...]) }
      }
      start = end
    }
    return true
  }

  /// Appends the glyphs of a text. Returns `false` if they aren't a simple row of glyphs of this font.
  private func append(
    _ text: UnsafeBufferPointer<UInt8>, _ hasLetters: Bool, to glyphs: inout [LabelGlyph],
    _ shaped: UnsafeMutablePointer<PangoGlyphString>, _ count: inout Int
  ) -> Bool {
    let item = hasLetters ? letters : figures
    count += text.count
    let characters = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    pango_shape_full(characters, gint(text.count), nil, 0, &item.pointee.analysis, shaped)
    guard let infos = shaped.pointee.glyphs else { return false }
    for index in 0..<Int(shaped.pointee.num_glyphs) {
      let info = infos[index]
      // A glyph that the font lacks has a flag above the range of glyph numbers.
      guard info.glyph < PangoGlyph.emptyGlyph, info.attr.is_color == 0, info.geometry.x_offset == 0, info.geometry.y_offset == 0 else {
        return false
      }
      glyphs.append(LabelGlyph(glyph: info.glyph, width: info.geometry.width))
    }
    return true
  }

  /// Indicates whether there are letters, or `nil` if the text isn't plain: printable ASCII and the Latin letters with accents.
  private static func lettersOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard !bytes.isEmpty, bytes.count <= longest else { return nil }
    var hasLetters = false
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x20...0x7e: hasLetters = hasLetters || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
      case 0xc3...0xc9: hasLetters = true
      case 0x80...0xbf where (0xc3...0xc9).contains(previous): break
      default: return nil
      }
      previous = byte
    }
    return hasLetters
  }
}
