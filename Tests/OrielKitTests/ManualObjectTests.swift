import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Observable objects that send objectWillChange themselves")
struct ManualObjectTests {
  private final class Model: ObservableObject {
    private(set) var count = 0

    func add() {
      objectWillChange.send()
      count += 1
    }
  }

  private struct Owner: View {
    @StateObject private var model = Model()

    var body: some View {
      Text("owner \(model.count)")
      Reader(model: model)
      EnvironmentReader().environmentObject(model)
      Button("Add") { model.add() }
    }
  }

  private struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("reader \(model.count)") }
  }

  private struct EnvironmentReader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("environment \(model.count)") }
  }

  @Test("Sending objectWillChange updates the views that observe the object")
  func updates() throws {
    let host = TestHost { VStack { Owner() } }
    defer { host.close() }
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.exists("owner 2") && host.exists("reader 2") && host.exists("environment 2"))
  }
}
