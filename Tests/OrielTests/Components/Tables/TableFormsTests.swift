import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Columns, rows and styles of a Table")
struct TableFormsTests {
  // MARK: Widths

  private struct Widths: View {
    var body: some View {
      Table(Person.some) {
        TableColumn("A", value: \.name).width(min: 100, ideal: 200, max: 300)
        TableColumn("B", value: \.name)
        TableColumn("C") { Text(verbatim: "\($0.age)") }.width(100)
      }
    }
  }

  private func starts(_ host: TestHost) throws -> [CGFloat] { try ["A", "B", "C"].map { try host.find($0).frame.minX } }

  private func drag(_ host: TestHost, from x: CGFloat, by distance: CGFloat) throws {
    host.drag(from: CGPoint(x: x, y: 17), to: CGPoint(x: x + distance, y: 17))
    try host.settle()
  }

  @Test("The edge behind a column is dragged within the column's limits, and the columns behind it take the rest")
  func resizing() throws {
    let host = TestHost(size: CGSize(width: 760, height: 300)) { Widths() }
    let before = try starts(host)
    #expect(before[1] - before[0] == 216 && before[2] - before[0] == 632)
    try drag(host, from: 222, by: 50)
    var now = try starts(host)
    #expect(now[0] == before[0] && now[1] - now[0] == 266 && now[2] == before[2])
    let names = host.findAll(label: "Mara").map(\.frame.minX).sorted()
    #expect(names == [now[0], now[1]], "Cells stay aligned with their headers")
    try drag(host, from: 272, by: 200)
    now = try starts(host)
    #expect(now[1] - now[0] == 316, "The maximum width limits the column")
    try drag(host, from: 322, by: -290)
    now = try starts(host)
    #expect(now[1] - now[0] == 116, "The minimum width limits the column")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A column keeps the width that the user has set when the window changes its size")
  func kept() throws {
    let host = TestHost(size: CGSize(width: 760, height: 300)) { Widths() }
    try drag(host, from: 222, by: 50)
    host.resize(to: CGSize(width: 860, height: 300))
    let now = try starts(host)
    #expect(now[1] - now[0] == 266 && now[2] - now[0] == 732)
    #expect(try abs(host.find("44").frame.minX - now[2]) < 1)
    host.close()
  }

  @Test("A column of fixed width can't be resized, and the pointer indicates edges that can be dragged")
  func fixed() throws {
    let host = TestHost(size: CGSize(width: 760, height: 300)) { Widths() }
    host.hover(at: CGPoint(x: 222, y: 17))
    #expect(host.pointerShape == "col-resize")
    host.hover(at: CGPoint(x: 300, y: 17))
    #expect(host.pointerShape == "default")
    host.hover(at: CGPoint(x: 752, y: 17))
    #expect(host.pointerShape == "default")
    let before = try starts(host)
    try drag(host, from: 752, by: -50)
    #expect(try starts(host) == before)
    try drag(host, from: 638, by: -50)
    #expect(try starts(host)[2] == before[2] - 50, "No column behind it takes the space, which stays free at the end")
    host.close()
  }

  @Test("In right-to-left layout column edges are dragged in the opposite direction")
  func mirrored() throws {
    let host = TestHost(size: CGSize(width: 760, height: 300), layoutDirection: .rightToLeft) { Widths() }
    let before = try host.find("B").frame.maxX
    try drag(host, from: 760 - 222, by: -50)
    #expect(try host.find("B").frame.maxX == before - 50)
    host.close()
  }

  @Test("A narrow window shows only the first column without headers, and a wide one shows all columns again")
  func compact() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Widths() }
    #expect(!host.exists("A") && !host.exists("44"))
    #expect(host.findAll(label: "Ann").count == 1)
    host.resize(to: CGSize(width: 712, height: 300))
    #expect(host.exists("A") && host.exists("44"))
    #expect(host.findAll(label: "Ann").count == 2)
    host.close()
  }

  // MARK: Nested rows

  private struct Families: View {
    @State private var isOpen = false
    @State private var selection: Int?

    var body: some View {
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age) years") }
      } rows: {
        DisclosureTableRow(Person(id: 10, name: "Parent", age: 50), isExpanded: $isOpen) {
          ForEach(Person.some) { TableRow($0) }
          DisclosureTableRow(Person(id: 11, name: "Uncle", age: 60)) {
            TableRow(Person(id: 12, name: "Cousin", age: 20))
          }
        }
        TableRow(Person(id: 13, name: "Single", age: 70))
      }
    }
  }

  private func families() -> TestHost { TestHost(size: CGSize(width: 612, height: 500)) { Families() } }

  @Test("A DisclosureTableRow expands and collapses the rows below it, which are indented")
  func disclosure() throws {
    let host = families()
    #expect(!host.exists("Mara"))
    #expect(try host.find("Parent").frame.minX == host.find("Single").frame.minX, "Rows without an arrow reserve its space")
    try host.tap("Expand")
    try host.settle()
    let (parent, child, single) = (try host.find("Parent").frame, try host.find("Mara").frame, try host.find("Single").frame)
    #expect(parent.maxY < child.minY && child.maxY < single.minY)
    #expect(child.minX - parent.minX == 18)
    #expect(try host.find("31 years").frame.minX == host.find("50 years").frame.minX, "Only the first column is indented")
    try host.tap("Expand")
    try host.settle()
    #expect(try host.find("Cousin").frame.minX - child.minX == 18)
    try host.tap(host.findAll(label: "Collapse")[0])
    try host.settle()
    #expect(!host.exists("Mara") && !host.exists("Cousin") && host.exists("Single"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The arrow keys expand and collapse the selected row")
  func disclosureKeys() throws {
    let host = families()
    try host.tap("Parent")
    host.press(.rightArrow)
    try host.settle()
    #expect(host.exists("Mara"))
    #expect(try host.find("Parent").isSelected)
    host.press(.leftArrow)
    try host.settle()
    #expect(!host.exists("Mara"))
    host.close()
  }

  private struct Sections: View {
    @State private var isOpen = true

    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      } rows: {
        Section("Friends") { ForEach(Person.some) { TableRow($0) } }
        Section("Neighbours", isExpanded: $isOpen) { TableRow(Person(id: 20, name: "Nat", age: 5)) }
        Section {
          TableRow(Person(id: 21, name: "Ida", age: 6))
        } header: {
          Label("Others", systemImage: "star")
        }
        Section { TableRow(Person(id: 22, name: "Last", age: 6)) }
      }
    }
  }

  @Test("Sections have headers across the columns, and expand and collapse if they have a binding")
  func sections() throws {
    let host = TestHost(size: CGSize(width: 612, height: 700)) { Sections() }
    let names = ["Friends", "Mara", "Ann", "Zoe", "Neighbours", "Nat", "Others", "Ida", "Last"]
    let tops = try names.map { try host.find($0).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    #expect(try host.find("Friends").traits.contains(.isHeader))
    #expect(try host.find("Friends").frame.minX == host.find("Mara").frame.minX)
    try host.tap("Neighbours")
    try host.settle()
    #expect(!host.exists("Nat") && host.exists("Ida"))
    try host.tap("Neighbours")
    try host.settle()
    #expect(host.exists("Nat"))
    host.close()
    #expect(TableHeaderRowContent<Person, Text>.TableRowValue.self == Person.self)
  }

  // MARK: Styles

  private func snapshot<Content: View>(@ViewBuilder _ content: () -> Content) -> Snapshot {
    let host = TestHost(size: CGSize(width: 612, height: 300), content: content)
    defer { host.close() }
    return host.snapshot()
  }

  private var people: some View { Table(Person.some) { TableColumn("Name", value: \.name) } }

  /// Returns true if the backgrounds of the first two rows differ.
  private func alternates<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
    let image = snapshot(content)
    // Headers take 35 points and rows 34 each.
    return image.pixel(400, 52) != image.pixel(400, 86) && image.pixel(400, 52) == image.pixel(400, 120)
  }

  @Test("The table style or alternatingRowBackgrounds alternates row backgrounds, and the modifier takes precedence")
  func alternation() {
    #expect(!alternates { people })
    #expect(alternates { people.alternatingRowBackgrounds() })
    #expect(alternates { people.tableStyle(.inset(alternatesRowBackgrounds: true)) })
    #expect(alternates { people.tableStyle(.bordered(alternatesRowBackgrounds: true)) })
    #expect(!alternates { people.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled) })
    #expect(alternates { people.tableStyle(BorderedTableStyle(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.automatic) })
    #expect(!alternates { people.listStyle(.bordered(alternatesRowBackgrounds: true)) }, "A list style doesn't affect a table")
  }

  @Test("A bordered table has a border, and an inset one has insets at its sides")
  func styles() throws {
    let plain = snapshot { people.tableStyle(.automatic) }
    #expect(plain.pngData == snapshot { people.tableStyle(AutomaticTableStyle()) }.pngData)
    let bordered = snapshot { people.tableStyle(.bordered) }
    #expect(plain.pixel(0, 150) != bordered.pixel(0, 150) && bordered.pixel(611, 150) == bordered.pixel(0, 150))
    func start(_ table: TestHost) throws -> [CGFloat] {
      defer { table.close() }
      return [try table.find("Name").frame.minX, try table.find("Mara").frame.minX]
    }
    let size = CGSize(width: 612, height: 300)
    let automatic = try start(TestHost(size: size) { people })
    let inset = try start(TestHost(size: size) { people.tableStyle(.inset) })
    #expect(inset == automatic.map { $0 + 8 })
    #expect(try start(TestHost(size: size) { people.tableStyle(BorderedTableStyle()) }) == automatic)
    #expect(try start(TestHost(size: size) { people.tableStyle(InsetTableStyle()) }) == inset)
  }

  // MARK: Row modifiers

  @Observable @MainActor
  final class Log {
    var deleted: [Int] = []
    var hovered: [Int] = []
    var dropped: [String] = []
  }

  private struct Modified: View {
    let log: Log

    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      } rows: {
        ForEach(Person.some) { person in
          TableRow(person)
            .contextMenu { Button("Delete \(person.id)") { log.deleted.append(person.id) } }
            .onHover { if $0 { log.hovered.append(person.id) } }
            .draggable(person.name)
            .dropDestination(for: String.self) { log.dropped += $0 }
        }
      }
    }
  }

  @Test("A table row applies contextMenu, onHover, draggable and dropDestination")
  func modified() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 612, height: 300)) { Modified(log: log) }
    host.secondaryTap(at: CGPoint(x: 500, y: try host.find("Ann").center.y))
    try host.settle()
    try host.tap("Delete 2")
    try host.settle()
    #expect(log.deleted == [2])
    // The menu's button may have been above any row.
    try host.hover("Mara")
    log.hovered = []
    try host.hover("Zoe")
    #expect(log.hovered == [3])
    try host.drag("Mara", onto: "Zoe")
    try host.settle()
    #expect(log.dropped == ["Mara"])
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A row's context menu with a preview shows the preview")
  func preview() throws {
    let host = TestHost(size: CGSize(width: 612, height: 400)) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 1, name: "Mara", age: 3)).contextMenu {
          Button("Delete") {}
        } preview: {
          Text(verbatim: "picture")
        }
      }
    }
    try host.secondaryTap("Mara")
    try host.settle()
    #expect(host.exists("Delete") && host.exists("picture"))
    host.close()
  }
}
