import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Who hears the engine's messages")
struct MessageLogTests {
  private let key = UUID().uuidString
  private let own = MessageLog()
  private let other = MessageLog()

  init() {
    own.listen()
    other.listen(in: 1, of: "another test")
  }

  @Test("What a test's task says is heard by the logs of that task")
  func task() {
    Report.once(key, "message")
    #expect(own.messages == ["message"] && other.messages.isEmpty)
  }

  @Test("What a task says that the test began is heard by the test's logs, and by no other test's")
  func unstructuredTask() async {
    await Task { [key] in Report.once(key, "message") }.value
    #expect(own.messages == ["message"] && other.messages.isEmpty)
  }

  @Test("What is said while a log listens alone is heard by it alone")
  func alone() {
    other.listening { Report.once(key, "message") }
    #expect(own.messages.isEmpty && other.messages == ["message"])
  }
}
