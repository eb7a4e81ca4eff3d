import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct ButtonGestureTests {
  @Test("a press acts where it is let go over the view, and says when it is over it")
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

  @Test("what happens under the press needn't be told")
  func withoutPressing() {
    let journal = Journal()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Color.blue._onButtonGesture { journal.note("acted") } }
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(journal.entries == ["acted"])
  }
}
