import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("GroupBox and ControlGroup")
struct GroupBoxTests {
  @Test func aGroupBoxShowsItsContentBelowAHeader() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      GroupBox("Title") {
        Text("one")
        Text("two")
      }
    }
    #expect(try host.find("Title").traits.contains(.isHeader))
    #expect(try host.find("one").frame.maxY < host.find("two").frame.minY)
    #expect(try host.find("Title").frame.maxY < host.find("one").frame.minY)
    // The box takes the proposed width.
    #expect(try host.find("Title").frame.minX == 16)
    host.close()
  }

  @Test func controlsOfAGroupAreSideBySideAndRunTheirActions() throws {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 400, height: 200)) {
      ControlGroup {
        Button("Cut") { log.append("cut") }
        Button("Copy") { log.append("copy") }
      }
    }
    let (cut, copy) = (try host.find("Cut").frame, try host.find("Copy").frame)
    #expect(cut.minY == copy.minY && copy.minX - cut.maxX == 1)
    try host.tap("Cut")
    try host.tap("Copy")
    #expect(log == ["cut", "copy"])
    host.close()
  }

  @Test func aControlGroupInAMenuIsARowAndClosesTheMenu() throws {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      VStack {
        Menu("Menu") {
          Button("Before") {}
          ControlGroup {
            Button("Cut") { log.append("cut") }
            Button("Copy") { log.append("copy") }
          }
        }
        ControlGroup("Named") { Button("Rename") { log.append("rename") } }.controlGroupStyle(.menu)
        ControlGroup("Compact", systemImage: "star") {
          Button("One") { log.append("one") }
          Button("Two") {}
        }
        .controlGroupStyle(.compactMenu)
      }
    }
    try host.tap("Menu")
    host.advance(by: 0.5)
    #expect(try host.find("Cut").frame.minY == host.find("Copy").frame.minY)
    #expect(try host.find("Before").frame.maxY <= host.find("Cut").frame.minY)
    try host.tap("Copy")
    host.advance(by: 0.5)
    #expect(log == ["copy"])
    #expect(!host.exists("Copy"))
    try host.tap("Named")
    host.advance(by: 0.5)
    try host.tap("Rename")
    host.advance(by: 0.5)
    try host.tap("Compact")
    host.advance(by: 0.5)
    #expect(try host.find("One").frame.minY == host.find("Two").frame.minY)
    try host.tap("One")
    host.advance(by: 0.5)
    #expect(log == ["copy", "rename", "one"])
    #expect(host.leftovers().isEmpty)
    host.close()
  }
}
