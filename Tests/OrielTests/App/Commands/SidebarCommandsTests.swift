import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("SidebarCommands")
struct SidebarCommandsTests {
  private func host(width: CGFloat, hasSplit: Bool = true) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 600)) {
      VStack(spacing: 0) {
        CommandBar(commands: [AnyCommands(SidebarCommands())])
        if hasSplit {
          NavigationSplitView {
            Text(verbatim: "places")
          } detail: {
            Text(verbatim: "boats")
          }
        } else {
          Color.clear
        }
      }
    }
    try host.settle()
    return host
  }

  @Test("The View menu's entry and its keyboard shortcut show and hide the sidebar")
  func toggles() throws {
    let host = try host(width: 1000)
    #expect(host.exists("places"))
    try host.tap("View")
    try host.settle()
    try host.tap("Toggle Sidebar")
    try host.settle()
    #expect(!host.exists("places") && host.exists("boats"))
    host.press("s", modifiers: [.control, .option])
    try host.settle()
    #expect(host.exists("places"))
    host.press("s", modifiers: [.control, .option])
    try host.settle()
    #expect(!host.exists("places"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The sidebar command is disabled without a split view", arguments: [true, false])
  func disabled(hasSplit: Bool) throws {
    let host = try host(width: 1000, hasSplit: hasSplit)
    try host.tap("View")
    try host.settle()
    #expect(try host.find("Toggle Sidebar").isEnabled == hasSplit)
    host.close()
  }

  @Test("The sidebar command is disabled in a narrow window, which shows one column")
  func narrow() throws {
    let host = try host(width: 390)
    try host.tap("Menu")
    try host.settle()
    try host.tap("View")
    try host.settle()
    #expect(try !host.find("Toggle Sidebar").isEnabled)
    host.close()
  }
}
