import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("List styles and modifiers")
struct ListFormsTests {
  private static let size = CGSize(width: 200, height: 220)

  private func snapshot<Content: View>(@ViewBuilder _ content: () -> Content) -> Snapshot {
    let host = TestHost(size: Self.size, content: content)
    defer { host.close() }
    return host.snapshot()
  }

  private var list: some View { List(0..<4, id: \.self) { Text(verbatim: "\($0)") } }

  @Test("A bordered list has a border")
  func border() {
    let (plain, bordered) = (snapshot { list.listStyle(.plain) }, snapshot { list.listStyle(.bordered) })
    #expect(plain.pixel(0, 110) != bordered.pixel(0, 110))
    #expect(bordered.pixel(0, 110) == bordered.pixel(199, 110))
    #expect(plain.pixel(100, 219) != bordered.pixel(100, 219))
    #expect(plain.pixel(100, 20) == bordered.pixel(100, 20))
  }

  /// Returns true if the backgrounds of the first two rows differ.
  private func alternates<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
    let image = snapshot(content)
    return image.pixel(150, 20) != image.pixel(150, 64) && image.pixel(150, 20) == image.pixel(150, 108)
  }

  @Test("The list style or alternatingRowBackgrounds alternates row backgrounds, and the modifier takes precedence")
  func alternation() {
    #expect(!alternates { list.listStyle(.plain) })
    #expect(alternates { list.listStyle(.plain).alternatingRowBackgrounds() })
    #expect(alternates { list.listStyle(.bordered(alternatesRowBackgrounds: true)) })
    #expect(alternates { list.listStyle(.inset(alternatesRowBackgrounds: true)) })
    #expect(!alternates { list.listStyle(BorderedListStyle(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled) })
    #expect(alternates { list.listStyle(InsetListStyle(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.automatic) })
    let behavior: AlternatingRowBackgroundBehavior = .enabled
    #expect(alternates { list.listStyle(BorderedListStyle()).alternatingRowBackgrounds(behavior) })
  }

  @Observable @MainActor
  final class Numbers { var all = [1, 2, 3] }

  @Test("Row backgrounds follow the position of the rows")
  func insertion() {
    struct Rows: View {
      let numbers: Numbers

      var body: some View {
        List(numbers.all, id: \.self) { _ in Color.clear.frame(height: 10) }.listStyle(.plain).alternatingRowBackgrounds()
      }
    }
    let numbers = Numbers()
    let host = TestHost(size: Self.size) { Rows(numbers: numbers) }
    let before = host.snapshot()
    numbers.all = [0, 1, 2, 3]
    host.advance(by: 0.1)
    let after = host.snapshot()
    for y in [20, 64, 108] { #expect(before.pixel(150, y) == after.pixel(150, y)) }
    host.close()
  }

  @Test("listItemTint colors only the icons of labels")
  func tint() throws {
    func icon<Tinted: View>(@ViewBuilder _ label: (AnyView) -> Tinted) throws -> (icon: Snapshot.Pixel, text: Data) {
      let host = TestHost(size: Self.size) {
        List { label(AnyView(Label("Text", systemImage: "square.fill"))) }.listStyle(.sidebar)
      }
      defer { host.close() }
      let frame = try host.find("Text").frame
      return (host.snapshot().pixel(Int(frame.minX) - 20, Int(frame.midY)), host.snapshot().pngData)
    }
    let plain = try icon { $0 }
    let red = try icon { $0.listItemTint(.red) }
    #expect(red.icon != plain.icon)
    #expect(red.icon.red > 200 && red.icon.blue < 120)
    #expect(try icon { $0.listItemTint(ListItemTint.fixed(.red)) }.text == red.text)
    #expect(try icon { $0.listItemTint(ListItemTint.preferred(.red)) }.text == red.text)
    let gray = try icon { $0.listItemTint(.monochrome) }.icon
    #expect(abs(Int(gray.red) - Int(gray.blue)) < 20)
    #expect(try icon { $0.listItemTint(nil as Color?).listItemTint(.red) }.text == plain.text)
  }

  @Observable @MainActor
  final class ActionLog {
    var isExpanded = true
    var added = 0
  }

  @Test("Section actions are rows at the end of the section, and are hidden with its content")
  func sectionActions() throws {
    let log = ActionLog()
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      List {
        Section("First", isExpanded: Binding(get: { log.isExpanded }, set: { log.isExpanded = $0 })) {
          Text(verbatim: "row")
        }
        .sectionActions { Button("Add") { log.added += 1 } }
        Section("Second") { Text(verbatim: "other") }
      }
    }
    let (row, add, second) = (try host.find("row").frame, try host.find("Add").frame, try host.find("Second").frame)
    #expect(row.maxY < add.minY && add.maxY < second.minY)
    try host.tap("Add")
    #expect(log.added == 1)
    log.isExpanded = false
    try host.settle()
    #expect(!host.exists("Add") && !host.exists("row") && host.exists("other"))
    host.close()
  }

  @Test("The arrow keys expand and collapse the group of the selected row")
  func disclosureKeys() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    struct Groups: View {
      @State private var selection: String?

      var body: some View {
        List([Folder(id: "group", children: [Folder(id: "inside")]), Folder(id: "last")], children: \.children, selection: $selection) {
          Text(verbatim: $0.id)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Groups() }
    try host.tap("last")
    host.press(.upArrow)
    host.press(.rightArrow)
    try host.settle()
    #expect(host.exists("inside"))
    host.press(.leftArrow)
    try host.settle()
    #expect(!host.exists("inside"))
    host.close()
  }
}
