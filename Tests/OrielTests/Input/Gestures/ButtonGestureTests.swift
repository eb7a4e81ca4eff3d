import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ButtonGestureTests {
  @Test("A button gesture acts if it is released over the view, and reports whether it is pressed over the view")
  func press() {
    let journal = Journal()
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Color.blue.frame(width: 100, height: 50)
        ._onButtonGesture {
          journal.note($0 ? "pressed" : "released")
        } perform: {
          journal.note("acted")
        }
    }
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(journal.entries == ["pressed", "acted", "released"])
    journal.clear()
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.pointerMove(to: CGPoint(x: 100, y: 190))
    #expect(journal.entries == ["pressed", "released"])
    host.pointerUp(at: CGPoint(x: 100, y: 190))
    host.advance(by: 0.1)
    #expect(journal.entries == ["pressed", "released"])
  }

  @Test("A button gesture doesn't require a closure for its pressed state")
  func withoutPressing() {
    let journal = Journal()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Color.blue._onButtonGesture { journal.note("acted") } }
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(journal.entries == ["acted"])
  }
}
