import Foundation
import Oriel
import OrielTesting
import Testing

private struct Greeting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Hello \(name)")
      Button("Count") { count += 1 }
      Text(verbatim: "count \(count)")
    }
  }
}

@MainActor
struct UpdateTests {
  @Test func `An updated root view of the same type keeps its state`() throws {
    let host = TestHost { Greeting(name: "Ada") }
    try host.tap("Count")
    host.update { Greeting(name: "Grace") }
    #expect(host.exists("Hello Grace") && host.exists("count 1") && !host.exists("Hello Ada"))
    host.close()
  }

  @Test func `An updated root view of another type replaces the old one`() {
    let host = TestHost { Greeting(name: "Ada") }
    host.update { Text("Other") }
    #expect(host.exists("Other") && !host.exists("Hello Ada"))
    host.close()
    #expect(host.liveNodeCount == 0)
  }
}
