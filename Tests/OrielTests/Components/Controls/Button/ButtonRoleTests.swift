import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Button roles")
struct ButtonRoleTests {
  @Test(
    "A button without a label has the label of its role",
    arguments: [
      (ButtonRole.close, "Close"), (.confirm, "Done"), (.cancel, "Cancel"), (.destructive, "Delete"),
    ])
  func labels(role: ButtonRole, name: String) throws {
    var presses = 0
    let host = TestHost { Button(role: role) { presses += 1 } }
    try host.tap(name)
    #expect(presses == 1)
    host.close()
  }

  @Test("A button with the confirm role is prominent")
  func confirm() throws {
    let host = TestHost(size: CGSize(width: 400, height: 200)) {
      Button("Agree to it", action: {}).accessibilityIdentifier("plain")
      Button("Agree to it", role: .confirm, action: {}).accessibilityIdentifier("strong")
    }
    #expect(try host.find(identifier: "strong").frame.width > host.find(identifier: "plain").frame.width)
    host.close()
  }

  private struct Page: View {
    @State private var isOpen = true
    @State private var log = ""

    var body: some View {
      Text(verbatim: "log \(log)").alert("Sure?", isPresented: $isOpen) {
        Button("Other") { log += "other" }
        Button("Yes", role: .confirm) { log += "confirmed" }
        Button("Leave", role: .close) { log += "closed" }
      }
    }
  }

  @Test("In an alert Return presses the confirm button and Escape the close button")
  func dialog() throws {
    for (key, log) in [(KeyEquivalent.return, "log confirmed"), (.escape, "log closed")] {
      let host = TestHost { Page() }
      try host.settle()
      host.press(key)
      try host.settle()
      #expect(host.exists(log))
      host.close()
    }
  }
}
