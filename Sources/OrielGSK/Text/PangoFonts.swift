import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Pango's units, integers of which 1,024 are a point. Sums are stored in `Int`, because a long text exceeds 32 bits.
enum PangoUnits {
  static let perPoint: CGFloat = 1024

  static func points(_ units: Int) -> CGFloat { CGFloat(units) / perPoint }

  /// Returns a limit, rounded up and with a hundredth of a point added: a width that was measured before has to be sufficient again.
  static func limit(_ points: CGFloat) -> Int {
    guard points < 1e12 else { return Int.max / 4 }
    return Int((max(0, points) * perPoint).rounded(.up)) + 10
  }
}

/// The Pango context in which all text is shaped, and the fonts that have been requested.
@MainActor
final class PangoFonts {
  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var faces: [ResolvedFont: FontFace] = [:]
  private var latest: FontFace?
  private(set) lazy var named = NamedFontFaces(fontMap)
  private let defaultLanguage: OpaquePointer?

  init() {
    GTKLibrary.initialize()
    defaultLanguage = pango_language_get_default()
    // A separate font map: its options must not affect GTK's widgets.
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Returns the face for a font, or `nil` if no font is installed.
  func face(for font: ResolvedFont) -> FontFace? {
    if let latest, latest.font == font { return latest }
    if let face = faces[font] {
      latest = face
      return face
    }
    // An animated font size requests many faces.
    if faces.count >= 512 { faces.removeAll() }
    guard let face = FontFace(font, description: description(of: font), context: context) else { return nil }
    faces[font] = face
    latest = face
    return face
  }

  func language(_ tag: String?) -> OpaquePointer? {
    tag.flatMap { pango_language_from_string($0) } ?? defaultLanguage
  }

  /// Returns a description that the caller has to free. Sizes are limited to Cairo's range.
  private func description(of font: ResolvedFont) -> OpaquePointer {
    var font = font
    if case .named(let name) = font.family, let face = named.face(name) {
      font.family = .named(face.family)
      // The name of a face with a weight replaces the regular weight.
      if let weight = face.weight, font.weight == 400 { font.weight = weight }
      font.isItalic = font.isItalic || face.isItalic
    }
    return Self.description(of: font)
  }

  private static func description(of font: ResolvedFont) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, families(of: font.family))
    let size = font.size.isNaN ? 17 : min(2000, max(0.5, font.size))
    pango_font_description_set_absolute_size(description, size * PangoUnits.perPoint)
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(1000, max(100, font.weight)))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, stretch(font.width))
    switch (font.hasSmallCaps, font.hasUppercaseSmallCaps) {
    case (false, false): break
    case (true, false): pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    case (false, true): pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
    case (true, true): pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
    }
    return description
  }

  private static let systemFamilies = "Inter,Adwaita Sans,Cantarell,Noto Sans,sans-serif"

  private static func families(of family: ResolvedFont.Family) -> String {
    switch family {
    case .system: systemFamilies
    case .serif: "Source Serif 4,Source Serif Pro,Noto Serif,DejaVu Serif,serif"
    case .rounded: "Nunito,Quicksand,Varela Round,\(systemFamilies)"
    case .monospaced: "JetBrains Mono,Adwaita Mono,Source Code Pro,Noto Sans Mono,DejaVu Sans Mono,monospace"
    case .named(let name): "\(name.filter { $0 != "," && $0 != "\0" }),\(systemFamilies)"
    }
  }

  private static func stretch(_ width: Int) -> PangoStretch {
    switch width {
    case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<82: PANGO_STRETCH_CONDENSED
    case ..<94: PANGO_STRETCH_SEMI_CONDENSED
    case ..<107: PANGO_STRETCH_NORMAL
    case ..<119: PANGO_STRETCH_SEMI_EXPANDED
    case ..<138: PANGO_STRETCH_EXPANDED
    case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }
}

/// Functions for Pango's linked lists of items.
enum PangoItems {
  static func first(_ list: UnsafeMutablePointer<GList>?) -> UnsafeMutablePointer<PangoItem>? {
    list?.pointee.data?.assumingMemoryBound(to: PangoItem.self)
  }

  static func free(_ list: UnsafeMutablePointer<GList>?) {
    var link = list
    while let current = link {
      pango_item_free(first(current))
      link = current.pointee.next
    }
    g_list_free(list)
  }
}
