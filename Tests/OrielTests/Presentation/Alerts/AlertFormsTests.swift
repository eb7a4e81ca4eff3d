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

  /// Returns the buttons' labels from top to bottom and from left to right.
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

  @Test("An alert without buttons has an OK button and shows its title and message", arguments: sizes)
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

  @Test("The dismiss button has the given label and runs the given action")
  func dismissButton() throws {
    let host = try host { Alert(title: Text("Saved"), dismissButton: .default(Text("Got it"), action: model.note("got it"))) }
    #expect(order(host) == ["Got it"])
    try host.tap("Got it")
    #expect(model.log == ["got it"] && !model.isPresented)
    host.close()
  }

  @Test("A destructive dismiss button is red, and a default or cancel button isn't")
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

  @Test("The cancel button of two is first regardless of its argument position, and Escape presses it", arguments: [true, false])
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

  @Test("A cancel button without a label is titled Cancel")
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

  @Test("Two default buttons are side by side in the given order, and a press outside of the alert does nothing")
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

  @Test("Setting the binding to false dismisses the alert")
  func program() throws {
    let host = try host { Alert(title: Text("Title")) }
    #expect(host.exists("Title"))
    model.isPresented = false
    try host.settle()
    #expect(!host.exists("Title") && host.exists("Base"))
    host.close()
  }

  // MARK: Action sheets

  @Test("An action sheet of an item shows its buttons in order, with the cancel button last", arguments: sizes)
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

  @Test("An action sheet without buttons has a Cancel button")
  func emptyActionSheet() throws {
    let host = TestHost { Text("Base").actionSheet(isPresented: Bindable(model).isPresented) { ActionSheet(title: Text("Title")) } }
    try host.settle()
    #expect(order(host) == ["Cancel"])
    try host.tap("Cancel")
    #expect(!model.isPresented)
    host.close()
  }
}
