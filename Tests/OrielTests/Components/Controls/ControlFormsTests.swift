import Foundation
import Oriel
import OrielTesting
import Testing

private struct Source: Identifiable {
  let id: Int
  var isOn: Binding<Bool>
  var value: Binding<Int>
}

@MainActor
private final class Presses {
  var names: [String] = []
}

@MainActor
@Suite("More initializers of controls")
struct ControlFormsTests {
  private let picture = ImageResource(name: "nothing", bundle: .main)

  @Test("A stepper shows its formatted value and changes it by steps within its range")
  func stepper() throws {
    struct Volume: View {
      @State private var volume = 0.5
      @State private var speed = 1.0
      var body: some View {
        Stepper("Volume", value: $volume, in: 0...1, step: 0.25, format: .percent)
        Stepper(String("Speed"), value: $speed, step: 0.5, format: .number)
      }
    }
    let host = TestHost { VStack { Volume() } }
    #expect(try host.find(text: "Volume").value == "50%" && host.find(text: "Speed").value == "1")
    for _ in 0..<2 {
      try host.find(text: "Volume").increment()
      try host.settle()
    }
    try host.find(text: "Speed").increment()
    try host.settle()
    #expect(try host.find(text: "Volume").value == "100%" && host.find(text: "Speed").value == "1.5")
    func ink<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bool {
      let host = TestHost(size: CGSize(width: 300, height: 60), content: content)
      let snapshot = host.snapshot()
      return (120..<185).contains { x in (10..<50).contains { y in snapshot.pixel(x, y).red < 160 } }
    }
    #expect(
      try ink {
        Stepper(value: Binding<Double>.constant(0.5), format: .number.precision(.fractionLength(6))) { Text(verbatim: "A") }
      })
    #expect(
      try ink {
        Stepper(value: Binding<Double>.constant(0.5), in: 0...1, format: .number.precision(.fractionLength(6))) { Text(verbatim: "A") }
      })
    #expect(try !ink { Stepper(value: .constant(0.5), in: 0...1) { Text(verbatim: "A") } })
  }

  @Test("A menu with a symbol runs its primary action")
  func menu() throws {
    struct Sending: View {
      @State private var log = "none"
      var body: some View {
        VStack {
          Menu("Send", systemImage: "paperplane") {
            Button("Later") { log = "later" }
          } primaryAction: {
            log = "sent"
          }
          Menu(String("Print"), systemImage: "printer") {
            Button("Preview") {}
          } primaryAction: {
            log = "printed"
          }
          Text(verbatim: log).accessibilityIdentifier("log")
        }
      }
    }
    let host = TestHost { Sending() }
    try host.tap("Send")
    #expect(try host.find("log").label == "sent")
    try host.tap("Print")
    #expect(try host.find("log").label == "printed")
  }

  @Test("Buttons and toggles accept an image resource beside their title")
  func buttons() throws {
    let presses = Presses()
    let sources = [Source(id: 0, isOn: .constant(true), value: .constant(1))]
    let host = TestHost {
      VStack {
        Button("One", image: picture) { presses.names.append("one") }
        Button(String("Two"), image: picture, role: .cancel) { presses.names.append("two") }
        Toggle("Three", image: picture, isOn: .constant(true))
        Toggle(String("Four"), image: picture, sources: sources, isOn: \.isOn)
      }
    }
    try host.tap("One")
    try host.tap("Two")
    #expect(presses.names == ["one", "two"])
    #expect(try host.find("Three").value == "1" && host.find("Four").value == "1")
  }

  @Test("Pickers and menus accept an image resource beside their title")
  func pickers() throws {
    let presses = Presses()
    let sources = [Source(id: 0, isOn: .constant(true), value: .constant(1))]
    let host = TestHost {
      VStack {
        Picker("One", image: picture, selection: .constant(1)) { Text(verbatim: "a").tag(1) }
        Picker(String("Two"), image: picture, sources: sources, selection: \.value) { Text(verbatim: "b").tag(1) }
        Menu("Three", image: picture) { Button("c") {} }
        Menu(String("Four"), image: picture) {
          Button("d") {}
        } primaryAction: {
          presses.names.append("four")
        }
      }
    }
    #expect(try host.find("One").value == "a" && host.find("Two").value == "b")
    try host.tap("Four")
    #expect(presses.names == ["four"])
    try host.tap("Three")
    try host.settle()
    #expect(host.exists("c"))
  }
}
