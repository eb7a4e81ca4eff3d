import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tabs in a sidebar")
struct SidebarTabsTests {
  private struct Tabs: View {
    @State var selection = "home"

    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: "home") { Text(verbatim: "at home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: "books") { Text(verbatim: "shelves") }
          Tab("Films", systemImage: "film", value: "films") { Text(verbatim: "screens") }.badge(3)
        }
        Tab("Settings", systemImage: "gear", value: "settings") { Text(verbatim: "switches") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func host(width: CGFloat, direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: CGSize(width: width, height: 500), layoutDirection: direction) { Tabs() }
  }

  @Test("In a wide window tabs are in a column beside the content, below the headers of their sections")
  func sidebar() throws {
    let host = host(width: 900)
    let names = ["Home", "Library", "Books", "Films", "Settings"]
    let frames = try names.map { try host.find($0).frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(frames.allSatisfy { $0.maxX <= 220 })
    #expect(try host.find("Library").traits.contains(.isHeader))
    #expect(try host.find("Home").isSelected)
    #expect(try abs(host.find("at home").center.x - 560) < 1)
    try host.tap("Films")
    try host.settle()
    #expect(host.exists("screens") && !host.exists("at home"))
    #expect(try host.find("Films").isSelected)
    host.close()
  }

  @Test("In right-to-left layout the sidebar is on the right")
  func mirrored() throws {
    let host = host(width: 900, direction: .rightToLeft)
    #expect(try host.find("Home").frame.minX >= 680)
    #expect(try abs(host.find("at home").center.x - 340) < 1)
    host.close()
  }

  @Test("In a narrow window tabs are in a bar at the bottom without section headers, and a resize keeps the selection")
  func narrow() throws {
    let host = host(width: 900)
    try host.tap("Books")
    try host.settle()
    host.resize(to: CGSize(width: 400, height: 500))
    try host.settle()
    #expect(host.exists("shelves") && !host.exists("Library"))
    let frames = try ["Home", "Books", "Films", "Settings"].map { try host.find($0).frame }
    #expect(frames.allSatisfy { $0.minY > 440 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 })
    host.resize(to: CGSize(width: 900, height: 500))
    try host.settle()
    #expect(host.exists("Library") && host.exists("shelves"))
    host.close()
  }

  @Test("tabBarOnly always uses the bar, and a hidden bar takes no space at the side")
  func barOnly() throws {
    let bar = TestHost(size: CGSize(width: 900, height: 500)) {
      TabView {
        Tab("One", systemImage: "house") { Text(verbatim: "first") }
        Tab("Two", systemImage: "gear") { Text(verbatim: "second") }
      }
      .tabViewStyle(.tabBarOnly)
    }
    #expect(try bar.find("One").frame.midY == bar.find("Two").frame.midY)
    bar.close()
    let hidden = TestHost(size: CGSize(width: 900, height: 500)) {
      TabView { Tab("One", systemImage: "house") { Text(verbatim: "first").toolbar(.hidden, for: .tabBar) } }
        .tabViewStyle(.sidebarAdaptable)
    }
    #expect(try abs(hidden.find("first").center.x - 450) < 1 && !hidden.exists("One"))
    hidden.close()
  }
}
