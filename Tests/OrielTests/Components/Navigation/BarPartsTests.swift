import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Subtitles, title menus and status items of bars")
struct BarPartsTests {
  private static let size = CGSize(width: 390, height: 600)

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
    let host = TestHost(size: Self.size, content: content)
    try host.settle()
    return host
  }

  @Test("A subtitle is below the title, in the bar and below it")
  func subtitle() throws {
    for mode in [ToolbarTitleDisplayMode.inline, .large] {
      let host = try host {
        NavigationStack {
          Text(verbatim: "content").navigationTitle("Boats").navigationSubtitle(Text(verbatim: "12 in the harbour"))
            .toolbarTitleDisplayMode(mode)
        }
      }
      let (title, subtitle) = try (host.find("Boats").frame, host.find("12 in the harbour").frame)
      #expect(subtitle.minY >= title.maxY - 2)
      #expect(mode == .inline ? subtitle.maxY <= 46 && abs(subtitle.midX - 195) < 2 : title.minY >= 46 && subtitle.maxY <= 46 + 72)
      host.close()
    }
  }

  @Test("A subtitle can be a key or a string, without a title")
  func subtitleForms() throws {
    let name = "string"
    for isKey in [true, false] {
      let host = try host {
        NavigationStack {
          if isKey { Text(verbatim: "content").navigationSubtitle("key") } else { Text(verbatim: "content").navigationSubtitle(name) }
        }
      }
      #expect(try host.find(isKey ? "key" : "string").frame.maxY <= 46)
      host.close()
    }
  }

  private struct Titled: View {
    @State private var hasMenu = true
    @State private var chosen = "none"

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "chosen \(chosen)")
          Button("Change") { hasMenu.toggle() }
        }
        .navigationTitle("Document")
        .toolbar {
          if hasMenu { ToolbarTitleMenu { Button("Rename") { chosen = "rename" } } }
        }
      }
    }
  }

  @Test("A press on the title opens its menu, which can be removed and inserted")
  func titleMenu() throws {
    let host = try host { Titled() }
    let title = try host.find("Document")
    #expect(title.frame.maxY <= 46)
    host.tap(at: title.center)
    try host.settle()
    try host.tap("Rename")
    try host.settle()
    #expect(host.exists("chosen rename") && !host.exists("Rename"))
    try host.tap("Change")
    try host.settle()
    #expect(!host.exists("Title Menu"))
    #expect(try host.find("Document").frame.minY >= 46)
    try host.tap("Change")
    try host.settle()
    #expect(host.exists("Title Menu"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("toolbarTitleMenu equals a ToolbarTitleMenu item")
  func titleMenuModifier() throws {
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Document").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Duplicate") {} }
      }
    }
    try host.tap("Title Menu")
    try host.settle()
    #expect(host.exists("Duplicate"))
    host.close()
  }

  @Test("A status item is centered in the bottom bar, and other items are at its leading edge")
  func status() throws {
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
          ToolbarItem(placement: .status) { Text(verbatim: "Updated just now") }
        }
      }
    }
    let (status, item) = try (host.find("Updated just now").frame, host.find("Filter").frame)
    #expect(abs(status.midX - 195) < 1 && status.minY > 550)
    #expect(item.minX < 20 && item.maxX < status.minX)
    host.close()
  }

  @Test("A status item is between items that a spacer separates, and a status item alone shows the bottom bar")
  func statusBetween() throws {
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
          }
          ToolbarItem(placement: .status) { Text(verbatim: "3 boats") }
        }
      }
    }
    let frames = try ["Left", "3 boats", "Right"].map { try host.find($0).frame }
    #expect(abs(frames[1].midX - 195) < 1)
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    host.close()
    let alone = try self.host {
      NavigationStack { Text(verbatim: "content").toolbar { ToolbarItem(placement: .status) { Text(verbatim: "3 boats") } } }
    }
    #expect(try alone.find("3 boats").frame.minY > 550)
    alone.close()
  }

  @Test("containerBackground fills the screen behind its content and its bars")
  func containerBackground() throws {
    let place = ContainerBackgroundPlacement.navigation
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .containerBackground(Color(red: 1, green: 0, blue: 0), for: place)
      }
    }
    let snapshot = host.snapshot()
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect(snapshot.pixel(5, 5) == red && snapshot.pixel(5, 500) == red)
    host.close()
  }
}
