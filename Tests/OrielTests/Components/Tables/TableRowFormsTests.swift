import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tables with an inferred row value")
struct TableRowFormsTests {
  private struct Sorted: View {
    let allowsMultiple: Bool
    @State private var people = Person.some
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var one: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      VStack {
        if allowsMultiple {
          Table(selection: $several, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }
          } rows: {
            ForEach(people) { TableRow($0) }
          }
        } else {
          Table(selection: $one, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }
          } rows: {
            ForEach(people) { TableRow($0) }
          }
        }
        Text(verbatim: people.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
        Text(verbatim: "\(one ?? 0) \(several)").accessibilityIdentifier("selection")
      }
      .onChange(of: order) { people.sort(using: order) }
    }
  }

  @Test("Rows of a table without an explicit row type can be selected and sorted", arguments: [false, true])
  func sorted(allowsMultiple: Bool) throws {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Sorted(allowsMultiple: allowsMultiple) }
    try host.tap("Name")
    #expect(try host.find("names").label == "Ann Mara Zoe")
    try host.tap("31 years")
    #expect(try host.find("selection").label == (allowsMultiple ? "0 [1]" : "1 []"))
    host.close()
  }

  private struct Plain: View {
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var one: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      VStack {
        Table(sortOrder: $order) {
          TableColumn("First", value: \.name)
        } rows: {
          ForEach(Person.some) { TableRow($0) }
        }
        Table {
          TableColumn("Second", value: \Person.name)
        } rows: {
          ForEach(Person.some) { TableRow($0) }
        }
        Table(selection: $one) {
          TableColumn("Third", value: \Person.name)
        } rows: {
          ForEach(Person.some) { TableRow($0) }
        }
        Table(selection: $several) {
          TableColumn("Fourth", value: \Person.name)
        } rows: {
          ForEach(Person.some) { TableRow($0) }
        }
      }
    }
  }

  @Test("The row type is inferred without a selection or a sort order")
  func plain() throws {
    let host = TestHost(size: CGSize(width: 600, height: 900)) { Plain() }
    #expect(["First", "Second", "Third", "Fourth"].allSatisfy { host.exists($0) })
    #expect(host.findAll(label: "Zoe").count == 4)
    host.close()
  }
}
