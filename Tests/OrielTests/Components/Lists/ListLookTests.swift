import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Appearance of a List")
struct ListLookTests {
  private func host<Content: View>(_ size: CGSize = CGSize(width: 200, height: 220), @ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: size, content: content)
  }

  private enum Line: Equatable { case none, standard, red, blue }

  /// Returns the line at a row of pixels.
  private func line(_ snapshot: Snapshot, _ y: Int, x: Int = 150) -> Line {
    let pixel = snapshot.pixel(x, y)
    if pixel.red > 200, pixel.blue < 100 { return .red }
    if pixel.blue > 200, pixel.red < 100 { return .blue }
    return pixel.red < 240 && abs(pixel.red - pixel.blue) < 20 ? .standard : .none
  }

  @Test("listRowSeparatorTint colors the separators of a row, separately per edge")
  func rowTint() {
    func lines<Content: View>(@ViewBuilder _ content: () -> Content) -> [Line] {
      let snapshot = host { List(content: content).listStyle(.plain) }.snapshot()
      return [43, 87, 131].map { line(snapshot, $0) }
    }
    #expect(
      lines {
        Text(verbatim: "A"); Text(verbatim: "B"); Text(verbatim: "C")
      } == [.standard, .standard, .standard])
    #expect(
      lines {
        Text(verbatim: "A"); Text(verbatim: "B").listRowSeparatorTint(.red); Text(verbatim: "C")
      } == [.red, .red, .standard])
    #expect(
      lines {
        Text(verbatim: "A"); Text(verbatim: "B").listRowSeparatorTint(.red, edges: .top); Text(verbatim: "C")
      } == [
        .red, .standard, .standard,
      ])
    #expect(
      lines {
        Text(verbatim: "A")
        Text(verbatim: "B").listRowSeparatorTint(.red, edges: .top).listRowSeparatorTint(.blue, edges: .bottom)
        Text(verbatim: "C").listRowSeparatorTint(nil)
      } == [.red, .blue, .standard])
    // A separator between two rows has the tint of the upper one.
    #expect(
      lines {
        Text(verbatim: "A").listRowSeparatorTint(.blue); Text(verbatim: "B").listRowSeparatorTint(.red)
      }.prefix(2) == [.blue, .red])
  }

  @Test("The icons of labels have the tint, and their titles are aligned")
  func labels() throws {
    let host = host {
      List {
        Label {
          Text(verbatim: "Narrow")
        } icon: {
          Rectangle().frame(width: 6, height: 20)
        }
        Label {
          Text(verbatim: "Wide")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }
        Label {
          Text(verbatim: "Own")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }
        .foregroundStyle(.green)
      }
      .listStyle(.plain)
      .tint(.red)
    }
    let (narrow, wide, own) = try (host.find("Narrow").frame, host.find("Wide").frame, host.find("Own").frame)
    #expect(narrow.minX == wide.minX && wide.minX == own.minX)
    let snapshot = host.snapshot()
    func icon(_ frame: CGRect) -> Snapshot.Pixel { snapshot.pixel(Int(frame.minX) - 20, Int(frame.midY)) }
    #expect(icon(narrow).red > 200 && icon(narrow).green < 120)
    #expect(icon(wide).red > 200 && icon(wide).green < 120)
    #expect(icon(own).green > 150 && icon(own).red < 120)
  }

  @Test("The icon column of a label scales with its font")
  func smallLabels() throws {
    let host = host {
      List {
        Label("Large", systemImage: "star")
        Label("Small", systemImage: "star").font(.system(size: 8.5))
      }
      .listStyle(.plain)
    }
    let (large, small) = (try host.find("Large").frame, try host.find("Small").frame)
    #expect(abs(large.minX - small.minX - 12) < 1)
    host.close()
  }

  @Test("The separator visibilities of the two edges combine")
  func rowVisibility() {
    let snapshot = host {
      List {
        Text(verbatim: "A")
        Text(verbatim: "B").listRowSeparator(.hidden, edges: .top).listRowSeparator(.hidden, edges: .bottom)
        Text(verbatim: "C")
      }
      .listStyle(.plain)
    }.snapshot()
    #expect([43, 87, 131].map { line(snapshot, $0) } == [.none, .none, .standard])
  }

  /// Returns the insets of a row's separator from the leading and the trailing edge.
  private func ends<Row: View>(_ direction: LayoutDirection, @ViewBuilder _ row: () -> Row) -> [Int] {
    let snapshot = host {
      List {
        row()
        Text(verbatim: "Below")
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, direction)
    }.snapshot()
    let drawn = (0..<200).filter { line(snapshot, 43, x: $0) == .standard }
    guard let first = drawn.first, let last = drawn.last else { return [] }
    return direction == .leftToRight ? [first, 199 - last] : [199 - last, first]
  }

  @Test("Separators begin at the text after an icon, in both layout directions", arguments: LayoutDirection.allCases)
  func lineUnderText(_ direction: LayoutDirection) throws {
    let plain = ends(direction) { Text(verbatim: "Row") }
    #expect(plain == [16, 0])
    let labelled = ends(direction) {
      HStack(spacing: 8) {
        Rectangle().frame(width: 20, height: 20)
        Text(verbatim: "Row")
      }
    }
    #expect(labelled == [44, 0])
  }

  @Test("Separators follow the alignment guides of their row, in both layout directions", arguments: LayoutDirection.allCases)
  func lineGuides(_ direction: LayoutDirection) throws {
    let leading = ends(direction) {
      Text(verbatim: "Row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 40 }
    }
    #expect(leading == [56, 0])
    let trailing = ends(direction) {
      HStack {
        Text(verbatim: "Row")
        Spacer()
        Rectangle().frame(width: 20, height: 20)
      }
      .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 80 }
    }
    #expect(trailing == [16, 96])
    let inner = ends(direction) {
      HStack(spacing: 0) {
        Text(verbatim: "Row").frame(maxWidth: .infinity, alignment: .leading)
        Rectangle().frame(width: 20, height: 20).alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] }
      }
    }
    #expect(inner == [16, 36])
  }

  @Test("listSectionSeparator and listSectionSeparatorTint affect the separators around a section")
  func sectionSeparators() {
    func lines<Content: View>(_ style: some ListStyle, @ViewBuilder _ content: () -> Content) -> [Line] {
      let snapshot = host { List { Section { content() } }.listStyle(style) }.snapshot()
      // The lines are above the first row, between the rows and below the second. Cards begin 18 points down.
      let top = style is PlainListStyle ? 0 : 18
      return [top, top + 43, top + 87].map { line(snapshot, $0) }
    }
    @ViewBuilder func rows() -> some View {
      Text(verbatim: "A"); Text(verbatim: "B")
    }
    #expect(lines(.plain) { rows() } == [.none, .standard, .standard])
    #expect(lines(.plain) { rows().listSectionSeparator(.hidden) } == [.none, .standard, .none])
    #expect(lines(.plain) { rows().listSectionSeparator(.visible) } == [.standard, .standard, .standard])
    #expect(lines(.plain) { rows().listSectionSeparator(.visible, edges: .top) } == [.standard, .standard, .standard])
    #expect(lines(.plain) { rows().listSectionSeparatorTint(.red) } == [.none, .standard, .red])
    #expect(
      lines(.plain) { rows().listSectionSeparator(.visible).listSectionSeparatorTint(.red, edges: .top) } == [.red, .standard, .standard])
    #expect(lines(.insetGrouped) { rows() } == [.none, .standard, .none])
    #expect(
      lines(.insetGrouped) {
        rows().listSectionSeparator(.visible).listSectionSeparatorTint(.red, edges: .top).listSectionSeparatorTint(.blue, edges: .bottom)
      } == [.red, .standard, .blue])
    // A row's own modifiers take precedence.
    #expect(
      lines(.plain) {
        Group {
          Text(verbatim: "A")
          Text(verbatim: "B").listRowSeparatorTint(.blue).listRowSeparator(.visible)
        }
        .listSectionSeparator(.hidden).listSectionSeparatorTint(.red)
      } == [.none, .blue, .blue])
  }

  @Test("listSectionSpacing sets the spacing of sections")
  func sectionSpacing() throws {
    func gap(_ style: some ListStyle, _ spacing: ListSectionSpacing) throws -> CGFloat {
      let host = host(CGSize(width: 200, height: 400)) {
        List {
          Section { Text(verbatim: "A") }
          Section { Text(verbatim: "B") }
        }
        .listStyle(style).listSectionSpacing(spacing)
      }
      return try host.find("B").frame.midY - host.find("A").frame.midY - 44
    }
    for style in [ListSectionSpacing.default, .compact, .custom(40), .custom(0), .custom(-5), .custom(.nan)] {
      let expected: CGFloat =
        switch style {
        case .default: 28
        case .compact: 14
        case .custom(40): 40
        default: 0
        }
      #expect(try gap(.insetGrouped, style) == expected)
      #expect(try gap(.grouped, style) == expected)
    }
    #expect(try gap(.plain, .default) == 0 && gap(.plain, .custom(12)) == 12)
    let points = host(CGSize(width: 200, height: 400)) {
      List {
        Section { Text(verbatim: "A") }
        Section { Text(verbatim: "B") }
      }
      .listSectionSpacing(33)
    }
    #expect(try points.find("B").frame.midY - points.find("A").frame.midY == 44 + 33)
  }

  @Test("A hidden scroll content background shows the view behind the list, and cards stay")
  func background() {
    func colors(_ visibility: Visibility, _ style: some ListStyle) -> (margin: Snapshot.Pixel, row: Snapshot.Pixel, header: Snapshot.Pixel)
    {
      let snapshot = host {
        List { Section("H") { Text(verbatim: "A") } }.listStyle(style).scrollContentBackground(visibility).background(Color.red)
      }.snapshot()
      return (snapshot.pixel(4, 180), snapshot.pixel(150, 60), snapshot.pixel(190, 4))
    }
    func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 200 && pixel.blue < 100 }
    for visibility in [Visibility.automatic, .visible] {
      let shown = colors(visibility, .insetGrouped)
      #expect(!isRed(shown.margin) && !isRed(shown.row))
    }
    let hidden = colors(.hidden, .insetGrouped)
    #expect(isRed(hidden.margin) && !isRed(hidden.row), "The card is drawn")
    let plain = colors(.hidden, .plain)
    #expect(isRed(plain.margin) && isRed(plain.row) && isRed(plain.header))
  }

  @Test("Prominent headers are larger, for one section or for all")
  func prominence() throws {
    let host = host(CGSize(width: 200, height: 500)) {
      List {
        Section("Plain") { Text(verbatim: "A") }
        Section("Prominent") { Text(verbatim: "B") }.headerProminence(.increased)
      }
    }
    let (plain, prominent) = (try host.find("Plain").frame, try host.find("Prominent").frame)
    #expect(prominent.height > plain.height + 3)
    struct All: View {
      @State private var isProminent = false
      var body: some View {
        VStack {
          Button("More") { isProminent.toggle() }
          List { Section("Head") { Text(verbatim: "A") } }.headerProminence(isProminent ? .increased : .standard)
        }
      }
    }
    let all = self.host { All() }
    let before = try all.find("Head").frame.height
    #expect(before == plain.height)
    try all.tap("More")
    #expect(try all.find("Head").frame.height == prominent.height)
  }

  fileprivate struct Styles: View {
    @ViewBuilder private func list(_ name: String) -> some View {
      List {
        Section("Section \(name)") { ForEach(0..<20, id: \.self) { Text(verbatim: "\(name) \($0)") } }
      }
    }

    var body: some View {
      HStack(spacing: 0) {
        list("p").listStyle(.plain)
        list("g").listStyle(.grouped)
        list("i").listStyle(.inset)
        list("c").listStyle(.insetGrouped)
        list("s").listStyle(.sidebar)
      }
    }
  }

  @Test("Lists of five styles share a row evenly and are drawn at any size, also after a resize")
  func sideBySide() throws {
    let sizes = [
      CGSize(width: 1000, height: 600), CGSize(width: 640, height: 300), CGSize(width: 401, height: 77),
      CGSize(width: 1601.5, height: 900.25),
      CGSize(width: 320, height: 1200), CGSize(width: 1000, height: 600),
    ]
    let resized = TestHost(size: sizes[0]) { Styles() }
    for size in sizes {
      let fresh = TestHost(size: size) { Styles() }
      resized.resize(to: size)
      try resized.settle()
      for host in [fresh, resized] {
        let width = size.width / 5
        let snapshot = host.snapshot()
        for (index, name) in ["p", "g", "i", "c", "s"].enumerated() {
          let header = try host.find(text: "Section \(name)").frame
          #expect(header.minX >= width * CGFloat(index) && header.maxX <= width * CGFloat(index + 1) + 0.01, "\(name) at \(size)")
          let ink = (Int(header.minX)..<Int(header.maxX)).contains { x in
            (Int(header.minY)..<Int(min(header.maxY, size.height))).contains { y in snapshot.pixel(x, y).red < 170 }
          }
          #expect(ink, "\(name) is blank at \(size)")
        }
        #expect(host.messages.isEmpty)
      }
    }
  }
}
