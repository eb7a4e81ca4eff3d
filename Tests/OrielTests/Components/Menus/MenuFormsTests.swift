import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var log: [String] = []
}

@MainActor
@Suite("Menus that act by themselves, and menus without borders")
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

  @Test("a press on a menu with a primary action acts, and opens nothing", arguments: titles)
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

  @Test("the other mouse button and a long press open it, without the action", arguments: titles)
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

  @Test("with the focus its space bar acts")
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

  /// A menu whose label is a clear square of 40 points in the middle of a window of 100.
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

  @Test("menuStyle(.borderlessButton) has no border, whatever the buttons around have; .button has theirs")
  func borderless() {
    let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
    #expect(ground { menu.menuStyle(.borderlessButton) } == white)
    #expect(ground { menu.menuStyle(.borderlessButton).buttonStyle(.borderedProminent) } == white)
    #expect(ground { VStack { menu }.menuStyle(.borderlessButton).buttonStyle(.bordered) } == white)
    #expect(ground { menu.menuStyle(.button).buttonStyle(.borderedProminent) } != white)
    #expect(ground { menu.menuStyle(.borderlessButton).menuStyle(.button).buttonStyle(.borderedProminent) } == white)
  }

  @Test("a menu without a border opens by a press, and its entries act")
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
