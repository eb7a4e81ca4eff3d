import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var pressed: [String] = []
  var text = ""
  var isPresented = false
  var isDisabled = false
  var isOn = false
}

private struct Form: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      TextField("Field", text: $model.text)
      Button("Other") { press("other") }
      Button("Save") { press("save") }.keyboardShortcut("s")
      Button("Second") { press("second") }.keyboardShortcut("s")
      Button("Go") { press("go") }.keyboardShortcut(.defaultAction).disabled(model.isDisabled)
      Button("Back") { press("back") }.keyboardShortcut(.cancelAction)
      Button("Play") { press("play") }.keyboardShortcut("p", modifiers: [])
      Button("Both") { press("both") }.keyboardShortcut("k", modifiers: [.control, .shift])
      Button("Forward") { press("forward") }.keyboardShortcut("]", modifiers: .command)
      Button("Straight") { press("straight") }.keyboardShortcut("[", modifiers: .option, localization: .withoutMirroring)
      Toggle("Toggle", isOn: $model.isOn).keyboardShortcut("t")
      Group {
        Button("None") { press("none") }.keyboardShortcut(nil)
        Button("Inner") { press("inner") }.keyboardShortcut("i")
        Button("First of group") { press("first") }
        Button("Last of group") { press("last") }
      }
      .keyboardShortcut("g")
      Button("Hidden") { press("hidden") }.keyboardShortcut("h").hidden()
    }
    .sheet(isPresented: $model.isPresented) {
      VStack {
        Button("Save sheet") { press("sheet save") }.keyboardShortcut("s")
        Button("Sheet") { press("sheet") }
      }
    }
  }

  private func press(_ name: String) { model.pressed.append(name) }
}

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  private func make(_ direction: LayoutDirection = .leftToRight) throws -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 900), layoutDirection: direction) { Form(model: model) }
    try host.settle()
    return (host, model)
  }

  @Test("A key with Command or Control presses the first control with that shortcut, wherever the focus is")
  func command() throws {
    let (host, model) = try make()
    #expect(host.press("s", modifiers: .command))
    #expect(host.press("s", modifiers: .control))
    #expect(host.press("S", modifiers: [.control, .capsLock]))
    #expect(model.pressed == ["save", "save", "save"])
    try host.tap("Field")
    #expect(host.press("s", modifiers: .control))
    host.press(.tab)
    #expect(host.press("s", modifiers: .command))
    #expect(model.pressed.count == 5 && model.text.isEmpty)
    #expect(!host.press("s", modifiers: [.control, .shift]) && !host.press("s", modifiers: .option))
    #expect(host.press("k", modifiers: [.control, .shift]) && model.pressed.last == "both")
  }

  @Test("Return presses the default action, and Escape presses the cancel action")
  func actions() throws {
    let (host, model) = try make()
    host.press(.return)
    host.press(.escape)
    #expect(model.pressed == ["go", "back"])
    model.isDisabled = true
    host.render()
    #expect(!host.press(.return))
    #expect(model.pressed == ["go", "back"])
  }

  @Test("A text field takes the keys that it types, and Return and Escape in it press the default and the cancel action")
  func textField() throws {
    let (host, model) = try make()
    #expect(host.press("p"))
    #expect(model.pressed == ["play"])
    try host.tap("Field")
    host.type("up")
    #expect(model.text == "up" && model.pressed == ["play"])
    host.press(.return)
    host.press(.escape)
    #expect(model.pressed == ["play", "go", "back"] && model.text == "up")
  }

  @Test("A text field with an onSubmit action keeps Return")
  func submit() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      @Bindable var model = model
      VStack {
        TextField("Field", text: $model.text).onSubmit { model.pressed.append("submit") }
        Button("Go") { model.pressed.append("go") }.keyboardShortcut(.defaultAction)
      }
    }
    try host.tap("Field")
    host.press(.return)
    #expect(model.pressed == ["submit"])
  }

  @Test("Return presses the focused button rather than the default action")
  func focusedButton() throws {
    let (host, model) = try make()
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    #expect(model.pressed == ["other"])
  }

  @Test("Controls that a sheet covers aren't pressed, and the sheet's own controls with the same key take precedence")
  func covered() throws {
    let (host, model) = try make()
    model.isPresented = true
    try host.settle()
    #expect(host.press("s", modifiers: .command))
    #expect(model.pressed == ["sheet save"])
    #expect(!host.press("t", modifiers: .command) && !model.isOn)
    model.isPresented = false
    try host.settle()
    #expect(host.press("s", modifiers: .command) && host.press("t", modifiers: .command))
    #expect(model.pressed == ["sheet save", "save"] && model.isOn)
  }

  @Test("A container's shortcut belongs to its first control without one, and nil removes a shortcut")
  func container() throws {
    let (host, model) = try make()
    #expect(host.press("g", modifiers: .command) && host.press("i", modifiers: .command))
    #expect(model.pressed == ["first", "inner"])
  }

  @Test("A shortcut presses a hidden control")
  func hidden() throws {
    let (host, model) = try make()
    #expect(host.press("h", modifiers: .command))
    #expect(model.pressed == ["hidden"])
  }

  @Test("Keys with a direction are mirrored in a right-to-left layout, unless the shortcut forbids it")
  func mirrored() throws {
    let (host, model) = try make(.rightToLeft)
    #expect(!host.press("]", modifiers: .command))
    #expect(host.press("[", modifiers: .command) && host.press("[", modifiers: .option))
    #expect(model.pressed == ["forward", "straight"])
  }

  @Test("A held key presses its control once, and its release does nothing")
  func held() throws {
    let (host, model) = try make()
    for phase in [KeyEvent.Phase.down, .repeat, .repeat, .up] {
      host.content.handle(KeyEvent(phase: phase, key: "s", modifiers: .control, time: host.time))
    }
    #expect(model.pressed == ["save"])
  }

  @Test("Styles read the shortcut from the environment, and a removed view removes its shortcut")
  func environment() throws {
    struct Style: ButtonStyle {
      @Environment(\.keyboardShortcut) private var shortcut

      func makeBody(configuration: Configuration) -> some View {
        Text(shortcut == .defaultAction ? "default" : "plain")
      }
    }
    let model = Model()
    struct Buttons: View {
      let model: Model

      var body: some View {
        VStack {
          if !model.isOn { Button("A") {}.keyboardShortcut(.defaultAction) }
          Button("B") {}
        }
        .buttonStyle(Style())
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Buttons(model: model) }
    #expect(host.exists("default") && host.exists("plain"))
    model.isOn = true
    host.render()
    #expect(!host.press(.return) && host.graph.input.focus.shortcuts.isEmpty)
  }

  @Test("Shortcuts are values with SwiftUI's defaults")
  func values() {
    #expect(KeyboardShortcut("a").modifiers == .command && KeyboardShortcut("a").localization == .automatic)
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
    #expect(Set([KeyboardShortcut("a"), KeyboardShortcut("a"), KeyboardShortcut("a", modifiers: .shift)]).count == 2)
    #expect(KeyboardShortcut("a", localization: .custom) != KeyboardShortcut("a"))
  }
}

private struct Asking: View {
  @Bindable var model: Model
  var hasField = false

  var body: some View {
    Text("Base").alert("Alert", isPresented: $model.isPresented) {
      if hasField { TextField("Field", text: $model.text) }
      Button("One") { model.pressed.append("one") }
      Button("Two") { model.pressed.append("two") }.keyboardShortcut(.defaultAction)
      Button("Three", role: .cancel) { model.pressed.append("three") }
      Button("Four") { model.pressed.append("four") }.keyboardShortcut(.cancelAction)
    }
  }
}

@MainActor
@Suite("Keyboard shortcuts in alerts")
struct AlertShortcutTests {
  @Test(
    "In an alert, Return presses the button with the default action, and Escape the one with the cancel action", arguments: [false, true])
  func alerts(hasField: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 700)) { Asking(model: model, hasField: hasField) }
    for (key, expected) in [(KeyEquivalent.return, "two"), (.escape, "four")] {
      model.isPresented = true
      try host.settle()
      host.press(key)
      try host.settle()
      #expect(model.pressed.last == expected && !model.isPresented)
    }
    #expect(model.pressed == ["two", "four"])
  }

  @Test("In an alert without shortcuts, Return presses the first button without a role, and Escape the cancel button")
  func plain() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 500, height: 700)) {
      @Bindable var model = model
      Text("Base").alert("Alert", isPresented: $model.isPresented) {
        Button("Delete", role: .destructive) { model.pressed.append("delete") }
        Button("Keep") { model.pressed.append("keep") }
        Button("Cancel", role: .cancel) { model.pressed.append("cancel") }
      }
    }
    for key in [KeyEquivalent.return, .escape] {
      model.isPresented = true
      try host.settle()
      host.press(key)
      try host.settle()
    }
    #expect(model.pressed == ["keep", "cancel"])
  }
}
