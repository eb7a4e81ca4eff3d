import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension TextGlyphs {
  /// Determines the fonts, directions and glyphs of a text, or returns `nil` if no font is installed.
  ///
  /// - Complexity: O(*n*) in time and memory, where *n* is the length of the text.
  static func make(_ key: GlyphKey, fonts: PangoFonts) -> TextGlyphs? {
    let runs = key.runs.isEmpty ? [TextRun(string: "", font: ResolvedFont())] : key.runs
    let faces = runs.compactMap { fonts.face(for: $0.font) }
    guard faces.count == runs.count else { return nil }
    var bytes: [UInt8] = []
    var runStarts: [Int] = []
    for run in runs {
      runStarts.append(bytes.count)
      bytes.append(contentsOf: run.string.utf8)
    }
    runStarts.append(bytes.count)

    var marks = [UInt8](repeating: 0, count: bytes.count + 1)
    markGraphemes(runs.count == 1 ? runs[0].string : runs.map(\.string).joined(), in: &marks)
    let glyphs = TextGlyphs(runs: runs, faces: faces, runStarts: runStarts, marks: marks)
    glyphs.shape(&bytes, key, fonts)
    return glyphs
  }

  /// Marks Swift's own graphemes, so that offsets agree with the indices of strings.
  private static func markGraphemes(_ string: String, in marks: inout [UInt8]) {
    var offset = 0
    for character in string {
      marks[offset] |= Marks.grapheme
      offset += character.utf8.count
    }
    marks[marks.count - 1] |= Marks.grapheme
  }

  private func shape(_ bytes: inout [UInt8], _ key: GlyphKey, _ fonts: PangoFonts) {
    let ranges = Self.paragraphRanges(bytes)
    // Pango stops at a NUL and draws boxes for other control characters; as spaces they get no width afterwards.
    var controls: Set<Int> = []
    for index in bytes.indices where bytes[index] < 0x20 && bytes[index] != 0x09 || bytes[index] == 0x7f {
      bytes[index] = 0x20
      controls.insert(index)
    }
    bytes.append(0)
    let language = fonts.language(key.language)
    pango_context_set_language(fonts.context, language)
    let string = pango_glyph_string_new()!
    defer { pango_glyph_string_free(string) }

    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        for (content, end) in ranges {
          let firstCluster = clusters.count
          let start = text.baseAddress! + content.lowerBound
          var direction = oriel_gsk_base_direction(start, gint(content.count))
          if direction == PANGO_DIRECTION_NEUTRAL { direction = key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR }
          if !content.isEmpty {
            markBreaks(start, content, language)
            let fontList = attributes(of: content)
            defer { pango_attr_list_unref(fontList) }
            // Pango counts characters from the start of its input, so each input is one paragraph.
            let list = pango_itemize_with_base_dir(fonts.context, direction, start, 0, gint(content.count), fontList, nil)
            itemizedBytes += content.count
            shapeItems(list, text.baseAddress!, content, string)
          }
          let range = firstCluster..<clusters.count
          paragraphs.append(
            Paragraph(bytes: content, end: end, clusters: range, level: direction == PANGO_DIRECTION_RTL ? 1 : 0))
        }
      }
    }
    hide(controls)
    sumUp()
    idealWidth = paragraphs.reduce(0) { max($0, width(of: $1.clusters)) }
  }

  /// Returns the fonts of a paragraph's runs, relative to its start. The caller has to release the list.
  private func attributes(of paragraph: Range<Int>) -> OpaquePointer {
    let attributes = pango_attr_list_new()!
    var run = run(at: paragraph.lowerBound)
    while run < runs.count, runStarts[run] < paragraph.upperBound {
      let bytes = (runStarts[run]..<runStarts[run + 1]).clamped(to: paragraph)
      let range = bytes.lowerBound - paragraph.lowerBound..<bytes.upperBound - paragraph.lowerBound
      faces[run].addAttributes(to: attributes, range: range, kerning: runs[run].kerning)
      run += 1
    }
    return attributes
  }

  private func markBreaks(_ text: UnsafePointer<CChar>, _ range: Range<Int>, _ language: OpaquePointer?) {
    var found = [UInt8](repeating: 0, count: range.count)
    oriel_gsk_text_marks(text, gint(range.count), language, &found)
    for (index, mark) in found.enumerated() { marks[range.lowerBound + index] |= mark }
  }

  /// Shapes the items of a list, which it consumes. Their offsets are relative to the paragraph. Items are split where runs begin, so that
  /// each has one color.
  private func shapeItems(
    _ list: UnsafeMutablePointer<GList>?, _ text: UnsafePointer<CChar>, _ paragraph: Range<Int>,
    _ string: UnsafeMutablePointer<PangoGlyphString>
  ) {
    defer { PangoItems.free(list) }
    var link = list
    while let current = link, let item = PangoItems.first(current) {
      link = current.pointee.next
      var start = paragraph.lowerBound + Int(item.pointee.offset)
      let end = start + Int(item.pointee.length)
      while start < end {
        let run = run(at: start)
        let partEnd = min(end, runStarts[run + 1])
        if let font = item.pointee.analysis.font {
          pango_shape_full(
            text + start, gint(partEnd - start), text + paragraph.lowerBound, gint(paragraph.count),
            &item.pointee.analysis, string)
          append(string, font, level: item.pointee.analysis.level, run: run, start..<partEnd, text)
        }
        start = partEnd
      }
    }
  }

  private func append(
    _ string: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, level: UInt8, run: Int,
    _ bytes: Range<Int>, _ text: UnsafePointer<CChar>
  ) {
    let count = Int(string.pointee.num_glyphs)
    guard count > 0, let infos = string.pointee.glyphs, let offsets = string.pointee.log_clusters else { return }
    let firstGlyph = glyphs.count
    for index in 0..<count { glyphs.append(OrielGlyph(infos[index])) }
    let kerning = Int32(clamping: Int((runs[run].kerning.isDrawable ? runs[run].kerning : 0) * PangoUnits.perPoint))
    let isRightToLeft = level & 1 == 1
    let firstCluster = clusters.count
    // Visits the glyphs in logical order. Each sequence with equal text offsets is a cluster.
    var index = isRightToLeft ? count - 1 : 0
    while index >= 0, index < count {
      let offset = offsets[index]
      let first = index
      while index >= 0, index < count, offsets[index] == offset { index += isRightToLeft ? -1 : 1 }
      let range = isRightToLeft ? (index + 1)...first : first...(index - 1)
      let start = bytes.lowerBound + Int(offset)
      if text[start] == 0x09 { setTab(firstGlyph + range.lowerBound, run) }
      if let room = runs[run].room { leave(offset == 0 ? room.width : 0, at: firstGlyph + range.lowerBound) }
      glyphs[firstGlyph + range.upperBound].width &+= kerning
      let width = range.reduce(0) { $0 + Int(glyphs[firstGlyph + $1].width) }
      clusters.append(
        Cluster(
          start: Int32(start), item: Int32(items.count), firstGlyph: Int32(firstGlyph + range.lowerBound),
          glyphCount: Int32(range.count), width: Int32(clamping: width)))
    }
    let reference = items.last.flatMap { $0.font.pointer == font ? $0.font : nil } ?? PangoFontReference(retaining: font)
    items.append(Item(font: reference, level: level, run: run, bytes: bytes, clusters: firstCluster..<clusters.count))
  }

  /// Sets the width of a tab to that of four figures in its font's size, wherever it is.
  private func setTab(_ glyph: Int, _ run: Int) {
    leave(faces[run].metrics.lineHeight * 2, at: glyph)
  }

  /// Replaces a glyph by an empty one of a width in points.
  private func leave(_ width: CGFloat, at glyph: Int) {
    let width = width.isDrawable ? max(0, width) * PangoUnits.perPoint : 0
    glyphs[glyph] = OrielGlyph(PangoGlyph.emptyGlyph, width: Int32(clamping: Int(width)))
  }

  private func hide(_ controls: Set<Int>) {
    guard !controls.isEmpty else { return }
    for index in clusters.indices where controls.contains(Int(clusters[index].start)) {
      clusters[index].width = 0
      let first = Int(clusters[index].firstGlyph)
      for glyph in first..<first + Int(clusters[index].glyphCount) {
        glyphs[glyph] = OrielGlyph(PangoGlyph.emptyGlyph, width: 0)
      }
    }
  }

  /// Returns the paragraphs without their ends, and the start of the next one. A paragraph ends with LF, CR, CR LF, VT, FF, NEL or a
  /// Unicode separator.
  private static func paragraphRanges(_ bytes: [UInt8]) -> [(content: Range<Int>, end: Int)] {
    var result: [(content: Range<Int>, end: Int)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      var length = 0
      switch bytes[index] {
      case 0x0a...0x0c: length = 1
      case 0x0d: length = index + 1 < bytes.count && bytes[index + 1] == 0x0a ? 2 : 1
      case 0xc2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: length = 2
      case 0xe2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xfe == 0xa8: length = 3
      default: break
      }
      index += max(1, length)
      if length > 0 {
        result.append((start..<index - length, index))
        start = index
      }
    }
    result.append((start..<bytes.count, bytes.count))
    return result
  }
}

extension PangoGlyph {
  /// `PANGO_GLYPH_EMPTY`, a glyph without a drawing.
  static let emptyGlyph: PangoGlyph = 0x0fff_ffff
}
