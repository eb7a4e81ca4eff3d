import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Gallery's presentation demos, used as a person would.
@MainActor
@Suite("The Gallery's presentation demos, headless")
struct GalleryPresentationTests {
  private func open(_ demo: PresentationDemo) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .presentation) }
    host.advance(by: 0.2)
    try host.tap("presentation-\(demo.rawValue)")
    host.advance(by: 0.5)
    return host
  }

  private func present(_ demo: PresentationDemo) throws -> TestHost {
    let host = try open(demo)
    try host.tap("present")
    host.advance(by: 1)
    return host
  }

  @Test("Every demo shows itself, and presents, without a message", arguments: PresentationDemo.allCases)
  func demos(_ demo: PresentationDemo) throws {
    let host = try open(demo)
    if host.exists("present") { try host.tap("present") }
    host.advance(by: 1)
    #expect(host.messages.isEmpty)
  }

  @Test("The modal goes by its button and by a tap beside it")
  func modal() throws {
    let host = try present(.modal)
    try host.tap("Fine")
    host.advance(by: 0.5)
    #expect(!host.exists("Fine"))
    try host.tap("present")
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 360, y: 200))
    host.advance(by: 0.5)
    #expect(!host.exists("Fine"))
  }

  @Test("One drag raises the sheet and scrolls its list")
  func sheet() throws {
    let host = try present(.sheet)
    let top = try host.find(identifier: "boats").frame.minY
    host.drag(from: CGPoint(x: 360, y: 600), to: CGPoint(x: 360, y: 300), duration: 1)
    host.advance(by: 1)
    #expect(try host.find(identifier: "boats").frame.minY < top - 100)
    #expect(!host.exists("1") && host.exists("9"))
  }

  @Test("The side bar goes by a swipe towards its edge")
  func sideBar() throws {
    let host = try present(.sideBar)
    #expect(host.exists("Fleet"))
    host.drag(from: CGPoint(x: 400, y: 400), to: CGPoint(x: 300, y: 400))
    host.advance(by: 0.5)
    #expect(!host.exists("Fleet"))
  }

  @Test("A dialog's button says what was chosen; an error has an Ok")
  func dialog() throws {
    let host = try present(.dialog)
    try host.tap("Cast off")
    host.advance(by: 0.5)
    #expect(try host.find("answer").label == "Cast off")
    try host.tap("Show an error")
    host.advance(by: 0.5)
    try host.tap("Ok")
    host.advance(by: 0.5)
    #expect(try host.find("answer").label == "Ok")
  }

  @Test("Banners go by themselves", arguments: [PresentationDemo.notification, .toast])
  func banners(_ demo: PresentationDemo) throws {
    let host = try present(demo)
    let text = demo == .notification ? "Aurora is back" : "Aurora has left"
    #expect(host.exists(text))
    host.advance(by: 5.5)
    #expect(!host.exists(text))
  }

  @Test("Dialogs stand above sheets, banners above both, and what is below a banner can be used")
  func layers() throws {
    let host = try present(.layers)
    #expect(host.exists("Wind from the west") && host.exists("Aurora has left"))
    try host.tap("Stay")
    host.advance(by: 0.5)
    try host.tap("A modal from inside")
    host.advance(by: 0.5)
    #expect(host.exists("Inside of it"))
    try host.tap("Close")
    host.advance(by: 0.5)
    #expect(!host.exists("Inside of it") && host.exists("In a sheet"))
  }

  @Test("Toasts queue where the layer is told so, and those that wait can be cleared")
  func queue() throws {
    let host = try open(.layers)
    try host.tap("Several banners-Queue")
    try host.tap("Three toasts at once")
    host.advance(by: 0.5)
    #expect(host.exists("Aurora has left") && !host.exists("Delfin is repaired") && host.exists("2 wait"))
    host.advance(by: 3.6)
    #expect(host.exists("Delfin is repaired") && host.exists("1 wait"))
    try host.tap("Clear")
    host.advance(by: 5)
    #expect(!host.exists("Freja is late"))
  }
}
