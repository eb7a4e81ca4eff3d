import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  private struct People: View {
    let people: [Person]
    let log: PeopleLog

    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in
          let _ = log.cells += 1
          Text(verbatim: "\(person.age) years")
        }
        .width(100)
        TableColumn(Text("Home")) { person in
          Text(verbatim: person.city ?? "–")
          if person.age > 40 { Image(systemName: "star") }
        }
      }
    }
  }

  private let log = PeopleLog()

  @Test func rowsAreInColumnsBelowHeaders() throws {
    let host = TestHost(size: CGSize(width: 612, height: 300)) { People(people: Person.some, log: log) }
    let headers = try ["Name", "Age", "Home"].map { try host.find($0) }
    #expect(headers.allSatisfy { $0.traits.contains(.isHeader) })
    let (name, age, home) = (try host.find("Mara").frame, try host.find("31 years").frame, try host.find("Oslo").frame)
    #expect(abs(name.midY - age.midY) < 1 && abs(age.midY - home.midY) < 1)
    for (header, cell) in zip(headers, [name, age, home]) {
      #expect(abs(header.frame.minX - cell.minX) < 1, "Cells begin at their headers' leading edges")
    }
    #expect(age.minX - name.minX == 242 && home.minX - age.minX == 116, "One column has a fixed width, and the others share the rest")
    #expect(try host.find("Ann").frame.minY > name.maxY)
    #expect(try host.find("star").frame.minX > host.findAll(text: "–")[0].frame.maxX, "Views of a cell are side by side")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func tenThousandRowsTakeAsMuchWorkAsAHundred() throws {
    func work(_ count: Int) throws -> (Work, Int) {
      let log = PeopleLog()
      let host = TestHost(size: CGSize(width: 600, height: 400)) { People(people: Person.many(count), log: log) }
      let start = host.mark()
      try host.settle()
      host.scroll(at: CGPoint(x: 300, y: 200), by: CGSize(width: 0, height: 170))
      try host.settle()
      defer { host.close() }
      var work = host.work(since: start)
      // The second table reuses the text shaped for the first.
      work.textShaped = 0
      return (work, host.liveNodeCount)
    }
    let (few, fewNodes) = try work(100)
    let (many, manyNodes) = try work(10_000)
    #expect(few == many, "\(few) \(many)")
    #expect(fewNodes == manyNodes)
    let host = TestHost(size: CGSize(width: 600, height: 400)) { People(people: Person.many(10_000), log: log) }
    #expect(log.cells < 30, "Only the visible cells are built, not 10,000: \(log.cells)")
    host.close()
  }

  @Test func columnWidthsHaveLimits() throws {
    struct Widths: View {
      var body: some View {
        Table(Person.some) {
          TableColumn("A", value: \.name).width(min: 50, ideal: 60, max: 80)
          TableColumn("B", value: \.name).width(min: 200)
          TableColumn("C", value: \.name)
          TableColumn("D", value: \.name).width(.nan)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 764, height: 300)) { Widths().environment(\.horizontalSizeClass, .regular) }
    func starts() throws -> [CGFloat] { try ["A", "B", "C", "D"].map { try host.find($0).frame.minX } }
    var x = try starts()
    #expect(x[1] - x[0] == 76, "The ideal width, as long as other columns take the rest")
    #expect(abs(x[2] - x[1] - (x[3] - x[2])) < 0.5, "The other columns are equally wide")
    host.resize(to: CGSize(width: 312, height: 300))
    x = try starts()
    #expect(x[2] - x[1] == 216)
    #expect(x[1] - x[0] >= 50)
    host.resize(to: CGSize(width: 1, height: 1))
    host.close()
  }

  @Test func aColumnsWidthIsThatOfItsCells() throws {
    struct Cells: View {
      var body: some View {
        Table([Person.some[0]]) {
          TableColumn("Fixed") { _ in Color.gray.frame(height: 10).accessibilityElement().accessibilityLabel(Text(verbatim: "fixed")) }
            .width(60)
          TableColumn("Free") { _ in Color.gray.frame(height: 10).accessibilityElement().accessibilityLabel(Text(verbatim: "free")) }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 612, height: 300)) { Cells().environment(\.horizontalSizeClass, .regular) }
    let (fixed, free) = (try host.find(label: "fixed").frame, try host.find(label: "free").frame)
    #expect(fixed.width == 60)
    #expect(free.minX - fixed.maxX == 16, "The spacing between columns is added")
    #expect(fixed.minX == 14 && free.maxX == 598)
    host.close()
  }

  @Test func rowsBuildersCombineRowsLoopsAndConditions() throws {
    struct Mixed: View {
      let hasGuests: Bool

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if hasGuests { TableColumn("Age") { Text(verbatim: "\($0.age)") } }
        } rows: {
          TableRow(Person(id: 100, name: "First", age: 1))
          ForEach(Person.some) { TableRow($0) }
          if hasGuests { TableRow(Person(id: 101, name: "Guest", age: 2)) }
          ForEach(Person.many(2), id: \.name) { person in
            TableRow(person)
            TableRow(Person(id: person.id + 1000, name: "After \(person.id)", age: 3))
          }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 600, height: 600)) { Mixed(hasGuests: true) }
    let names = ["First", "Mara", "Ann", "Zoe", "Guest", "Person 0", "After 0", "Person 1", "After 1"]
    let tops = try names.map { try host.find($0).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    #expect(host.exists("Age"))
    host.close()
    let other = TestHost(size: CGSize(width: 600, height: 600)) { Mixed(hasGuests: false) }
    #expect(!other.exists("Guest") && !other.exists("Age"))
    other.close()
  }

  @Test func aRowsBuilderIsLazy() {
    struct Rows: View {
      let log: PeopleLog

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name") { person in
            let _ = log.cells += 1
            Text(verbatim: person.name)
          }
        } rows: {
          ForEach(Person.many(10_000)) { TableRow($0) }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Rows(log: log) }
    #expect(log.cells > 5 && log.cells < 30, "\(log.cells)")
    host.close()
  }

  private struct Selecting: View {
    let log: PeopleLog
    let isSingle: Bool
    @State private var one: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      VStack {
        if isSingle {
          Table(Person.many(10_000), selection: $one) { TableColumn("Name", value: \.name) }
        } else {
          Table(Person.many(10_000), selection: $several) { TableColumn("Name", value: \.name) }
        }
        Text(verbatim: isSingle ? one.map { "\($0)" } ?? "none" : several.sorted().map { "\($0)" }.joined(separator: " "))
          .accessibilityIdentifier("selected")
      }
    }
  }

  @Test func aPressAndKeysSelectOneRow() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Selecting(log: log, isSingle: true) }
    let plain = host.snapshot().pngData
    try host.tap("Person 2")
    #expect(try host.find("selected").label == "2")
    #expect(host.snapshot().pngData != plain)
    host.press(.downArrow)
    #expect(try host.find("selected").label == "3")
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(try host.find("selected").label == "1")
    host.press(.end)
    try host.settle()
    #expect(try host.find("selected").label == "9999")
    #expect(try host.find("Person 9999").isSelected)
    host.close()
  }

  @Test func modifierKeysSelectSeveralRows() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Selecting(log: log, isSingle: false) }
    try host.tap("Person 1")
    host.tap(at: try host.find("Person 3").center, modifiers: .control)
    #expect(try host.find("selected").label == "1 3")
    host.tap(at: try host.find("Person 5").center, modifiers: .shift)
    #expect(try host.find("selected").label == "3 4 5")
    host.press(.downArrow, modifiers: .shift)
    #expect(try host.find("selected").label == "3 4 5 6")
    host.close()
  }

  @Test func aTableIsDrawnInLightAndDark() {
    let light = TestHost(size: CGSize(width: 400, height: 200)) { People(people: Person.some, log: log) }
    let dark = TestHost(size: CGSize(width: 400, height: 200), colorScheme: .dark) { People(people: Person.some, log: log) }
    #expect(light.snapshot().pixel(200, 190).red > 200)
    #expect(dark.snapshot().pixel(200, 190).red < 80)
    light.close()
    dark.close()
  }
}
