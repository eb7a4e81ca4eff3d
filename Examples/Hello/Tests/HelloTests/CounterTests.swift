import Hello
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("The counter")
struct CounterTests {
  @Test("A tap counts by the step of the environment")
  func taps() throws {
    let host = TestHost(size: CGSize(width: 320, height: 200)) { Counter().environment(\.step, 5) }
    try host.tap("Add")
    try host.tap("Add")
    host.advance(by: 0.5)
    #expect(try host.find(identifier: "count").label == "10")
  }
}
