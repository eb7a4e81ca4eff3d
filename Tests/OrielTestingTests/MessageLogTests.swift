import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Routing of the engine's messages to message logs")
struct MessageLogTests {
  private let key = UUID().uuidString
  private let own = MessageLog()
  private let other = MessageLog()

  init() {
    own.listen()
    other.listen(in: 1, of: "another test")
  }

  @Test("A message from the task of a test goes to the logs of that test only")
  func task() {
    Report.once(key, "message")
    #expect(own.messages == ["message"] && other.messages.isEmpty)
  }

  @Test("A message from an unstructured task that a test starts goes to the logs of that test only")
  func unstructuredTask() async {
    await Task { [key] in Report.once(key, "message") }.value
    #expect(own.messages == ["message"] && other.messages.isEmpty)
  }

  @Test("A message during listening(_:) goes to that log only")
  func alone() {
    other.listening { Report.once(key, "message") }
    #expect(own.messages.isEmpty && other.messages == ["message"])
  }
}
