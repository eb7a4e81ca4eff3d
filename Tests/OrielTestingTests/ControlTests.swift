import Foundation
import Oriel
import OrielTesting
import Testing

private struct Form: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Text(verbatim: "count \(count)")
      Toggle("Sound", isOn: $isOn)
      TextField("Name", text: $name)
      Button("Never") { count = 100 }.disabled(true)
    }
  }
}

@MainActor
struct ControlTests {
  @Test func controlsAreFoundByMeaningAndUsed() throws {
    let host = TestHost { Form() }
    #expect(try host.find("Add").traits == .isButton)
    try host.tap("Add")
    #expect(host.exists("count 1"))
    try host.find("Add").activate()
    host.render()
    #expect(host.exists("count 2"))
    #expect(#expect(throws: HostError.self) { try host.tap("Never") }?.reason == .disabled)

    #expect(try host.find("Sound").value == "0")
    try host.find("Sound").activate()
    host.render()
    #expect(try host.find("Sound").value == "1")

    // The middle of the row lies between the label and the switch.
    try host.tap("Sound")
    #expect(try host.find("Sound").value == "0")

    try host.tap("Name")
    #expect(try host.find("Name").isFocused)
    host.type("Ada")
    #expect(try host.find("Name").value == "Ada")
    host.close()
  }
}
