import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = true
  var name = ""
  var log: [String] = []
  var item: Numbered?
  var data: String? = "first"
}

private enum Failure: LocalizedError {
  case broken

  var errorDescription: String? { "It is broken" }
  var recoverySuggestion: String? { "Mend it" }
}

@MainActor
@Suite("Alerts and confirmation dialogs")
struct AlertTests {
  nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1000, height: 700)]

  private func host(_ size: CGSize = CGSize(width: 390, height: 844), @ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: size, content: content)
    try host.settle()
    return host
  }

  private func order(_ host: TestHost) -> [String] {
    host.findAll(role: .isButton).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.label)
  }

  @Test("A button of an alert runs its action and dismisses the alert afterwards", arguments: sizes)
  func presses(size: CGSize) throws {
    let model = Model()
    let host = try host(size) {
      Button("Base") {}.alert("Title", isPresented: Bindable(model).isPresented) {
        Button("Delete", role: .destructive) { model.log.append("delete \(model.isPresented)") }
        Button("Cancel", role: .cancel) { model.log.append("cancel") }
      } message: {
        Text("Message")
      }
    }
    #expect(host.exists("Title") && host.exists("Message") && !host.exists("Base"))
    #expect(order(host) == ["Cancel", "Delete"])
    try host.tap("Delete")
    #expect(model.log == ["delete true"] && !model.isPresented)
    try host.settle()
    #expect(!host.exists("Title") && host.exists("Base"))
  }

  @Test("An alert without actions has an OK button that Return and Escape press", arguments: [KeyEquivalent.return, .escape])
  func ok(key: KeyEquivalent) throws {
    let model = Model()
    let host = try host { Text("Base").alert("Title", isPresented: Bindable(model).isPresented) {} }
    #expect(order(host) == ["OK"])
    #expect(host.press(key))
    #expect(!model.isPresented)
  }

  @Test("Return presses the first button without a role, Escape the cancel button, and a press outside of the alert does nothing")
  func keys() throws {
    let model = Model()
    let host = try host {
      Text("Base").alert(Text("Title"), isPresented: Bindable(model).isPresented) {
        Button("Delete", role: .destructive) { model.log.append("delete") }
        Button("Cancel", role: .cancel) { model.log.append("cancel") }
        Button("Keep") { model.log.append("keep") }
      }
    }
    #expect(order(host) == ["Delete", "Keep", "Cancel"])
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(model.isPresented)
    host.press(.return)
    try host.settle()
    model.isPresented = true
    try host.settle()
    host.press(.escape)
    try host.settle()
    #expect(model.log == ["keep", "cancel"])
  }

  @Test("Return doesn't press a destructive button")
  func destructive() throws {
    let model = Model()
    let host = try host {
      Text("Base").alert(Text("Title"), isPresented: Bindable(model).isPresented) {
        Button("Delete", role: .destructive) { model.log.append("delete") }
      }
    }
    #expect(order(host).contains("Delete"))
    host.press(.return)
    try host.settle()
    #expect(model.log.isEmpty)
    model.isPresented = true
    try host.settle()
    try host.tap("Delete")
    #expect(model.log == ["delete"])
  }

  @Test("Text fields in an alert receive text and Tab moves between them, and Return in a field presses the default button")
  func fields() throws {
    let model = Model()
    let host = try host {
      Text("Base").alert("Title", isPresented: Bindable(model).isPresented) {
        TextField("Name", text: Bindable(model).name)
        SecureField("Password", text: .constant(""))
        Button("Sign in") { model.log.append("sign in \(model.name)") }
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(host.textInput != nil)
    host.type("Ada")
    #expect(model.name == "Ada")
    host.press(.tab)
    #expect(host.textInput?.purpose == .password)
    host.press(.return)
    #expect(model.log == ["sign in Ada"] && !model.isPresented)
  }

  @Test("An alert keeps the data of its presentation, and isn't presented without data")
  func presenting() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Text("Base").alert("Title", isPresented: $model.isPresented, presenting: model.data) { data in
          Button("Do \(data)") { model.log.append(data) }
        } message: { data in
          Text("About \(data)")
        }
      }
    }
    model.data = nil
    let host = try host { Root(model: model) }
    #expect(!host.exists("Title"))
    model.data = "first"
    try host.settle()
    #expect(host.exists("About first"))
    model.data = "second"
    try host.settle()
    #expect(host.exists("About first"))
    model.data = nil
    try host.settle()
    try host.tap("Do first")
    #expect(model.log == ["first"] && !model.isPresented)
  }

  private struct Asking: View {
    @Bindable var model: Model
    let isDialog: Bool

    private var title: String { "Delete \(model.data ?? "nobody")?" }

    var body: some View {
      if isDialog {
        Text("Base").confirmationDialog(title, isPresented: $model.isPresented, titleVisibility: .visible, presenting: model.data) { data in
          Button("Delete \(data)") { model.data = nil }
        }
      } else {
        Text("Base").alert(title, isPresented: $model.isPresented, presenting: model.data) { data in
          Button("Delete \(data)") { model.data = nil }
        }
      }
    }
  }

  /// Returns the texts of the first presentation, during its removal as well.
  private func shown(_ host: TestHost) -> [String] {
    func texts(_ box: LayoutBox) -> [String] { ((box as? TextBox).map { [$0.string] } ?? []) + box.children.flatMap(texts) }
    return (host.graph.rootBox.layers.presentations.first as? PresentationBox).map { texts($0.card) } ?? []
  }

  @Test("A title that depends on the presented data doesn't change when the data becomes nil", arguments: sizes, [false, true])
  func keepsTitle(size: CGSize, isDialog: Bool) throws {
    let model = Model()
    let host = try host(size) { Asking(model: model, isDialog: isDialog) }
    #expect(shown(host).contains("Delete first?"))
    try host.tap("Delete first")
    #expect(!model.isPresented && model.data == nil)
    host.advance(by: 0.05)
    #expect(shown(host).contains("Delete first?") && shown(host).contains("Delete first"))
    try host.settle()
    #expect(shown(host).isEmpty)
    model.data = "second"
    model.isPresented = true
    try host.settle()
    model.data = nil
    try host.settle()
    #expect(shown(host).contains("Delete second?"))
    host.close()
  }

  @Test("An error's description is the title of its alert")
  func error() throws {
    let host = try host {
      Text("Base").alert(isPresented: .constant(true), error: Failure.broken) { _ in
        Button("Mend") {}
      } message: { error in
        Text(verbatim: error.recoverySuggestion ?? "")
      }
    }
    #expect(host.exists("It is broken") && host.exists("Mend it") && host.exists("Mend"))
  }

  @Test("An Alert value has a title, a message, and one or two buttons", arguments: [1, 2])
  func values(buttons: Int) throws {
    let model = Model()
    model.item = Numbered(id: 3)
    let host = try host {
      Text("Base").alert(item: Bindable(model).item) { item in
        buttons == 1
          ? Alert(title: Text("Item \(item.id)"))
          : Alert(
            title: Text("Item \(item.id)"), message: Text("Message"),
            primaryButton: .destructive(Text("Delete")) { model.log.append("delete") },
            secondaryButton: .cancel())
      }
    }
    #expect(host.exists("Item 3"))
    #expect(order(host) == (buttons == 1 ? ["OK"] : ["Cancel", "Delete"]))
    try host.tap(buttons == 1 ? "OK" : "Delete")
    #expect(model.item == nil && model.log == (buttons == 1 ? [] : ["delete"]))
  }

  @Test("A confirmation dialog adds a cancel button, and is at the bottom of a narrow window or centered in a wide one", arguments: sizes)
  func choices(size: CGSize) throws {
    let model = Model()
    let host = try host(size) {
      Text("Base").confirmationDialog("Title", isPresented: Bindable(model).isPresented, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { model.log.append("delete") }
        Button("Copy") { model.log.append("copy") }
      }
    }
    #expect(order(host) == ["Delete", "Copy", "Cancel"] && host.exists("Title"))
    let cancel = try host.find("Cancel")
    #expect((cancel.frame.maxY > size.height - 20) == (size.width < 600))
    try host.tap("Copy")
    #expect(!model.isPresented)
    for way in [0, 1, 2] {
      model.isPresented = true
      try host.settle()
      switch way {
      case 0: host.tap(at: CGPoint(x: 5, y: 5))
      case 1: host.press(.escape)
      default: try host.tap("Cancel")
      }
      #expect(!model.isPresented, "Dismissal \(way) of a press outside, Escape and Cancel")
      try host.settle()
    }
    #expect(model.log == ["copy"])
  }

  @Test("A dialog's title is hidden in a narrow window unless requested, and a custom cancel button replaces the default one")
  func title() throws {
    let model = Model()
    let host = try host {
      Text("Base").confirmationDialog("Title", isPresented: Bindable(model).isPresented) {
        Button("Copy") {}
        Button("Leave", role: .cancel) { model.log.append("leave") }
      }
    }
    #expect(!host.exists("Title") && order(host) == ["Copy", "Leave"])
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(model.log == ["leave"] && !model.isPresented)
  }

  @Test("An ActionSheet value is presented as a confirmation dialog")
  func actionSheet() throws {
    let model = Model()
    let host = try host {
      Text("Base").actionSheet(isPresented: Bindable(model).isPresented) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("One")) { model.log.append("one") }, .cancel(), .destructive(Text("Two"))])
      }
    }
    #expect(host.exists("Title") && order(host) == ["One", "Two", "Cancel"])
    try host.tap("One")
    #expect(model.log == ["one"])
  }

  @Test("An alert's height fits its content, also after the content changes", arguments: sizes)
  func fits(size: CGSize) throws {
    struct Growing: View {
      @State private var isLong = false

      var body: some View {
        Text("Base").alert("Title", isPresented: .constant(true)) {
          if isLong { TextField("Field", text: .constant("")) }
          Button("More") {}
          Button("Less", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .task { isLong = true }
      }
    }
    let host = TestHost(size: size) { Growing() }
    for _ in 0..<2 {
      try host.settle()
      let box = try #require(host.graph.rootBox.layers.presentations.first as? PresentationBox)
      let button = try host.find("More").frame
      // The padding alone separates the buttons from the card's bottom edge.
      #expect(abs(box.card.windowFrame.maxY - button.maxY - AlertMetrics.padding) < 0.5)
    }
  }

  @Test("An alert that is higher than the window scrolls to its buttons")
  func high() throws {
    let model = Model()
    let host = try host(CGSize(width: 390, height: 300)) {
      Text("Base").alert("Title", isPresented: Bindable(model).isPresented) {
        ForEach(0..<12, id: \.self) { index in Button("Button \(index)") { model.log.append("\(index)") } }
      }
    }
    host.scroll(at: CGPoint(x: 195, y: 150), by: CGSize(width: 0, height: 2000))
    try host.settle()
    try host.tap("Button 11")
    #expect(model.log == ["11"])
  }

  private static let long = String(repeating: "Many words that say but little. ", count: 300)

  private func cardFrame(_ host: TestHost) throws -> CGRect {
    try #require(host.graph.rootBox.layers.presentations.first as? PresentationBox).card.windowFrame
  }

  @Test(
    "A long message scrolls together with the fields, and the buttons stay visible below them",
    arguments: sizes + [CGSize(width: 390, height: 300)]
  )
  func longMessage(size: CGSize) throws {
    let host = try host(size) {
      Text("Base").alert("Title", isPresented: .constant(true)) {
        TextField("Field", text: .constant(""))
        Button("Keep") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        VStack {
          Text(verbatim: Self.long)
          Text("End")
        }
      }
    }
    let card = try cardFrame(host)
    #expect(card.minY >= 0 && card.maxY <= size.height)
    let keep = try host.find("Keep").frame
    let cancel = try host.find("Cancel").frame
    #expect(abs(keep.maxY - (card.maxY - AlertMetrics.padding)) < 0.5 && keep.minY == cancel.minY)
    host.scroll(at: CGPoint(x: card.midX, y: card.minY + 40), by: CGSize(width: 0, height: 100_000))
    try host.settle()
    #expect(try host.find("Keep").frame == keep)
    let end = try host.find("End").frame
    #expect(end.minY >= card.minY && end.maxY <= keep.minY)
  }

  @Test("A long message of a confirmation dialog leaves all buttons visible")
  func longChoices() throws {
    let host = try host {
      Text("Base").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text(verbatim: Self.long)
      }
    }
    let card = try cardFrame(host)
    var above = card.minY
    for name in ["Copy", "Delete", "Cancel"] {
      let frame = try host.find(name).frame
      #expect(frame.minY > above && frame.maxY <= card.maxY + 0.5, "\(name)")
      above = frame.maxY
    }
  }
}
