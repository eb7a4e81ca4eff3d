import OrielKit
import OrielTesting
import SwiftUI
import Testing

@testable import Oriel

@MainActor @Suite("Dismissing the keyboard by a tap", .serialized)
struct DismissByTapTests {
  final class Counts { var presses = 0 }

  private struct Screen: View {
    let isLocal: Bool
    var isForced = true
    let counts: Counts
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      let content = VStack(spacing: 20) {
        TextField("Name", text: $text)
        TextField("City", text: $other)
        Color.green.frame(height: 60).focusable().accessibilityElement().accessibilityLabel("stage")
        Button("Press") { counts.presses += 1 }
        Color.yellow.frame(height: 100).accessibilityElement().accessibilityLabel("ground")
      }
      if isLocal { content.addTapToEndEditing(isForced: isForced) } else { content }
    }
  }

  private func window(isLocal: Bool, isForced: Bool = true, _ counts: Counts = Counts()) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Screen(isLocal: isLocal, isForced: isForced, counts: counts) }
    host.usesTouch = true
    return host
  }

  private func point(_ name: String, _ host: TestHost) throws -> CGPoint {
    let frame = try host.find(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func press(_ name: String, _ host: TestHost) throws {
    let point = try point(name, host)
    host.pointerDown(at: point)
    host.advance(by: 0.05)
    host.pointerUp(at: point)
    host.advance(by: 1)
  }

  @Test("KB-18: A tap beside the field ends editing, and buttons in the view still receive their taps")
  func local() throws {
    let counts = Counts()
    let host = window(isLocal: true, counts)
    try press("Name", host)
    #expect(host.keyboard.isShown)
    try press("ground", host)
    #expect(!host.keyboard.isShown)
    try press("Name", host)
    try press("Press", host)
    #expect(!host.keyboard.isShown && counts.presses == 1)
  }

  @Test("KB-18: A tap on the field or on another field keeps the keyboard")
  func fields() throws {
    let host = window(isLocal: true)
    try press("Name", host)
    try press("Name", host)
    #expect(host.keyboard.isShown)
    try press("City", host)
    #expect(host.keyboard.isShown)
  }

  @Test("KB-18: A tap removes the focus of a view without text input only if isForced is true", arguments: [true, false])
  func forced(isForced: Bool) throws {
    let host = window(isLocal: true, isForced: isForced)
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    #expect(host.graph.input.focus.focused != nil && host.graph.input.focus.focused?.textInputState == nil)
    try press("ground", host)
    #expect((host.graph.input.focus.focused == nil) == isForced)
  }

  @Test(
    "KB-19: A tap in the window ends editing except on a field, reaches other views, and is only observed while the keyboard is visible")
  func window() throws {
    let counts = Counts()
    let host = window(isLocal: false, counts)
    let before = WindowTapObserver.count
    DismissKeyboardTapHandler.shared.isEnabled = true
    defer { DismissKeyboardTapHandler.shared.isEnabled = false }
    #expect(WindowTapObserver.count == before)
    try press("Name", host)
    #expect(host.keyboard.isShown && WindowTapObserver.count == before + 1)
    try press("City", host)
    #expect(host.keyboard.isShown)
    try press("Press", host)
    #expect(!host.keyboard.isShown && counts.presses == 1 && WindowTapObserver.count == before)
    try press("Name", host)
    let ground = try point("ground", host)
    host.drag(from: ground, to: CGPoint(x: ground.x, y: ground.y + 60))
    host.advance(by: 0.5)
    #expect(host.keyboard.isShown, "a drag isn't a tap")
    try host.keyboard.tap("a")
    #expect(host.keyboard.isShown)
    DismissKeyboardTapHandler.shared.isEnabled = false
    try press("ground", host)
    #expect(host.keyboard.isShown && WindowTapObserver.count == before)
    host.close()
  }
}
