import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Headers, footers and actions in the sidebar of tabs")
struct TabSidebarPartsTests {
  private struct Tabs: View {
    @State private var count = 0

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          TabView {
            Tab("Inner", systemImage: "gear") { Text(verbatim: "inner view") }
            Tab("Further", systemImage: "star") { Text(verbatim: "further view") }
          }
        }
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text(verbatim: "shelves") }
          ForEach(0..<count, id: \.self) { number in
            Tab("List \(number)", systemImage: "music.note.list") { Text(verbatim: "list") }
          }
        }
        .sectionActions {
          Button("Add List") { count += 1 }
          Button("Remove Lists") { count = 0 }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text(verbatim: "header") }
      .tabViewSidebarFooter { Text(verbatim: "footer \(count)") }
      .tabViewSidebarBottomBar { Button("Account") { count += 2 } }
    }
  }

  private func host(width: CGFloat = 900, height: CGFloat = 500) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: height)) { Tabs() }
    try host.settle()
    return host
  }

  @Test("The header is above the tabs, the footer below them, and the bottom bar at the end of the sidebar")
  func places() throws {
    let host = try host()
    let names = ["header", "Home", "Library", "Books", "footer 0", "Account"]
    let frames = try names.map { try host.find($0).frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(frames.allSatisfy { $0.maxX <= 220 })
    #expect(frames[5].maxY > 470 && frames[4].maxY < 300)
    host.close()
  }

  @Test("Header, footer and bottom bar follow state, and apply to one tab view only")
  func live() throws {
    let host = try host()
    try host.tap("Account")
    try host.settle()
    #expect(host.exists("footer 2") && host.exists("List 1"))
    #expect(host.findAll(text: "header").count == 1)
    host.close()
  }

  @Test("A tab bar shows no header, footer and bottom bar of the sidebar")
  func narrow() throws {
    let host = try host(width: 400)
    #expect(host.exists("Books") && !host.exists("header") && !host.exists("footer 0") && !host.exists("Account"))
    host.close()
  }

  @Test("A section's actions are in a menu beside its header")
  func actions() throws {
    let host = try host()
    let (header, more) = try (host.find("Library").frame, host.find("More").frame)
    #expect(more.minX > header.maxX && more.maxX <= 220 && abs(more.midY - header.midY) < 4)
    #expect(!host.exists("Add List"))
    try host.tap("More")
    try host.settle()
    try host.tap("Add List")
    try host.settle()
    #expect(host.exists("List 0") && !host.exists("Add List"))
    host.close()
  }
}
