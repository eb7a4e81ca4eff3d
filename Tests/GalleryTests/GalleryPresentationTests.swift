import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Gallery's presentation demos with clicks and keys.
@MainActor
@Suite("The Gallery's presentation demos in a headless host")
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

  @Test("Every demo is shown, and presents, without a diagnostic", arguments: PresentationDemo.allCases)
  func demos(_ demo: PresentationDemo) throws {
    let host = try open(demo)
    if host.exists("present") { try host.tap("present") }
    host.advance(by: 1)
    #expect(host.messages.isEmpty)
  }

  @Test("SwiftUI's own presentations show nested sheets, two sheets in a row, a cover, and a sheet that a tap beside it can't dismiss")
  func nativeSheets() throws {
    let host = try open(.native)
    try host.tap("A boat")
    host.advance(by: 1)
    try host.tap("Book a berth")
    host.advance(by: 1)
    #expect(host.exists("Book berth 4"))
    host.press(.return)
    host.advance(by: 1)
    #expect(!host.exists("Book berth 4") && host.exists("Book a berth"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(try host.find("news").label == "The sheet was dismissed")
    try host.tap("Two at once")
    host.advance(by: 1)
    for text in ["First", "Second"] {
      #expect(host.exists(text))
      try host.tap("Continue")
      host.advance(by: 1.5)
    }
    try host.tap("A letter")
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 300, y: 20))
    host.advance(by: 1)
    #expect(host.exists("Send"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.exists("Delete Draft"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.exists("Delete Draft") && host.exists("Send"), "Escape dismisses the confirmation, and the letter is still presented")
    host.press(.return, modifiers: .control)
    host.advance(by: 1)
    #expect(try host.find("news").label == "Sent: The tide is with us.")
    try host.tap("The whole window")
    host.advance(by: 1)
    try host.tap("Close")
    host.advance(by: 1)
    #expect(host.exists("A letter") && host.messages.isEmpty)
  }

  @Test("SwiftUI's own presentations show popovers at all edges, alerts with and without a field, and a confirmation dialog")
  func nativeQuestions() throws {
    let host = try open(.native)
    func news() throws -> String { try host.find("news").label }
    for edge in ["Top", "Leading", "Bottom", "Trailing"] {
      try host.tap(edge)
      host.advance(by: 1)
      #expect(host.exists("Tides today"))
      host.press(.escape)
      host.advance(by: 1)
      #expect(!host.exists("Tides today"))
    }
    try host.tap("An alert")
    host.advance(by: 1)
    host.press(.return)
    host.advance(by: 1)
    #expect(try news() == "Aurora stays")
    try host.tap("An alert that asks")
    host.advance(by: 1)
    host.type("!")
    host.press(.return)
    host.advance(by: 1)
    #expect(try news().hasSuffix("is signed over"))
    try host.tap("An alert about something")
    host.advance(by: 1)
    try host.tap("Call Ellida")
    host.advance(by: 1.5)
    #expect(host.exists("Ellida doesn't answer"))
    try host.tap("Too bad")
    host.advance(by: 1)
    try host.tap("Choices")
    host.advance(by: 1)
    try host.tap("To the islands")
    host.advance(by: 1)
    #expect(try news() == "To the islands")
    #expect(host.messages.isEmpty)
  }

  @Test("Its button and a tap beside it dismiss the modal")
  func modal() throws {
    let host = try present(.modal)
    try host.tap("Fine")
    host.advance(by: 0.5)
    #expect(!host.exists("Fine"))
    try host.tap("present")
    host.advance(by: 0.5)
    #expect(host.exists("Fine"))
    host.tap(at: CGPoint(x: 360, y: 200))
    host.advance(by: 0.5)
    #expect(!host.exists("Fine"))
  }

  @Test("One drag raises the sheet and then scrolls its list")
  func sheet() throws {
    let host = try present(.sheet)
    let top = try host.find(identifier: "boats").frame.minY
    host.drag(from: CGPoint(x: 360, y: 600), to: CGPoint(x: 360, y: 300), duration: 1)
    host.advance(by: 1)
    #expect(try host.find(identifier: "boats").frame.minY < top - 100)
    #expect(!host.exists("1") && host.exists("9"))
  }

  @Test("A swipe towards its edge dismisses the side bar")
  func sideBar() throws {
    let host = try present(.sideBar)
    #expect(host.exists("Fleet"))
    host.drag(from: CGPoint(x: 400, y: 400), to: CGPoint(x: 300, y: 400))
    host.advance(by: 0.5)
    #expect(!host.exists("Fleet"))
  }

  @Test("A dialog reports the chosen button, and an error dialog has an Ok button")
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

  @Test("Banners disappear after their duration", arguments: [PresentationDemo.notification, .toast])
  func banners(_ demo: PresentationDemo) throws {
    let host = try present(demo)
    let text = demo == .notification ? "Aurora is back" : "Aurora has left"
    #expect(host.exists(text))
    host.advance(by: 5.5)
    #expect(!host.exists(text))
  }

  @Test("Dialogs are shown above sheets, banners above both, and views below a banner remain usable")
  func layers() throws {
    let host = try present(.layers)
    #expect(host.exists("Wind from the west") && host.exists("Aurora has left"))
    try host.tap("Stay")
    host.advance(by: 0.5)
    try host.tap("A modal from the sheet")
    host.advance(by: 0.5)
    #expect(host.exists("Inside the sheet"))
    try host.tap("Close")
    host.advance(by: 0.5)
    #expect(!host.exists("Inside the sheet") && host.exists("In a sheet"))
  }

  @Test("Toasts wait in a queue if the layer's policy is to queue, and the waiting ones can be cleared")
  func queue() throws {
    let host = try open(.layers)
    try host.tap("Several banners-Queue")
    try host.tap("Three toasts at once")
    host.advance(by: 0.5)
    #expect(host.exists("Aurora has left") && !host.exists("Delfin is repaired") && host.exists("2 waiting"))
    host.advance(by: 3.6)
    #expect(host.exists("Delfin is repaired") && host.exists("1 waiting"))
    try host.tap("Clear")
    host.advance(by: 5)
    #expect(!host.exists("Freja is late"))
  }
}
