import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// A resolved font that exists on this machine: its Pango description, its first face, and that face's metrics in points.
@MainActor
final class FontFace {
  let font: ResolvedFont
  let metrics: Metrics
  let primary: PangoFontReference
  let description: OpaquePointer
  private let context: OpaquePointer
  /// The ellipsis that replaces truncated text.
  private(set) lazy var ellipsis = makeEllipsis()

  struct Metrics {
    var ascent: CGFloat
    var descent: CGFloat
    var lineGap: CGFloat
    /// The positions of the lines' centers, below and above the baseline.
    var underlineOffset: CGFloat
    var underlineThickness: CGFloat
    var strikethroughOffset: CGFloat
    var strikethroughThickness: CGFloat

    var lineHeight: CGFloat { ascent + descent + lineGap }
  }

  struct Ellipsis {
    var font: PangoFontReference
    var glyphs: [OrielGlyph]
    var width: Int
  }

  /// Creates a face, which consumes the description, or `nil` if there is no font at all.
  init?(_ font: ResolvedFont, description: OpaquePointer, context: OpaquePointer) {
    self.font = font
    self.description = description
    guard let primary = pango_context_load_font(context, description) else {
      pango_font_description_free(description)
      return nil
    }
    self.context = context
    g_object_ref(UnsafeMutableRawPointer(context))
    self.primary = PangoFontReference(owning: primary)
    var measured = OrielFontMetrics()
    oriel_gsk_font_metrics(primary, &measured)
    func points(_ value: Int32) -> CGFloat { CGFloat(value) / PangoUnits.perPoint }
    metrics = Metrics(
      ascent: points(measured.ascent), descent: points(measured.descent), lineGap: max(0, points(measured.line_gap)),
      underlineOffset: points(measured.underline_position), underlineThickness: points(measured.underline_thickness),
      strikethroughOffset: points(measured.strikethrough_position),
      strikethroughThickness: points(measured.strikethrough_thickness))
  }

  isolated deinit {
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Adds the attributes of this font for a range of bytes. The caller's list owns them.
  func addAttributes(to list: OpaquePointer, range: Range<Int>, kerning: CGFloat) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(clamping: range.lowerBound)
      attribute.pointee.end_index = guint(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    add(pango_attr_font_desc_new(description))
    var features: [String] = []
    if font.hasMonospacedDigits { features.append("tnum=1") }
    // Letters with additional spacing must not form ligatures.
    if kerning != 0 { features.append("liga=0,clig=0,dlig=0,calt=0") }
    if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
  }

  private func makeEllipsis() -> Ellipsis {
    let list = pango_attr_list_new()!
    addAttributes(to: list, range: 0..<Int(UInt32.max), kerning: 0)
    defer { pango_attr_list_unref(list) }
    let length = gint("…".utf8.count)
    let text = strdup("…")
    defer { free(text) }
    let items = pango_itemize(context, text, 0, length, list, nil)
    defer { PangoItems.free(items) }
    guard let item = PangoItems.first(items), let font = item.pointee.analysis.font else {
      return Ellipsis(font: primary, glyphs: [], width: 0)
    }
    let string = pango_glyph_string_new()!
    defer { pango_glyph_string_free(string) }
    pango_shape_full(text, length, text, length, &item.pointee.analysis, string)
    let glyphs = (0..<Int(string.pointee.num_glyphs)).map { OrielGlyph(string.pointee.glyphs[$0]) }
    return Ellipsis(
      font: PangoFontReference(retaining: font), glyphs: glyphs, width: glyphs.reduce(0) { $0 + Int($1.width) })
  }
}

/// A reference to a Pango font.
///
/// The pointer is never written, and a font's reference count is atomic, so that the last reference may be released on any thread.
final class PangoFontReference: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<PangoFont>

  init(owning pointer: UnsafeMutablePointer<PangoFont>) { self.pointer = pointer }

  convenience init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.init(owning: pointer)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension OrielGlyph {
  /// Creates a glyph that follows the previous one without an offset, in the text's color.
  init(_ glyph: PangoGlyph, width: Int32) { self.init(glyph: glyph, is_color: 0, width: width, x_offset: 0, y_offset: 0) }

  init(_ info: PangoGlyphInfo) {
    self.init(
      glyph: info.glyph, is_color: info.attr.is_color, width: info.geometry.width, x_offset: info.geometry.x_offset,
      y_offset: info.geometry.y_offset)
  }
}
