import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Line spacing, comments and text styles")
struct TextFormsTests {
  private func size<Content: View>(_ dynamicTypeSize: DynamicTypeSize = .large, @ViewBuilder _ content: () -> Content) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 300, height: 300), dynamicTypeSize: dynamicTypeSize, content: content)
    defer { host.close() }
    return try host.find(role: .isStaticText).frame.size
  }

  // MARK: Lines

  @Test("lineSpacing adds its points between lines only")
  func lineSpacing() throws {
    let three = Text(verbatim: "one\ntwo\nthree")
    let natural = try size { three }
    let spaced = try size { three.lineSpacing(12) }
    #expect(abs(spaced.height - natural.height - 24) < 0.01)
    #expect(spaced.width == natural.width)
    let one = Text(verbatim: "one")
    #expect(try size { one.lineSpacing(12) } == size { one })
  }

  @Test("lineSpacing applies to all texts in a container, and the innermost one wins")
  func inheritedLineSpacing() throws {
    let two = Text(verbatim: "one\ntwo")
    let natural = try size { two }.height
    #expect(try abs(size { VStack { HStack { two } }.lineSpacing(9) }.height - natural - 9) < 0.01)
    #expect(try abs(size { VStack { two.lineSpacing(3) }.lineSpacing(9) }.height - natural - 3) < 0.01)
    #expect(try size { VStack { two.lineSpacing(0) }.lineSpacing(9) }.height == natural)
  }

  @Test("lineSpacing applies to wrapped lines")
  func wrappedLines() throws {
    let words = Text(verbatim: "several words that need more than one line in the little room that they have")
    let line = try size { Text(verbatim: "several") }.height
    let natural = try size { words.frame(width: 120) }.height
    let count = (natural / line).rounded()
    #expect(count >= 3)
    #expect(try abs(size { words.lineSpacing(10).frame(width: 120) }.height - natural - (count - 1) * 10) < 0.01)
  }

  /// Returns the rows of pixels in which a line of letters begins.
  private func lineStarts(_ spacing: CGFloat) -> [Int] {
    let host = TestHost(size: CGSize(width: 100, height: 300)) {
      Text(verbatim: "H\nH\nH").font(.system(size: 30, weight: .black)).lineSpacing(spacing)
    }
    defer { host.close() }
    let picture = host.snapshot()
    let isInked = (0..<300).map { y in (0..<100).contains { picture.pixel($0, y).red < 128 } }
    return (1..<300).filter { isInked[$0] && !isInked[$0 - 1] }
  }

  @Test("Lines are drawn with the line spacing between them")
  func drawnLines() throws {
    let (natural, spaced) = (lineStarts(0), lineStarts(20))
    try #require(natural.count == 3 && spaced.count == 3)
    for line in 1...2 {
      let (before, after) = (natural[line] - natural[line - 1], spaced[line] - spaced[line - 1])
      #expect(abs(after - before - 20) <= 1, "\(natural) \(spaced)")
    }
  }

  // MARK: Comments

  @Test("A comment for translators isn't shown and doesn't change the text")
  func comment() {
    let host = TestHost {
      VStack {
        Text("Save", comment: "The verb, on a button")
        Text("\(3) files", comment: "How many there are")
        Text("Open", tableName: "Missing", bundle: .main, comment: "The verb, on a button")
      }
    }
    #expect(host.findAll(role: .isStaticText).map(\.label) == ["Save", "3 files", "Open"])
    host.close()
  }

  @Test("A text with a comment is looked up in its table and bundle")
  func translatedComment() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-comments-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appendingPathComponent("de.lproj/Words.strings")
    try FileManager.default.createDirectory(at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#""Hello" = "Hallo"; "%lld files" = "%lld Dateien";"#.utf8).write(to: table)
    let bundle = try #require(Bundle(path: folder.path))
    let host = TestHost(locale: Locale(identifier: "de_DE")) {
      VStack {
        Text("Hello", tableName: "Words", bundle: bundle, comment: "A greeting")
        Text("\(3) files", tableName: "Words", bundle: bundle, comment: "How many there are")
      }
    }
    #expect(host.findAll(role: .isStaticText).map(\.label) == ["Hallo", "3 Dateien"])
    host.close()
  }

  // MARK: Styles

  @Test("title3 and subheadline have iOS's sizes relative to a body of 17 points")
  func fontSizes() throws {
    #expect(Font.title3.resolve().size == 20 && Font.subheadline.resolve().size == 15 && Font.body.resolve().size == 17)
    let text = Text(verbatim: "Mixed")
    for (font, points) in [(Font.title3, 20), (.subheadline, 15), (.body, 17)] as [(Font, CGFloat)] {
      #expect(try size { text.font(font) } == size { text.font(.system(size: points)) }, "\(points)")
      #expect(try size { HStack { text }.font(font) } == size { text.font(.system(size: points)) }, "\(points)")
    }
    let (large, small) = try (size { text.font(.title3) }, size { text.font(.subheadline) })
    #expect(large.width > small.width && large.height > small.height)
  }

  @Test("title3 and subheadline scale with the user's text size like iOS's")
  func dynamicFontSizes() throws {
    let text = Text(verbatim: "Mixed")
    #expect(try size(.xxxLarge) { text.font(.title3) } == size { text.font(.system(size: 26)) })
    #expect(try size(.xxxLarge) { text.font(.subheadline) } == size { text.font(.system(size: 21)) })
    #expect(try size(.xSmall) { text.font(.title3) } == size { text.font(.system(size: 17)) })
    #expect(try size(.xSmall) { text.font(.subheadline) } == size { text.font(.system(size: 12)) })
  }
}
