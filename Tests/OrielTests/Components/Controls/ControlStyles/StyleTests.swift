import Foundation
import Oriel
import OrielTesting
import Testing

private struct Boxed: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var presses = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      // The standard style, which this style wraps.
      Toggle(configuration)
      Text(verbatim: "\(isEnabled) \(presses)").accessibilityIdentifier("state")
      Button("Press") { presses += 1 }
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      Text("styled")
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      GroupBox(configuration)
    }
  }
}

@MainActor
@Suite("Custom styles of controls")
struct StyleTests {
  @Test func aStyleHasStateAndReadsTheEnvironment() throws {
    let host = TestHost { Toggle("On", isOn: .constant(true)).toggleStyle(Boxed()).disabled(false) }
    #expect(try host.find(text: "true 0").label.contains("true 0"))
    host.close()
  }

  @Test func aStyleCanContainTheStyledView() throws {
    var presses = 0
    let host = TestHost {
      VStack {
        Button("Go") { presses += 1 }.buttonStyle(Twice())
        GroupBox("Box") { Text("inside") }.groupBoxStyle(Framed())
      }
    }
    #expect(host.exists(text: "styled"))
    try host.tap("Go")
    #expect(presses == 1)
    #expect(host.findAll(text: "framed").count == 1)
    #expect(host.exists(text: "inside"))
    host.close()
  }

  @Test("Setting an equal style again evaluates no body of the views below")
  func equality() throws {
    @MainActor struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Again") { count += 1 }
          Text(verbatim: "\(count)")
          Still()
        }
        .gaugeStyle(.accessoryLinear)
      }
    }
    Still.bodies = 0
    let host = TestHost { Page() }
    #expect(Still.bodies > 0)
    Still.bodies = 0
    try host.tap("Again")
    host.render()
    #expect(host.exists(text: "1"))
    #expect(Still.bodies == 0)
    host.close()
  }
}

private struct Still: View {
  @MainActor static var bodies = 0

  var body: some View {
    let _ = Self.bodies += 1
    Gauge(value: 0.5) { Text("Still") }
  }
}
