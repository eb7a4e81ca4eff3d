import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: dialog")
struct DialogTests {
  private func stage(
    _ size: CGSize = ComponentStage.phone, touch: Bool = true, safeArea: EdgeInsets = EdgeInsets(), title: String? = "Title",
    message: String? = "Message", uiModel: DialogUIModel = .init(),
    @DialogButtonBuilder actions: @escaping (Script) -> [DialogButton] = { _ in [] }
  ) -> ComponentStage {
    ComponentStage(size: size, touch: touch, safeArea: safeArea) { script in
      Color.white.dialog(
        id: "it", uiModel: uiModel, isPresented: script.binding("it"), onDismiss: { script.log.append("gone") }, title: title,
        message: message, actions: { actions(script) })
    }
  }

  private func button(_ role: DialogButton.Role, _ title: String, _ script: Script) -> DialogButton {
    DialogButton(role: role, action: { script.log.append("\(title) \(script["it"])") }, title: title)
  }

  /// Returns the buttons in their visible order.
  private func buttons(_ stage: ComponentStage) -> [Element] {
    stage.host.findAll(role: .isButton).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  @Test(
    "VA-1 A dialog has 0.75 of the width in portrait, 0.5 in landscape, 250 points with a pointer, and is centered",
    arguments: [
      (ComponentStage.phone, true, CGFloat(292.5)), (ComponentStage.landscape, true, 422), (ComponentStage.phone, false, 250),
      (ComponentStage.desktop, false, 250),
    ])
  func width(_ window: CGSize, _ touch: Bool, _ expected: CGFloat) throws {
    let stage = stage(window, touch: touch)
    stage.present()
    // A single button has the width of the dialog without margins of 15 points.
    let button = try stage.host.find("Ok").frame
    #expect(abs(button.width - (expected - 30)) < 0.6 && abs(button.midX - window.width / 2) < 1)
  }

  @Test("VA-1 A stretched width leaves its margins free")
  func stretched() throws {
    var uiModel = DialogUIModel()
    uiModel.widthGroup = DialogUIModel.WidthGroup(.stretched(margin: .absolute(20)))
    let stage = stage(uiModel: uiModel)
    stage.present()
    #expect(try abs(stage.host.find("Ok").frame.width - (390 - 40 - 30)) < 0.6)
  }

  @Test(
    "VA-1 VA-6 A dialog of any height is inset from the safe area by 10 points, or by 20 with a pointer, and its buttons scroll",
    arguments: [true, false])
  func tall(_ touch: Bool) throws {
    let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
    let stage = stage(touch: touch, safeArea: safeArea) { script in
      for index in 0..<40 { DialogButton(role: .secondary, action: { script.log.append("\(index)") }, title: "Button \(index)") }
    }
    stage.present()
    let margin: CGFloat = touch ? 10 : 20
    // The surface of the dialog is white in the middle column, between the dimmed background.
    let picture = stage.host.snapshot()
    let rows = (0..<844).map { picture.pixel(195, $0) }.enumerated().filter { min($1.red, $1.green, $1.blue) > 240 }.map(\.offset)
    #expect(abs(CGFloat(rows[0]) - (40 + margin)) <= 1 && abs(CGFloat(rows[rows.count - 1]) - (844 - 30 - margin)) <= 1.5)
    // The title stays, and scrolling reaches the last button.
    let title = try stage.host.find("Title").frame
    #expect(throws: (any Error).self) { try stage.host.tap("Button 39") }
    stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -550), speed: 4000)
    stage.host.advance(by: 3)
    stage.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -550), speed: 4000)
    stage.host.advance(by: 3)
    #expect(try stage.host.find("Title").frame == title)
    try stage.host.tap("Button 39")
    #expect(stage.script.log == ["39"])
  }

  @Test("VA-6 Buttons that fit don't scroll")
  func short() throws {
    let stage = stage { script in
      for index in 0..<4 { DialogButton(role: .secondary, title: "Button \(index)") }
    }
    stage.present()
    let frame = try stage.host.find("Button 0").frame
    stage.dragAndHold(from: frame.center, by: CGSize(width: 0, height: -60))
    #expect(try stage.host.find("Button 0").frame == frame)
  }

  @Test("VA-2 Title and message are centered with at most 2 and 5 lines, and empty ones take no space")
  func texts() throws {
    let long = Array(repeating: "words", count: 100).joined(separator: " ")
    func height(_ title: String?, _ message: String?) throws -> CGFloat {
      let stage = self.stage(title: title, message: message)
      stage.present()
      let ok = try stage.host.find("Ok").frame
      // The dialog is centered, so its height is twice the distance from the center to the button's end and its margin.
      return 2 * (ok.maxY + 15 - 422)
    }
    let none = try height(nil, nil)
    #expect(try height("", "") == none)
    #expect(abs(none - (15 + 10 + 10 + 40 + 15)) < 0.1)
    let (title, message) = (try height("Title", nil) - none, try height(nil, "Message") - none)
    let (titles, messages) = (try height(long, nil) - none, try height(nil, long) - none)
    #expect(abs((titles - 8) / (title - 8) - 2) < 0.1)
    #expect(abs((messages - 8) / (message - 8) - 5) < 0.1)
    let stage = self.stage()
    stage.present()
    #expect(try abs(stage.host.find("Title").frame.midX - 195) < 1)
    #expect(try abs(stage.host.find("Message").frame.midX - 195) < 1)
    #expect(try stage.host.find("Title").frame.maxY < stage.host.find("Message").frame.minY)
    #expect(try stage.host.find("Message").frame.maxY < stage.host.find("Ok").frame.minY)
  }

  @Test("VA-2 Custom content is between the message and the buttons")
  func content() throws {
    let stage = ComponentStage { script in
      Color.white.dialog(
        id: "it", isPresented: script.binding("it"), title: "Title", message: "Message", content: { Probe().frame(height: 50) },
        actions: { DialogButton(role: .primary, title: "Go") })
    }
    stage.present()
    let probe = try #require(stage.probe)
    #expect(try stage.host.find("Message").frame.maxY < probe.minY)
    #expect(try probe.maxY < stage.host.find("Go").frame.minY)
    #expect(probe.width == 262.5)
  }

  @Test("VA-3 A tap beside a dialog does nothing")
  func noBackTap() {
    let stage = stage()
    stage.present()
    stage.host.tap(at: CGPoint(x: 195, y: 60))
    stage.host.advance(by: 0.5)
    #expect(stage.host.exists("Title") && stage.script["it"])
  }

  @Test("VA-4 One button has the full width, two are in a row with the cancel button leading, and three are in a column")
  func arrangement() throws {
    let one = stage { self.button(.primary, "A", $0) }
    one.present()
    #expect(try one.host.find("A").frame.width == 262.5)

    let two = stage {
      self.button(.primary, "A", $0)
      self.button(.cancel, "No", $0)
    }
    two.present()
    #expect(buttons(two).map(\.label) == ["No", "A"])
    let (no, a) = (try two.host.find("No").frame, try two.host.find("A").frame)
    #expect(no.minY == a.minY && abs(a.minX - no.maxX - 10) < 0.6 && abs(no.width - 126.25) < 0.6)

    let three = stage {
      self.button(.primary, "A", $0)
      self.button(.secondary, "B", $0)
      self.button(.cancel, "No", $0)
    }
    three.present()
    let frames = buttons(three).map(\.frame)
    #expect(buttons(three).map(\.label) == ["A", "B", "No"])
    #expect(frames.allSatisfy { abs($0.width - 262.5) < 0.6 && $0.height == 40 })
    #expect(abs(frames[1].minY - frames[0].maxY - 5) < 0.6)
  }

  @Test("VA-4 Two buttons with a title too long for half the width are in a column, with the cancel button last")
  func longTitles() throws {
    let long = stage {
      self.button(.primary, "A button with a long title", $0)
      self.button(.cancel, "No", $0)
    }
    long.present()
    #expect(buttons(long).map(\.label) == ["A button with a long title", "No"])
    let frames = buttons(long).map(\.frame)
    #expect(frames.allSatisfy { abs($0.width - 262.5) < 0.6 && $0.height == 40 })
    #expect(abs(frames[1].minY - frames[0].maxY - 5) < 0.6)
    try long.host.tap("A button with a long title")
    #expect(long.script.log.first == "A button with a long title false")
  }

  @Test("VA-4 The cancel button is last, only the last one is kept, and a dialog without buttons has an Ok button")
  func cancel() {
    let stage = stage {
      self.button(.cancel, "No", $0)
      self.button(.primary, "A", $0)
      self.button(.cancel, "Never", $0)
      self.button(.destructive, "B", $0)
    }
    stage.present()
    #expect(buttons(stage).map(\.label) == ["A", "B", "Never"])
    let empty = self.stage()
    empty.present()
    #expect(buttons(empty).map(\.label) == ["Ok"])
  }

  @Test("VA-5 A button resets the flag and then performs its action at once, before the dialog has disappeared")
  func order() throws {
    let stage = stage { self.button(.primary, "Go", $0) }
    stage.present()
    try stage.host.tap("Go")
    #expect(stage.script.log.first == "Go false")
    stage.host.advance(by: 0.5)
    #expect(stage.script.log == ["Go false", "gone"])
  }

  @Test("VA-5 A disabled button does nothing")
  func disabled() throws {
    let stage = stage { self.button(.primary, "Go", $0).disabled() }
    stage.present()
    #expect(throws: (any Error).self) { try stage.host.tap("Go") }
    stage.host.tap(at: try stage.host.find("Go").center)
    #expect(stage.script["it"] && stage.script.log.isEmpty)
  }

  @Test("VA-7 Scale, animations, corners, button sizes, spacing and colors have their default values")
  func numbers() throws {
    let uiModel = DialogUIModel()
    #expect(uiModel.scaleEffect == 1.01)
    #expect(uiModel.appearAnimation == BasicAnimation(curve: .linear, duration: 0.05))
    #expect(uiModel.disappearAnimation == BasicAnimation(curve: .easeIn, duration: 0.05))
    #expect(uiModel.cornerRadii.topLeading == 20 && uiModel.cornerRadii.bottomTrailing == 20)
    #expect(uiModel.titleTextMessageTextAndContentMargins == EdgeInsets(top: 15, leading: 15, bottom: 10, trailing: 15))
    #expect(uiModel.horizontalButtonSpacing == 10)
    let button = uiModel.primaryButtonSubUIModel
    #expect(button.$height.value(usesTouch: true) == 40 && button.$height.value(usesTouch: false) == 22)
    #expect(button.$cornerRadius.value(usesTouch: true) == 10 && button.$cornerRadius.value(usesTouch: false) == 4)
    #expect(uiModel.$verticalButtonSpacing.value(usesTouch: true) == 5 && uiModel.$verticalButtonSpacing.value(usesTouch: false) == 10)

    let stage = stage {
      self.button(.primary, "Go", $0)
      self.button(.destructive, "Drop", $0)
      self.button(.secondary, "Other", $0)
    }
    stage.present()
    func corner(_ name: String) throws -> [Int] {
      let frame = try stage.host.find(name).frame
      return stage.pixel(Int(frame.minX) + 12, Int(frame.midY))
    }
    #expect(try corner("Go") == [24, 126, 240])
    #expect(try corner("Drop") == Paint.white)
    #expect(try corner("Other") == Paint.white)
    #expect(stage.host.displayDump.contains("text #ffffffff") && stage.host.displayDump.contains("text #187ef0ff"))
    #expect(stage.host.displayDump.contains("text #ff3b30ff"))
    stage.host.pointerDown(at: try stage.host.find("Go").center)
    stage.frames(2)
    #expect(try corner("Go") == [31, 104, 182])
    stage.host.pointerCancel(at: .zero)
    stage.host.colorScheme = .dark
    stage.host.advance(by: 0.2)
    #expect(try corner("Go") == [25, 131, 255])
  }

  @MainActor @Observable final class Model {
    var parameters: DialogParameters?
    @ObservationIgnored var log: [String] = []
  }

  struct Root: View {
    @Bindable var model: Model

    var body: some View { Color.white.dialog(id: "it", parameters: $model.parameters) }
  }

  struct Failure: LocalizedError { var errorDescription: String? { "The line is cut." } }

  @Test("VA-8 Parameters describe a dialog: with a completion it has a Cancel button, and with an error an Ok button")
  func parameters() throws {
    let model = Model()
    let stage = ComponentStage { _ in Root(model: model) }
    func show(_ parameters: DialogParameters) {
      model.parameters = parameters
      stage.host.advance(by: 0.5)
    }
    show(
      DialogParameters(title: "Lorem", message: "Ipsum", actions: { DialogButton(role: .primary, title: "Go") }, attributes: ["key": 1]))
    #expect(stage.host.exists("Lorem") && stage.host.exists("Ipsum") && stage.host.exists("Go"))
    #expect(model.parameters?.attributes["key"] as? Int == 1)
    try stage.host.tap("Go")
    stage.host.advance(by: 0.5)
    #expect(model.parameters == nil && !stage.host.exists("Lorem"))

    show(DialogParameters(title: "Lorem", message: nil, completion: { model.log.append("cancel") }))
    try stage.host.tap("Cancel")
    stage.host.advance(by: 0.5)
    show(DialogParameters(error: Failure(), completion: { model.log.append("ok") }))
    #expect(stage.host.exists("Something Went Wrong") && stage.host.exists("The line is cut."))
    try stage.host.tap("Ok")
    #expect(model.log == ["cancel", "ok"])
  }

  @Test("VA-8 DialogButtonBuilder accepts conditions, loops, availability and lists")
  func builder() {
    @DialogButtonBuilder func build(_ isLong: Bool) -> [DialogButton] {
      DialogButton(role: .primary, title: "A")
      if isLong { DialogButton(role: .secondary, title: "B") }
      if isLong { DialogButton(role: .secondary, title: "C") } else { DialogButton(role: .secondary, title: "D") }
      for index in 0..<2 { DialogButton(role: .secondary, title: "\(index)") }
      if #available(macOS 10.15, *) { [DialogButton(role: .cancel, title: "E")] }
    }
    #expect(build(true).map(\.title) == ["A", "B", "C", "0", "1", "E"])
    #expect(build(false).map(\.title) == ["A", "D", "0", "1", "E"])
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
