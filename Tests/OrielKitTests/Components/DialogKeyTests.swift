import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: keys in dialogs")
struct DialogKeyTests {
  private static func button(_ role: DialogButton.Role, _ title: String, _ script: Script) -> DialogButton {
    DialogButton(role: role, action: { script.log.append(title) }, title: title)
  }

  private func stage(@DialogButtonBuilder actions: @escaping (Script) -> [DialogButton]) -> ComponentStage {
    let stage = ComponentStage { script in
      Color.white.dialog(id: "it", isPresented: script.binding("it"), title: "Title", message: nil, actions: { actions(script) })
    }
    stage.present()
    return stage
  }

  /// Returns the names of the buttons that a key presses, in a dialog with buttons of these roles, which are also their names.
  private func pressed(_ key: KeyEquivalent, _ roles: DialogButton.Role...) -> [String] {
    let stage = stage { script in for role in roles { Self.button(role, "\(role)", script) } }
    stage.host.press(key)
    stage.host.advance(by: 0.5)
    #expect(stage.script["it"] == stage.script.log.isEmpty, "only its buttons dismiss the dialog")
    return stage.script.log
  }

  @Test("Return presses the primary button, else the first secondary one, else the cancel button, and never a destructive one")
  func returnKey() {
    #expect(pressed(.return, .secondary, .primary, .cancel) == ["primary"])
    #expect(pressed(.return, .cancel, .destructive, .secondary) == ["secondary"])
    #expect(pressed(.return, .destructive, .cancel) == ["cancel"])
    #expect(pressed(.return, .destructive) == [])
  }

  @Test("Escape presses the cancel button, else a single button, and never a destructive one")
  func escapeKey() {
    #expect(pressed(.escape, .secondary, .primary, .cancel) == ["cancel"])
    #expect(pressed(.escape, .cancel) == ["cancel"])
    #expect(pressed(.escape, .secondary) == ["secondary"])
    #expect(pressed(.escape, .secondary, .primary) == [])
    #expect(pressed(.escape, .destructive) == [])
  }

  @Test("Tab and assistive technology reach two buttons in their visible order, in a row and in a column")
  func order() throws {
    let long = "A title that has no room in half the width"
    for (title, expected) in [("Go", ["No", "Go"]), (long, [long, "No"])] {
      let stage = stage {
        Self.button(.primary, title, $0)
        Self.button(.cancel, "No", $0)
      }
      let told = stage.host.findAll(role: .isButton).map(\.label)
      #expect(told == expected)
      stage.host.press(.tab)
      stage.host.press(.space)
      stage.host.advance(by: 0.5)
      #expect(stage.script.log == [expected[0]])
    }
  }

  @Test("Keys don't press a disabled button")
  func disabled() {
    let stage = stage {
      Self.button(.primary, "Go", $0).disabled()
      Self.button(.cancel, "No", $0).disabled()
    }
    stage.host.press(.return)
    stage.host.press(.escape)
    #expect(stage.script["it"] && stage.script.log.isEmpty)
  }

  @Test("Return and Escape press the buttons of a dialog while one of its text fields has the focus")
  func field() throws {
    for (key, expected) in [(KeyEquivalent.return, "Go"), (.escape, "No")] {
      let stage = ComponentStage(touch: false) { script in
        Color.white.dialog(
          id: "it", isPresented: script.binding("it"), title: "Title", message: nil, content: { ComponentContent(script: script) },
          actions: {
            Self.button(.primary, "Go", script)
            Self.button(.cancel, "No", script)
          })
      }
      stage.present()
      stage.host.tap(at: try stage.host.find(identifier: "field").center)
      stage.host.type("text")
      stage.host.press(key)
      #expect(stage.script.log == [expected] && stage.script.text == "text")
    }
  }

  @Test("Of several dialogs the topmost one handles keys, also in a layer that passes taps through", arguments: [false, true])
  func several(_ passesTaps: Bool) {
    for key in [KeyEquivalent.return, .escape] {
      let stage = ComponentStage(layer: passesTaps ? ComponentStage.clickThrough : .init()) { script in
        Color.white
          .dialog(
            id: "low", isPresented: script.binding("low"), title: "Low", message: nil, actions: { Self.button(.cancel, "low", script) }
          )
          .dialog(
            id: "high", isPresented: script.binding("high"), title: "High", message: nil,
            actions: { Self.button(.cancel, "high", script) })
      }
      stage.present("low")
      stage.present("high")
      stage.host.press(key)
      stage.host.advance(by: 0.5)
      #expect(stage.script.log == ["high"])
      stage.host.press(key)
      stage.host.advance(by: 0.5)
      #expect(stage.script.log == ["high", "low"])
    }
  }
}
