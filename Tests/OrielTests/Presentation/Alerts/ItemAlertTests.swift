import Foundation
import Observation
import OrielTesting
import Testing

@testable import Oriel

private struct Note: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A value without an identity of its own.
private struct Plain {
  var name: String
}

@Observable
private final class Desk {
  var note: Note?
  var word: String?
  var plain: Plain?
  var log: [String] = []
}

private struct NoteAlert: View {
  @Bindable var desk: Desk
  var isDialog = false

  var body: some View {
    if isDialog {
      Text("Base").confirmationDialog(Text("Delete \(desk.note?.name ?? "nothing")?"), item: $desk.note, titleVisibility: .visible) {
        buttons($0)
      } message: {
        Text("About \($0.name)")
      }
    } else {
      Text("Base").alert(Text("Delete \(desk.note?.name ?? "nothing")?"), item: $desk.note) {
        buttons($0)
      } message: {
        Text("About \($0.name)")
      }
    }
  }

  @ViewBuilder private func buttons(_ note: Note) -> some View {
    Button("Delete \(note.name)", role: .destructive) { desk.log.append("delete \(note.id)") }
    Button("Next") { desk.note = Note(id: note.id + 1, name: "next") }
    Button("Keep", role: .cancel) {}
  }
}

@MainActor
@Suite("Alerts and confirmation dialogs of an item")
struct ItemAlertTests {
  private func host(@ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 844), content: content)
    try host.settle()
    return host
  }

  @Test("A panel is presented with the item of its binding, which a button sets to nil", arguments: [false, true])
  func presents(isDialog: Bool) throws {
    let desk = Desk()
    let host = try host { NoteAlert(desk: desk, isDialog: isDialog) }
    #expect(!host.exists("About draft") && host.exists("Base"))
    desk.note = Note(id: 1, name: "draft")
    try host.settle()
    #expect(host.exists("Delete draft?") && host.exists("About draft"))
    try host.tap("Delete draft")
    #expect(desk.log == ["delete 1"] && desk.note == nil)
    try host.settle()
    #expect(!host.exists("About draft") && host.exists("Base"))
  }

  @Test("A panel keeps its item and its title until it has disappeared", arguments: [false, true])
  func keepsItem(isDialog: Bool) throws {
    let desk = Desk()
    desk.note = Note(id: 1, name: "draft")
    let host = try host { NoteAlert(desk: desk, isDialog: isDialog) }
    #expect(shown(host).contains("Delete draft?"))
    desk.note = nil
    host.advance(by: 0.05)
    #expect(shown(host).contains("Delete draft?") && shown(host).contains("About draft"))
    try host.settle()
    #expect(shown(host).isEmpty)
  }

  /// Returns the texts of the first presentation, during its removal as well.
  private func shown(_ host: TestHost) -> [String] {
    func texts(_ box: LayoutBox) -> [String] { ((box as? TextBox).map { [$0.string] } ?? []) + box.children.flatMap(texts) }
    return (host.graph.rootBox.layers.presentations.first as? PresentationBox).map { texts($0.card) } ?? []
  }

  @Test("Another item is presented after the alert of the previous one")
  func replaces() throws {
    let desk = Desk()
    desk.note = Note(id: 1, name: "draft")
    let host = try host { NoteAlert(desk: desk) }
    desk.note = Note(id: 2, name: "letter")
    try host.settle()
    #expect(host.exists("About letter") && host.exists("Delete letter?") && !host.exists("About draft"))
    #expect(desk.note?.id == 2)
  }

  @Test("An item with the same id keeps the alert as it is")
  func keepsSameItem() throws {
    let desk = Desk()
    desk.note = Note(id: 1, name: "draft")
    let host = try host { NoteAlert(desk: desk) }
    desk.note = Note(id: 1, name: "renamed")
    host.render()
    #expect(host.exists("About draft") && !host.exists("About renamed"))
    try host.settle()
    #expect(host.exists("About draft"))
  }

  @Test("A button that sets another item presents it, and the dismissal doesn't remove it")
  func replacesInAction() throws {
    let desk = Desk()
    desk.note = Note(id: 1, name: "draft")
    let host = try host { NoteAlert(desk: desk) }
    try host.tap("Next")
    try host.settle()
    #expect(desk.note?.id == 2)
    #expect(host.exists("About next") && !host.exists("About draft"))
  }

  @Test("Items can be of any type: a hashable one is another item if it isn't equal")
  func otherTypes() throws {
    let desk = Desk()
    struct Root: View {
      @Bindable var desk: Desk
      var body: some View {
        VStack {
          Text("Base").alert("Word", item: $desk.word) { Button("Say \($0)") {} }
          Text("Plain").confirmationDialog("Plain", item: $desk.plain) { Button("Use \($0.name)") {} }
        }
      }
    }
    desk.word = "one"
    let host = try host { Root(desk: desk) }
    #expect(host.exists("Say one"))
    desk.word = "two"
    try host.settle()
    #expect(host.exists("Say two") && !host.exists("Say one"))
    try host.tap("Say two")
    try host.settle()
    #expect(desk.word == nil)
    desk.plain = Plain(name: "pen")
    try host.settle()
    desk.plain = Plain(name: "ink")
    try host.settle()
    #expect(host.exists("Use pen") && !host.exists("Use ink"))
    try host.tap("Use pen")
    #expect(desk.plain == nil)
  }

  @Test("Each form of a title is accepted")
  func titles() throws {
    let desk = Desk()
    let word = "From a string"
    struct Root: View {
      @Bindable var desk: Desk
      let word: String
      let form: Int
      var body: some View {
        let base = Text("Base")
        switch form {
        case 0:
          base.alert("From a key", item: $desk.word) {
            Button($0) {}
          } message: {
            Text($0)
          }
        case 1:
          base.alert(word, item: $desk.word) {
            Button($0) {}
          } message: {
            Text($0)
          }
        case 2: base.alert(LocalizedStringResource("From a resource"), item: $desk.word) { Button($0) {} }
        case 3: base.confirmationDialog("From a key", item: $desk.word, titleVisibility: .visible) { Button($0) {} }
        case 4:
          base.confirmationDialog(word, item: $desk.word, titleVisibility: .visible) {
            Button($0) {}
          } message: {
            Text($0)
          }
        default:
          base.confirmationDialog(LocalizedStringResource("From a resource"), item: $desk.word, titleVisibility: .visible) { Button($0) {} }
        }
      }
    }
    let titles = ["From a key", "From a string", "From a resource"]
    for form in 0..<6 {
      desk.word = "now"
      let host = try host { Root(desk: desk, word: word, form: form) }
      #expect(host.exists(titles[form % 3]), "\(form)")
      host.close()
    }
  }
}
