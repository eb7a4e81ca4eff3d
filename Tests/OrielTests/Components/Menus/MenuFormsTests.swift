import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var log: [String] = []
}

@MainActor
@Suite("Menus with a primary action, and borderless menus")
struct MenuFormsTests {
  private let model = Model()

  private struct Sending: View {
    let model: Model
    var title: String?

    var body: some View {
      if let title {
        Menu(title) {
          Button("Later") { model.log.append("later") }
        } primaryAction: {
          model.log.append("sent")
        }
      } else {
        Menu("Send") {
          Button("Later") { model.log.append("later") }
        } primaryAction: {
          model.log.append("sent")
        }
      }
    }
  }

  nonisolated static let titles: [String?] = [nil, "Send"]

  @Test("A press on a menu with a primary action runs it and opens nothing", arguments: titles)
  func primaryAction(title: String?) throws {
    let host = TestHost { Sending(model: model, title: title) }
    try host.tap("Send")
    try host.settle()
    #expect(model.log == ["sent"] && !host.exists("Later"))
    try host.tap("Send")
    try host.settle()
    #expect(model.log == ["sent", "sent"] && !host.exists("Later"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A secondary click and a long press open the menu without running the primary action", arguments: titles)
  func opening(title: String?) throws {
    let host = TestHost { Sending(model: model, title: title) }
    try host.secondaryTap("Send")
    try host.settle()
    #expect(model.log.isEmpty)
    try host.tap("Later")
    try host.settle()
    #expect(model.log == ["later"] && !host.exists("Later"))
    host.usesTouch = true
    try host.longPress("Send")
    try host.settle()
    #expect(model.log == ["later"])
    try host.tap("Later")
    try host.settle()
    #expect(model.log == ["later", "later"])
    host.close()
  }

  @Test("Space on a focused menu runs the primary action")
  func keys() throws {
    let host = TestHost { Sending(model: model) }
    host.press(.tab)
    #expect(try host.find("Send").isFocused)
    host.press(.space)
    try host.settle()
    #expect(model.log == ["sent"] && !host.exists("Later"))
    host.close()
  }

  // MARK: Styles

  /// A menu whose label is a clear square of 40 points in the center of a window of 100.
  private var menu: some View {
    Menu {
      Button("Entry") { model.log.append("entry") }
    } label: {
      Color.clear.frame(width: 40, height: 40).contentShape(Rectangle()).accessibilityLabel("Square")
    }
  }

  private func ground<Content: View>(@ViewBuilder _ content: () -> Content) -> Snapshot.Pixel {
    let host = TestHost(size: CGSize(width: 100, height: 100), content: content)
    defer { host.close() }
    return host.snapshot().pixel(50, 50)
  }

  @Test("The borderlessButton menu style has no border in any button style, and the button menu style has the border of its button style")
  func borderless() {
    let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
    #expect(ground { menu.menuStyle(.borderlessButton) } == white)
    #expect(ground { menu.menuStyle(.borderlessButton).buttonStyle(.borderedProminent) } == white)
    #expect(ground { VStack { menu }.menuStyle(.borderlessButton).buttonStyle(.bordered) } == white)
    #expect(ground { menu.menuStyle(.button).buttonStyle(.borderedProminent) } != white)
    #expect(ground { menu.menuStyle(.borderlessButton).menuStyle(.button).buttonStyle(.borderedProminent) } == white)
  }

  @Test("A borderless menu opens on a press, and its entries run their actions")
  func opensBorderless() throws {
    let host = TestHost { menu.menuStyle(.borderlessButton) }
    try host.tap("Square")
    try host.settle()
    #expect(host.exists("Entry"))
    try host.tap("Entry")
    try host.settle()
    #expect(model.log == ["entry"] && !host.exists("Entry"))
    host.close()
  }
}
