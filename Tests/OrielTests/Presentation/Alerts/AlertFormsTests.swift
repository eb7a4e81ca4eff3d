import Foundation
import Oriel
import OrielTesting
import Testing

private struct Song: Identifiable {
  let id: Int
}

@Observable
private final class Model {
  var isPresented = true
  var song: Song?
  var log: [String] = []

  func note(_ word: String) -> () -> Void { { self.log.append(word) } }
}

@MainActor
@Suite("Alerts and action sheets as values")
struct AlertFormsTests {
  nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1000, height: 700)]
  private let model = Model()

  private func host(_ size: CGSize = CGSize(width: 390, height: 844), _ alert: @escaping () -> Alert) throws -> TestHost {
    let host = TestHost(size: size) { Text("Base").alert(isPresented: Bindable(model).isPresented, content: alert) }
    try host.settle()
    return host
  }

  /// Buttons as they stand, from the top to the bottom and from the left to the right.
  private func order(_ host: TestHost) -> [String] {
    host.findAll(role: .isButton).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.label)
  }

  private func isRed(_ name: String, _ host: TestHost) throws -> Bool {
    let (frame, picture) = (try host.find(name).frame, host.snapshot())
    return (Int(frame.minX)..<Int(frame.maxX)).contains { x in
      (Int(frame.minY)..<Int(frame.maxY)).contains { y in
        let pixel = picture.pixel(x, y)
        return pixel.red > 150 && pixel.green < 110 && pixel.blue < 110
      }
    }
  }

  // MARK: One button

  @Test("an alert without a button of its own has one that says OK, and shows its title and message", arguments: sizes)
  func ok(size: CGSize) throws {
    let host = try host(size) { Alert(title: Text("Saved"), message: Text("All is well")) }
    #expect(host.exists("Saved") && host.exists("All is well") && !host.exists("Base"))
    #expect(order(host) == ["OK"])
    #expect(try host.find("Saved").frame.maxY <= host.find("All is well").frame.minY)
    try host.tap("OK")
    #expect(!model.isPresented)
    try host.settle()
    #expect(host.exists("Base") && !host.exists("Saved"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("the button that dismisses says and does what it is given")
  func dismissButton() throws {
    let host = try host { Alert(title: Text("Saved"), dismissButton: .default(Text("Got it"), action: model.note("got it"))) }
    #expect(order(host) == ["Got it"])
    try host.tap("Got it")
    #expect(model.log == ["got it"] && !model.isPresented)
    host.close()
  }

  @Test("a default or a cancelling button that dismisses isn't red, one that destroys is")
  func colors() throws {
    for (button, isRed) in [
      (Alert.Button.default(Text("Word")), false), (.cancel(Text("Word")), false), (.destructive(Text("Word")), true),
    ] as [(Alert.Button, Bool)] {
      model.isPresented = true
      let host = try host { Alert(title: Text("Title"), dismissButton: button) }
      #expect(try self.isRed("Word", host) == isRed)
      host.close()
    }
  }

  // MARK: Two buttons

  @Test("of two the one that cancels stands first, whichever it is, and Escape presses it", arguments: [true, false])
  func cancels(isPrimary: Bool) throws {
    let host = try host {
      let delete = Alert.Button.destructive(Text("Delete"), action: model.note("delete"))
      let keep = Alert.Button.cancel(Text("Keep"), action: model.note("keep"))
      return Alert(
        title: Text("Delete it?"), message: nil, primaryButton: isPrimary ? keep : delete, secondaryButton: isPrimary ? delete : keep)
    }
    #expect(order(host) == ["Keep", "Delete"])
    #expect(try isRed("Delete", host) && !isRed("Keep", host))
    host.press(.escape)
    #expect(model.log == ["keep"] && !model.isPresented)
    try host.settle()
    model.isPresented = true
    try host.settle()
    try host.tap("Delete")
    #expect(model.log == ["keep", "delete"] && !model.isPresented)
    host.close()
  }

  @Test("a cancelling button without a label says Cancel")
  func cancel() throws {
    let host = try host {
      Alert(
        title: Text("Title"), primaryButton: .default(Text("Go on"), action: model.note("go on")),
        secondaryButton: .cancel(model.note("cancel")))
    }
    #expect(order(host) == ["Cancel", "Go on"])
    try host.tap("Cancel")
    #expect(model.log == ["cancel"])
    try host.settle()
    model.isPresented = true
    try host.settle()
    host.press(.return)
    #expect(model.log == ["cancel", "go on"] && !model.isPresented)
    host.close()
  }

  @Test("two default buttons stand side by side as they are given; a press beside the alert does nothing")
  func defaults() throws {
    let host = try host {
      Alert(
        title: Text("Title"), primaryButton: .default(Text("Yes"), action: model.note("yes")),
        secondaryButton: .default(Text("No"), action: model.note("no")))
    }
    #expect(order(host) == ["Yes", "No"])
    #expect(try host.find("Yes").frame.minY == host.find("No").frame.minY)
    host.tap(at: CGPoint(x: 4, y: 4))
    try host.settle()
    #expect(model.isPresented && model.log.isEmpty)
    try host.tap("No")
    #expect(model.log == ["no"] && !model.isPresented)
    host.close()
  }

  @Test("a program takes the alert away")
  func program() throws {
    let host = try host { Alert(title: Text("Title")) }
    #expect(host.exists("Title"))
    model.isPresented = false
    try host.settle()
    #expect(!host.exists("Title") && host.exists("Base"))
    host.close()
  }

  // MARK: Action sheets

  @Test("an action sheet for an item has its buttons in order, the one that cancels last", arguments: sizes)
  func actionSheet(size: CGSize) throws {
    let model = model
    let host = TestHost(size: size) {
      Text("Base").actionSheet(item: Bindable(model).song) { song in
        ActionSheet(
          title: Text("Song \(song.id)"), message: Text("What next?"),
          buttons: [
            .default(Text("Play"), action: model.note("play \(song.id)")), .cancel(Text("Nothing"), action: model.note("nothing")),
            .destructive(Text("Delete"), action: model.note("delete \(song.id)")),
          ])
      }
    }
    try host.settle()
    #expect(host.exists("Base") && !host.exists("Play"))
    model.song = Song(id: 7)
    try host.settle()
    #expect(host.exists("Song 7") && host.exists("What next?"))
    #expect(order(host) == ["Play", "Delete", "Nothing"])
    #expect(try isRed("Delete", host) && !isRed("Nothing", host))
    try host.tap("Delete")
    #expect(model.log == ["delete 7"] && model.song == nil)
    try host.settle()
    #expect(host.exists("Base") && !host.exists("Play"))
    model.song = Song(id: 8)
    try host.settle()
    host.press(.escape)
    #expect(model.log == ["delete 7", "nothing"] && model.song == nil)
    host.close()
  }

  @Test("an action sheet that is given no buttons can be left")
  func emptyActionSheet() throws {
    let host = TestHost { Text("Base").actionSheet(isPresented: Bindable(model).isPresented) { ActionSheet(title: Text("Title")) } }
    try host.settle()
    #expect(order(host) == ["Cancel"])
    try host.tap("Cancel")
    #expect(!model.isPresented)
    host.close()
  }
}
