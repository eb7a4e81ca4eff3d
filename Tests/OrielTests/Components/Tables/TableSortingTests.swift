import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Sorting tables by their headers")
struct TableSortingTests {
  private struct Sorted: View {
    @State var people = Person.some
    @State var order: [KeyPathComparator<Person>]
    @State private var one: Int?

    var body: some View {
      VStack {
        Table(people, selection: $one, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
          TableColumn("City", value: \.city) { Text(verbatim: $0.city ?? "–") }
          TableColumn("Plain") { _ in Text(verbatim: "x") }
        }
        Text(verbatim: people.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
        Text(verbatim: "\(order.count)").accessibilityIdentifier("count")
      }
      .onChange(of: order, initial: true) { people.sort(using: order) }
    }
  }

  private func host(_ order: [KeyPathComparator<Person>] = []) -> TestHost {
    TestHost(size: CGSize(width: 600, height: 400)) { Sorted(order: order) }
  }

  @Test func aPressOnAHeaderSortsAndASecondPressReverses() throws {
    let host = host()
    try host.tap("Name")
    #expect(try host.find("names").label == "Ann Mara Zoe")
    #expect(try host.find("Name").value == "ascending")
    try host.tap("Name")
    #expect(try host.find("names").label == "Zoe Mara Ann")
    #expect(try host.find("Name").value == "descending")
    #expect(try host.find("count").label == "1")
    host.close()
  }

  @Test func thePreviousColumnSortsEqualRows() throws {
    let host = host([KeyPathComparator(\Person.age)])
    #expect(try host.find("names").label == "Zoe Mara Ann")
    #expect(try host.find("Age").value == "ascending", "A header recognizes its property in any comparator")
    try host.tap("City")
    #expect(try host.find("count").label == "2")
    #expect(try host.find("City").value == "ascending" && host.find("Age").value != "ascending")
    try host.tap("Age")
    #expect(try host.find("count").label == "2")
    #expect(try host.find("names").label == "Zoe Mara Ann")
    host.close()
  }

  @Test func anArrowShowsTheDirection() throws {
    let host = host()
    let plain = host.snapshot().pngData
    try host.tap("Name")
    host.hover(at: CGPoint(x: 300, y: 300))
    try host.settle()
    let up = host.snapshot().pngData
    try host.tap("Name")
    host.hover(at: CGPoint(x: 300, y: 300))
    try host.settle()
    #expect(plain != up && up != host.snapshot().pngData)
    host.close()
  }

  @Test func aColumnWithoutAComparatorIsNoButton() throws {
    let host = host()
    #expect(try !host.find("Plain").traits.contains(.isButton))
    #expect(try host.find("Name").traits.contains(.isButton))
    host.close()
    let unsorted = TestHost(size: CGSize(width: 700, height: 400)) { Table(Person.some) { TableColumn("Name", value: \.name) } }
    #expect(try !unsorted.find("Name").traits.contains(.isButton))
    unsorted.close()
  }

  /// Sorts by the length of names.
  private struct Length: SortComparator {
    var order = SortOrder.forward

    func compare(_ first: Person, _ second: Person) -> ComparisonResult {
      let (first, second) = order == .forward ? (first, second) : (second, first)
      return first.name.count < second.name.count
        ? .orderedAscending : first.name.count > second.name.count ? .orderedDescending : .orderedSame
    }
  }

  @Test func aCustomComparatorSorts() throws {
    struct Own: View {
      @State private var people = Person.some
      @State private var order: [Length] = []
      @State private var several: Set<Int> = []

      var body: some View {
        VStack {
          Table(of: Person.self, selection: $several, sortOrder: $order) {
            TableColumn("Length", sortUsing: Length()) { Text(verbatim: $0.name) }
          } rows: {
            ForEach(people) { TableRow($0) }
          }
          Text(verbatim: people.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Own() }
    try host.tap("Length")
    #expect(try host.find("names").label == "Ann Zoe Mara")
    try host.tap("Length")
    #expect(try host.find("names").label == "Mara Ann Zoe")
    host.close()
  }

  @Test func stringsAreSortedLikeInAFileManager() throws {
    struct Files: View {
      @State private var files = ["b10", "B2", "a1"].enumerated().map { Person(id: $0.offset, name: $0.element, age: 0) }
      @State private var order: [KeyPathComparator<Person>] = []

      var body: some View {
        VStack {
          Table(files, sortOrder: $order) {
            TableColumn("Name", value: \.name) { Text(verbatim: $0.name) }
            TableColumn("Bytes", value: \.name, comparator: String.StandardComparator.lexical)
            TableColumn(String("Other"), value: \.name, comparator: String.StandardComparator.lexical) { Text(verbatim: $0.name) }
          }
          Text(verbatim: files.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
        }
        .onChange(of: order) { files.sort(using: order) }
      }
    }
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Files() }
    try host.tap("Name")
    #expect(try host.find("names").label == "a1 B2 b10")
    host.close()
  }
}
