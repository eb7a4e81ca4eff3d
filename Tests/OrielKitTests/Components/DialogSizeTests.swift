import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: dialogs with large text")
struct DialogSizeTests {
  private static let message = "The draft of the letter is deleted from all devices and can't be brought back afterwards."

  private func stage(_ size: DynamicTypeSize, _ window: CGSize, touch: Bool) -> ComponentStage {
    let stage = ComponentStage(size: window, touch: touch) { script in
      Color.white.dialog(
        id: "it", isPresented: script.binding("it"), title: "Delete the draft for good?", message: Self.message,
        actions: {
          DialogButton(role: .destructive, title: "Delete everywhere")
          DialogButton(role: .primary, title: "Save as a template")
          DialogButton(role: .cancel, title: "Cancel")
        })
    }
    stage.host.dynamicTypeSize = size
    stage.present()
    return stage
  }

  @Test(
    "Title, message and buttons are complete and can be scrolled to, at any text size",
    arguments: [DynamicTypeSize.xSmall, .large, .xLarge, .accessibility1, .accessibility5],
    [ComponentStage.phone, ComponentStage.landscape, ComponentStage.desktop])
  func whole(_ size: DynamicTypeSize, _ window: CGSize) throws {
    for touch in [true, false] {
      let stage = stage(size, window, touch: touch)
      let bounds = CGRect(origin: .zero, size: window)
      let dialog = try stage.host.find(role: .isModal).frame
      #expect(bounds.contains(dialog))
      for name in ["Delete everywhere", "Save as a template", "Cancel"] {
        let button = try stage.host.find(name)
        #expect(button.frame.height >= (touch ? 40 : 22))
        try stage.host.scroll(to: name)
        stage.host.advance(by: 0.5)
        #expect(try dialog.insetBy(dx: -1, dy: -1).contains(CGPoint(x: dialog.midX, y: stage.host.find(name).frame.midY)))
      }
      // As high as the text in the width of the dialog.
      if size > .large {
        let room = dialog.width - 30
        let measured = TestHost(size: CGSize(width: room, height: 4000), dynamicTypeSize: size) { Text(Self.message).font(.subheadline) }
        #expect(try abs(stage.host.find(Self.message).frame.height - measured.find(Self.message).frame.height) < 1)
      }
    }
  }

  @Test("A button title that is too long for one line wraps instead of being truncated")
  func longButton() throws {
    let title = "Send the letter to everybody in the house and keep a copy"
    let stage = ComponentStage { script in
      Color.white.dialog(
        id: "it", isPresented: script.binding("it"), title: "T", message: nil, actions: { DialogButton(role: .primary, title: title) })
    }
    stage.present()
    #expect(try stage.host.find(title).frame.height > 45)
  }

  @Test("A dialog with a field stays above the keyboard, and returns to the center")
  func keyboard() throws {
    let stage = ComponentStage { script in
      Color.white.dialog(
        id: "it", isPresented: script.binding("it"), title: "Name", message: Self.message, content: { ComponentContent(script: script) },
        actions: {
          DialogButton(role: .primary, title: "Go")
          DialogButton(role: .cancel, title: "No")
        })
    }
    stage.present()
    let rest = try stage.host.find("Go").frame
    try stage.host.tap("field")
    for height: CGFloat in [300, 500, 620] {
      stage.host.keyboard.show(height: height)
      stage.host.advance(by: 1)
      let dialog = try stage.host.find(role: .isModal).frame
      #expect(dialog.maxY <= 844 - height - 9.5 && dialog.minY >= 9.5)
      #expect(try dialog.contains(stage.host.find("Go").center))
    }
    stage.host.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(try stage.host.find("Go").frame == rest)
  }

  @Test("Buttons have different hover, pressed and focused appearances, and use the tint")
  func looks() throws {
    func tinted(_ tint: Color?) -> ComponentStage {
      let stage = ComponentStage(size: ComponentStage.desktop, touch: false) { script in
        Color.white.dialog(
          id: "it", isPresented: script.binding("it"), title: "T", message: nil,
          actions: {
            DialogButton(role: .primary, title: "Go")
            DialogButton(role: .secondary, title: "Other")
          }
        )
        .tint(tint)
      }
      stage.present()
      return stage
    }
    let stage = tinted(nil)
    func pixel(_ stage: ComponentStage, _ name: String) throws -> [Int] {
      let frame = try stage.host.find(name).frame
      return stage.pixel(Int(frame.minX) + 8, Int(frame.midY))
    }
    for name in ["Go", "Other"] {
      let plain = try pixel(stage, name)
      stage.host.hover(at: try stage.host.find(name).center)
      stage.frames(2)
      let hovered = try pixel(stage, name)
      stage.host.pointerDown(at: try stage.host.find(name).center)
      stage.frames(2)
      let pressed = try pixel(stage, name)
      stage.host.pointerCancel(at: .zero)
      stage.host.hover(at: .zero)
      stage.frames(2)
      #expect(Set([plain, hovered, pressed]).count == 3)
      #expect(try pixel(stage, name) == plain)
    }
    let dump = stage.host.displayDump
    stage.host.press(.tab)
    stage.frames(2)
    #expect(stage.host.displayDump != dump)
    let red = tinted(.pureRed)
    #expect(try pixel(red, "Go") == Paint.red)
    #expect(red.host.displayDump.contains("text #ff0000ff"))
  }
}
