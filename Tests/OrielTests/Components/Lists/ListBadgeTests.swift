import Foundation
import Oriel
import OrielTesting
import Testing

private enum Box: String, CaseIterable, Identifiable {
  case inbox, drafts
  var id: String { rawValue }
}

private struct Boxes: View {
  @State private var box: Box? = .inbox

  var body: some View {
    List(Box.allCases, selection: $box) { box in
      NavigationLink(value: box) { Text(verbatim: box.rawValue) }.badge(box == .inbox ? 8 : 0)
    }
  }
}

@MainActor
@Suite("Badges of list rows")
struct ListBadgeTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 300), content: content)
  }

  private func pixels(_ snapshot: Snapshot, _ columns: Range<Int>, _ rows: Range<Int>) -> [Snapshot.Pixel] {
    columns.flatMap { x in rows.map { y in snapshot.pixel(x, y) } }
  }

  private func isDark(_ pixel: Snapshot.Pixel) -> Bool { pixel.red < 190 && abs(pixel.red - pixel.blue) < 30 }

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 180 && pixel.green < 130 && pixel.blue < 130 }

  @Test("A badge is before the arrow of its link")
  func link() throws {
    func row(_ count: Int) throws -> (snapshot: Snapshot, frame: CGRect) {
      let host = host {
        NavigationStack {
          List { NavigationLink("Inbox") { Text(verbatim: "x") }.badge(count) }.listStyle(.plain)
        }
      }
      return (host.snapshot(), try host.find(text: "Inbox").frame)
    }
    let (with, without) = (try row(3), try row(0))
    #expect(with.frame == without.frame)
    let (end, rows) = (Int(with.frame.maxX), Int(with.frame.midY) - 8..<Int(with.frame.midY) + 8)
    #expect(pixels(with.snapshot, end - 8..<end, rows) == pixels(without.snapshot, end - 8..<end, rows), "The arrow stays at the end")
    #expect(pixels(with.snapshot, end - 26..<end - 12, rows).contains(where: isDark))
    #expect(!pixels(without.snapshot, end - 26..<end - 12, rows).contains(where: isDark))
  }

  @Test("A row without a link has its badge at the trailing edge of the list")
  func plain() throws {
    let host = host { List { Text(verbatim: "Row").badge("new") }.listStyle(.plain) }
    let (row, badge) = (try host.find("Row").frame, try host.find("new").frame)
    #expect(row.minX == 16 && abs(badge.maxX - 284) < 0.5)
    #expect(abs(row.midY - 22) < 1 && abs(badge.midY - 22) < 1)
  }

  @Test("A badge applies to each row of its group, and a badge that appears keeps the row's state")
  func changes() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View { Button("Pressed \(count)") { count += 1 } }
    }
    struct Rows: View {
      @State private var unread = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { unread += 1 }
          List {
            Group {
              Row(); Text(verbatim: "Other")
            }.badge(unread)
          }.listStyle(.plain)
        }
      }
    }
    let host = host { Rows() }
    try host.tap("Pressed 0")
    try host.tap("More")
    #expect(host.exists("Pressed 1"))
    #expect(host.findAll(label: "1").count == 2)
  }

  @Test("A row with a badge can be selected and is marked as selected")
  func selection() throws {
    let host = host { Boxes() }
    #expect(try host.find(text: "inbox").isSelected && !host.find(text: "drafts").isSelected)
    try host.tap(host.find(text: "drafts"))
    #expect(try !host.find(text: "inbox").isSelected && host.find(text: "drafts").isSelected)
    try host.tap(host.find(text: "inbox"))
    #expect(try host.find(text: "inbox").isSelected)
  }

  @Test("The separator below a row is aligned with the row's own text, not with the badge")
  func separator() throws {
    func start<Row: View>(@ViewBuilder _ row: () -> Row) -> Int? {
      let snapshot = host {
        List {
          row()
          Text(verbatim: "Next")
        }
        .listStyle(.plain)
      }.snapshot()
      return (0..<300).first { snapshot.pixel($0, 43).red < 240 }
    }
    #expect(start { Text(verbatim: "Row").badge(5) } == 16)
    #expect(start { Color.clear.frame(width: 20, height: 20).badge(5) } == 16)
    let label = start { Label("Row", systemImage: "star") }
    #expect(label != 16 && start { Label("Row", systemImage: "star").badge(5) } == label)
    #expect(
      start {
        NavigationLink {
          Text(verbatim: "x")
        } label: {
          Color.clear.frame(width: 20, height: 20)
        }.badge(5)
      } == 16)
  }

  @Test("A badge's own color takes precedence")
  func color() {
    func hasRed(_ badge: Text) -> Bool {
      let snapshot = host { List { Text(verbatim: "Row").badge(badge) }.listStyle(.plain) }.snapshot()
      return pixels(snapshot, 200..<290, 8..<36).contains(where: isRed)
    }
    #expect(hasRed(Text(verbatim: "new").foregroundColor(.red).bold()))
    #expect(!hasRed(Text(verbatim: "new").bold()))
  }

  @Test("A list in a tab with a badge is laid out without that badge")
  func inner() {
    let host = host {
      TabView {
        NavigationStack { List { NavigationLink("Inner") { Text(verbatim: "x") } } }.tabItem { Text(verbatim: "Tab") }.badge(7)
      }
    }
    #expect(host.exists("Inner"))
  }
}
