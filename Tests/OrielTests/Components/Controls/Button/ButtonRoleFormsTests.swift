import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var isPresented = true
  var log: [String] = []
}

/// A destructive button, a cancel button and one without a role, with views as labels.
private struct Choices: View {
  let model: Model

  var body: some View {
    Button(role: .destructive) {
      model.log.append("delete")
    } label: {
      Text("Delete")
    }
    Button(role: .cancel) {
      model.log.append("keep")
    } label: {
      Text("Keep")
    }
    Button(role: nil) {
      model.log.append("copy")
    } label: {
      Text("Copy")
    }
  }
}

@MainActor
@Suite("Buttons with a role and a label")
struct ButtonRoleFormsTests {
  private let model = Model()

  private func isRed(_ frame: CGRect, _ picture: Snapshot) -> Bool {
    (Int(frame.minX)..<Int(frame.maxX)).contains { x in
      (Int(frame.minY)..<Int(frame.maxY)).contains { y in
        let pixel = picture.pixel(x, y)
        return pixel.red > 150 && pixel.green < 110 && pixel.blue < 110
      }
    }
  }

  /// Returns the labels of the buttons that show red.
  private func red(_ host: TestHost) throws -> [String] {
    let picture = host.snapshot()
    return try ["Delete", "Keep", "Copy"].filter { isRed(try host.find($0).frame, picture) }
  }

  @Test("Buttons run their actions, and the destructive one is red")
  func plain() throws {
    let host = TestHost { VStack { Choices(model: model) } }
    #expect(try red(host) == ["Delete"])
    for name in ["Delete", "Keep", "Copy"] { try host.tap(name) }
    #expect(model.log == ["delete", "keep", "copy"])
    host.close()
  }

  @Test("A bordered destructive button has a red background", arguments: [true, false])
  func bordered(isProminent: Bool) {
    func ground(_ role: ButtonRole?) -> Snapshot.Pixel {
      let button = Button(role: role) {
      } label: {
        Color.clear.frame(width: 80, height: 20).accessibilityLabel("label")
      }
      let host = TestHost(size: CGSize(width: 200, height: 100)) {
        if isProminent { button.buttonStyle(.borderedProminent) } else { button.buttonStyle(.bordered) }
      }
      defer { host.close() }
      return host.snapshot().pixel(100, 50)
    }
    let (destructive, plain) = (ground(.destructive), ground(nil))
    #expect(destructive.red > destructive.green + 20 && destructive.red > destructive.blue + 20, "\(destructive)")
    #expect(plain.red <= plain.blue, "\(plain)")
  }

  @Test("In an alert the cancel button is last, Escape presses it, Return presses the one without a role, and the destructive is red")
  func alert() throws {
    let host = TestHost { Text("Base").alert("Title", isPresented: Bindable(model).isPresented) { Choices(model: model) } }
    try host.settle()
    #expect(try red(host) == ["Delete"])
    let rows = try ["Delete", "Copy", "Keep"].map { try host.find($0).frame.minY }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
    try host.tap("Delete")
    #expect(model.log == ["delete"] && !model.isPresented)
    for key in [KeyEquivalent.escape, .return] {
      try host.settle()
      model.isPresented = true
      try host.settle()
      host.press(key)
      #expect(!model.isPresented)
    }
    #expect(model.log == ["delete", "keep", "copy"])
    host.close()
  }

  @Test("A cancel button in a confirmation dialog replaces the default one")
  func dialog() throws {
    let host = TestHost { Text("Base").confirmationDialog("Title", isPresented: Bindable(model).isPresented) { Choices(model: model) } }
    try host.settle()
    #expect(!host.exists("Cancel"))
    #expect(try red(host) == ["Delete"])
    #expect(try host.find("Keep").frame.minY >= host.find("Copy").frame.maxY)
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(model.log == ["keep"] && !model.isPresented)
    host.close()
  }

  @Test("In a menu the destructive button is red, and each entry runs its action")
  func menu() throws {
    let host = TestHost { Menu("Actions") { Choices(model: model) } }
    for (name, word) in [("Delete", "delete"), ("Keep", "keep"), ("Copy", "copy")] {
      try host.tap("Actions")
      try host.settle()
      #expect(try red(host) == ["Delete"])
      try host.tap(name)
      try host.settle()
      #expect(model.log.last == word && !host.exists(name))
    }
    #expect(model.log.count == 3)
    host.close()
  }

  @Test("In a context menu the destructive button is red and runs its action")
  func contextMenu() throws {
    let host = TestHost {
      Color.blue.frame(width: 80, height: 40).accessibilityElement().accessibilityLabel("Picture").contextMenu { Choices(model: model) }
    }
    try host.secondaryTap("Picture")
    try host.settle()
    #expect(try red(host) == ["Delete"])
    try host.tap("Delete")
    #expect(model.log == ["delete"])
    host.close()
  }

  @Test("A destructive swipe action is red, another one has its tint")
  func swipe() throws {
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<3) { index in
        Text(verbatim: "Row \(index)").swipeActions {
          Button(role: .destructive) {
            model.log.append("delete \(index)")
          } label: {
            Text("Delete")
          }
          Button(role: nil) {
            model.log.append("copy \(index)")
          } label: {
            Text("Copy")
          }
          .tint(Color(red: 0, green: 0, blue: 1))
        }
      }
    }
    func open() throws {
      let y = try host.find("Row 1").center.y
      host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 60, y: y + 2))
      try host.settle()
    }
    try open()
    let (delete, copy, picture) = (try host.find("Delete").frame, try host.find("Copy").frame, host.snapshot())
    let (red, blue) = (picture.pixel(Int(delete.midX), Int(delete.minY) + 4), picture.pixel(Int(copy.midX), Int(copy.minY) + 4))
    #expect(red.red > 180 && red.green < 110 && red.blue < 110, "\(red)")
    #expect(blue == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(copy.maxX <= delete.minX + 0.5, "The first button is at the edge")
    try host.tap("Delete")
    try host.settle()
    try open()
    try host.tap("Copy")
    #expect(model.log == ["delete 1", "copy 1"])
    host.close()
  }
}
