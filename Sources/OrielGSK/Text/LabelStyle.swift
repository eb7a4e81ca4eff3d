import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// What the many short labels of a screen share: one font and one colour, found once.
@MainActor
final class LabelStyle {
  let run: TextRun
  let language: String?
  let face: FontFace
  let fonts: PangoFonts
  let font: UnsafeMutablePointer<PangoFont>
  private let letters: UnsafeMutablePointer<PangoItem>
  private let figures: UnsafeMutablePointer<PangoItem>
  private nonisolated(unsafe) let items: [UnsafeMutablePointer<GList>?]

  /// `run` without its text. Nil where the style needs more than one line of plain glyphs.
  init?(_ run: TextRun, language: String?, fonts: PangoFonts) {
    guard run.background == nil, run.underline == nil, run.strikethrough == nil, run.kerning == 0, run.baselineOffset == 0,
      !run.font.hasSmallCaps, let face = fonts.face(for: run.font)
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
    // Two different fonts would make two runs of "a0".
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

  deinit { items.forEach { PangoItems.free($0) } }

  /// Whether a run differs from the style's in nothing but its text.
  func matches(_ other: TextRun, language: String?) -> Bool {
    other.font == run.font && other.color == run.color && other.background == nil && other.underline == nil
      && other.strikethrough == nil && other.kerning == 0 && other.baselineOffset == 0 && language == self.language
  }

  /// Nil where the text needs itemising: more than one direction or script, control characters, glyphs of other fonts.
  func shape(_ string: String, scratch: UnsafeMutablePointer<PangoGlyphString>) -> LabelText? {
    let result: LabelText?? = string.utf8.withContiguousStorageIfAvailable { bytes in
      guard let hasLetters = Self.lettersOfPlainText(bytes) else { return nil }
      let item = hasLetters ? letters : figures
      bytes.withMemoryRebound(to: CChar.self) { text in
        pango_shape_full(text.baseAddress, gint(text.count), nil, 0, &item.pointee.analysis, scratch)
      }
      return LabelText(string, scratch, self)
    }
    return result ?? nil
  }

  /// Whether there are letters, or nil if the text is not plain: printable ASCII and the Latin letters with accents.
  private static func lettersOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard !bytes.isEmpty, bytes.count <= 256 else { return nil }
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
