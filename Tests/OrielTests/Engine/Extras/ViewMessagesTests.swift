import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("ViewMessages")
struct ViewMessagesTests {
  private struct Speaker: View {
    let subject: String
    private var messages = ViewMessages()

    init(_ subject: String) { self.subject = subject }

    var body: some View {
      messages.warn("mistake", "This is wrong.")
      return Text(subject).onTapGesture { messages.warn("tap", "Nobody taps \(subject).") }
    }
  }

  private struct First: View {
    var body: some View { Speaker("one") }
  }

  private struct Second: View {
    var body: some View { ForEach(0..<10) { Speaker("\($0)") } }
  }

  @Test("A message is reported once per path of views, includes the path, and reaches only the host that shows the view")
  func places() throws {
    let silent = TestHost { Text("silent") }
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      VStack {
        First()
        Second()
      }
    }
    #expect(host.messages == ["This is wrong. (First / Speaker)", "This is wrong. (Second / Speaker)"])
    try host.tap("one")
    try host.tap("one")
    try host.tap("3")
    #expect(host.messages.dropFirst(2) == ["Nobody taps one. (First / Speaker)", "Nobody taps 3. (Second / Speaker)"])
    #expect(silent.messages.isEmpty)
  }

  @Test("A message of a property that is in no window is reported without a path")
  func nowhere() {
    let log = MessageLog()
    log.listen()
    log.listening { ViewMessages().warn("nowhere", "Said by nobody.") }
    #expect(log.messages == ["Said by nobody."])
  }
}
