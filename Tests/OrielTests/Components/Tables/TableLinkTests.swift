import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var selection: Int?
}

private struct People: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      Table(Person.some, selection: $model.selection) {
        TableColumn("Name") { person in NavigationLink(person.name, value: person.id) }
        TableColumn("Age") { Text(verbatim: "\($0.age) years") }
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "Screen \($0)") }
    }
  }
}

@MainActor
@Suite("Links in a table")
struct TableLinkTests {
  @Test("A link in a cell pushes regardless of the selection's type, and a press beside it selects the row")
  func push() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 700, height: 500)) { People(model: model) }
    try host.settle()
    try host.tap("Ann")
    try host.settle()
    #expect(host.exists("Screen 2") && !host.exists("Ann") && model.selection == nil)
    try host.tap("Back")
    try host.settle()
    try host.tap("44 years")
    try host.settle()
    #expect(host.exists("Ann") && model.selection == 2)
    try host.tap("Mara")
    try host.settle()
    #expect(host.exists("Screen 1") && model.selection == 2)
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
