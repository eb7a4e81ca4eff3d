import Foundation
import Testing

@testable import Oriel

@MainActor @Suite struct ButtonTests {
  private let log = TapCount()

  @Test func `A press triggers a button if it is released over the button`() {
    let log = log
    let window = InputHarness(Button("Save") { log.count += 1 })
    window.tap(200, 150)
    #expect(log.count == 1)
    window.pointer(.down, 200, 150)
    window.pointer(.move, 300, 250)
    window.pointer(.up, 300, 250)
    #expect(log.count == 1)
    window.pointer(.down, 200, 150)
    window.pointer(.move, 300, 250)
    window.pointer(.move, 200, 150)
    window.pointer(.up, 200, 150)
    #expect(log.count == 2)
  }

  struct Recording: ButtonStyle {
    let model: TapCount
    func makeBody(configuration: Configuration) -> some View {
      let _ = model.log.append(configuration.isPressed ? "down" : "up")
      configuration.label
    }
  }

  @Test func `A button style receives the pressed state, and a canceled press ends it`() {
    let window = InputHarness(Button("Save") {}.buttonStyle(Recording(model: log)))
    window.pointer(.down, 200, 150)
    window.frame()
    #expect(log.log == ["up", "down"])
    window.pointer(.cancel, 200, 150)
    window.frame()
    #expect(log.log == ["up", "down", "up"])
  }

  struct Watching: ButtonStyle {
    let model: TapCount
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      let _ = model.log.append("\(isEnabled)")
      configuration.label
    }
  }

  @Test func `A button style reads its button's environment and follows its changes`() {
    struct Panel: View {
      let model: TapCount
      @State private var isDisabled = true

      var body: some View {
        let _ = model.willAct { isDisabled = false }
        Button("Save") {}.buttonStyle(Watching(model: model)).disabled(isDisabled)
      }
    }
    let window = InputHarness(Panel(model: log))
    #expect(log.log == ["false"])
    log.action?()
    window.frame()
    #expect(log.log.last == "true")
  }

  @Test func `A disabled button does nothing, even if an inner modifier enables it`() {
    let log = log
    let view = VStack { Button("Save") { log.count += 1 }.disabled(false) }.disabled(true)
    let window = InputHarness(view)
    window.tap(200, 150)
    window.press(.tab)
    window.press(.space)
    #expect(log.count == 0)
    #expect(window.focused == nil)
    let enabled = InputHarness(VStack { Button("Save") { log.count += 1 } })
    enabled.tap(200, 150)
    #expect(log.count == 1)
    enabled.press(.tab)
    #expect(enabled.focused != nil)
  }

  @Test func `Space and Return press the focused button`() {
    let log = log
    let window = InputHarness(Button("Save") { log.count += 1 })
    window.press(.space)
    #expect(log.count == 0)
    window.press(.tab)
    window.press(.space)
    window.press(.return)
    #expect(log.count == 2)
  }

  @Test func `Every built-in button style handles presses`() {
    let log = log
    let view = VStack {
      Button("A") { log.log.append("a") }.buttonStyle(.plain)
      Button("B") { log.log.append("b") }.buttonStyle(.bordered)
      Button("C", role: .destructive) { log.log.append("c") }.buttonStyle(.borderedProminent)
      Button("D") { log.log.append("d") }.buttonStyle(.borderless)
    }
    let window = InputHarness(view)
    for box in window.boxes(ControlBox.self) { window.tap(box.windowFrame.midX, box.windowFrame.midY) }
    #expect(log.log == ["a", "b", "c", "d"])
  }

  struct Switchboard: View {
    let model: TapCount
    let styled: Int
    @State private var isOn = false

    var body: some View {
      let _ = model.log.append("\(isOn)")
      switch styled {
      case 0: Toggle("Airplane", isOn: $isOn)
      case 1: Toggle("Airplane", isOn: $isOn).toggleStyle(.checkbox)
      default: Toggle("Airplane", isOn: $isOn).toggleStyle(.button)
      }
    }
  }

  @Test(arguments: 0..<3) func `A click and Space toggle a toggle`(style: Int) {
    let window = InputHarness(Switchboard(model: log, styled: style))
    let frame = window.boxes(ControlBox.self)[0].windowFrame
    window.tap(frame.midX, frame.midY)
    #expect(log.log.last == "true")
    window.advance(by: 1)
    window.press(.tab)
    window.press(.space)
    #expect(log.log.last == "false")
  }

  @Test func `A switch has a track of 51 by 31 points`() {
    let window = InputHarness(Switchboard(model: log, styled: 0))
    #expect(window.boxes(ControlBox.self)[0].windowFrame.size == CGSize(width: 51, height: 31))
  }
}
