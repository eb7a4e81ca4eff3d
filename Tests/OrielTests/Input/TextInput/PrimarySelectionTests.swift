import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Primary selection")
struct PrimarySelectionTests {
  @Observable
  final class Model {
    var name = "quick brown"
    var note = "ab"
    var password = "secret"
    var taps = 0
  }

  private struct Form: View {
    @Bindable var model: Model

    var body: some View {
      VStack(spacing: 20) {
        TextField("Name", text: $model.name)
        TextField("Note", text: $model.note)
        SecureField("Password", text: $model.password)
        TextField("Off", text: $model.note).disabled(true).accessibilityIdentifier("off")
        Text(verbatim: "read only").textSelection(.enabled)
        Button("Count") { model.taps += 1 }
      }
      .frame(width: 300)
    }
  }

  private let model = Model()

  private func host() -> TestHost { TestHost(size: CGSize(width: 400, height: 500)) { Form(model: model).softwareKeyboard(.never) } }

  private func end(of name: String, _ host: TestHost) throws -> CGPoint {
    let frame = try host.find(name).frame
    return CGPoint(x: frame.maxX - 4, y: frame.midY)
  }

  @Test("A middle click pastes the word that a double click has selected, and the clipboard stays unchanged")
  func doubleClick() throws {
    let host = host()
    host.clipboard = "copied"
    let frame = try host.find("Name").frame
    let place = CGPoint(x: frame.minX + 20, y: frame.midY)
    host.tap(at: place)
    #expect(host.primarySelection == nil)
    host.tap(at: place)
    #expect(host.primarySelection == "quick")
    host.middleTap(at: try end(of: "Note", host))
    #expect(model.note == "abquick")
    #expect(host.clipboard == "copied")
    host.type("!")
    #expect(model.note == "abquick!")
  }

  @Test("A drag, and Shift with arrow keys, set the primary selection")
  func dragAndKeys() throws {
    let host = host()
    let frame = try host.find("Name").frame
    host.drag(from: CGPoint(x: frame.maxX - 4, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY))
    #expect(host.primarySelection == "quick brown")
    host.press(.end)
    host.press(.leftArrow, modifiers: .shift)
    host.press(.leftArrow, modifiers: .shift)
    #expect(host.primarySelection == "wn")
    host.press("a", modifiers: .control)
    #expect(host.primarySelection == "quick brown")
  }

  @Test("A selection in read-only text sets the primary selection, and one in a secure field doesn't")
  func others() throws {
    let host = host()
    let text = try host.find("read only").frame
    for _ in 0..<2 { host.tap(at: CGPoint(x: text.minX + 10, y: text.midY)) }
    #expect(host.primarySelection == "read")
    let secret = try host.find("Password").frame
    for _ in 0..<2 { host.tap(at: CGPoint(x: secret.minX + 20, y: secret.midY)) }
    #expect(host.primarySelection == "read")
    host.middleTap(at: CGPoint(x: secret.maxX - 4, y: secret.midY))
    #expect(model.password == "secretread")
  }

  @Test("A middle click does nothing outside of editable text, or without a primary selection")
  func nothing() throws {
    let host = host()
    host.middleTap(at: try end(of: "Note", host))
    #expect(model.note == "ab")
    host.primarySelection = "x"
    host.middleTap(at: try host.find("Count").center)
    host.middleTap(at: try host.find("off").center)
    host.middleTap(at: try host.find("read only").center)
    #expect(model.note == "ab")
    #expect(model.taps == 0)
    host.middleTap(at: try end(of: "Note", host))
    #expect(model.note == "abx")
  }

  @Test("Several lines are pasted into a text field as one line")
  func lines() throws {
    let host = host()
    host.primarySelection = "one\ntwo"
    host.middleTap(at: try end(of: "Note", host))
    #expect(model.note == "abone two")
  }
}
