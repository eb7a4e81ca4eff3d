import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Notes {
  var count = 0
  var pressing: [Bool] = []
}

@MainActor
@Suite("Content shapes of kinds")
struct ContentShapeKindsTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200), content: content)
  }

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 200 && pixel.green < 140 }

  @Test("A content shape for interaction limits taps, and shapes of other kinds don't")
  func interaction() {
    func hits(_ kinds: ContentShapeKinds) -> Int {
      let notes = Notes()
      let host = host {
        Color.red.frame(width: 100, height: 100).contentShape(kinds, Circle()).onTapGesture { notes.count += 1 }
      }
      host.tap(at: CGPoint(x: 150, y: 100))
      host.tap(at: CGPoint(x: 104, y: 54))
      return notes.count
    }
    #expect(hits(.interaction) == 1 && hits([.interaction, .dragPreview]) == 1)
    #expect(hits(.dragPreview) == 2 && hits(.contextMenuPreview) == 2 && hits(.hoverEffect) == 2)
  }

  @Test("A drag preview has the content shape of its kind")
  func dragPreview() {
    func corner(_ kinds: ContentShapeKinds) -> Snapshot.Pixel {
      let host = host {
        VStack(spacing: 0) {
          Color.red.frame(width: 60, height: 60).contentShape(kinds, Circle()).draggable("x")
          Spacer()
        }
      }
      host.pointerDown(at: CGPoint(x: 150, y: 30))
      host.pointerMove(to: CGPoint(x: 150, y: 60))
      host.pointerMove(to: CGPoint(x: 150, y: 130))
      host.advance(by: 0.05)
      let snapshot = host.snapshot()
      #expect(isRed(snapshot.pixel(150, 130)))
      host.pointerUp(at: CGPoint(x: 150, y: 130))
      return snapshot.pixel(122, 102)
    }
    #expect(!isRed(corner(.dragPreview)) && isRed(corner(.interaction)))
  }

  @Test("The preview of a context menu has the content shape of its kind")
  func contextMenuPreview() throws {
    func corner(_ kinds: ContentShapeKinds) throws -> Snapshot.Pixel {
      let host = TestHost(size: CGSize(width: 400, height: 400)) {
        Text(verbatim: "Picture").contextMenu {
          Button("Share") {}
        } preview: {
          Color.red.frame(width: 120, height: 80).contentShape(kinds, Ellipse()).accessibilityElement().accessibilityLabel("preview")
        }
      }
      try host.secondaryTap("Picture")
      try host.settle()
      let (frame, snapshot) = (try host.find("preview").frame, host.snapshot())
      #expect(isRed(snapshot.pixel(Int(frame.midX), Int(frame.midY))))
      return snapshot.pixel(Int(frame.minX) + 6, Int(frame.minY) + 6)
    }
    #expect(try !isRed(corner(.contextMenuPreview)) && isRed(corner(.interaction)))
  }

  @Test("A hover effect highlights the content shape of its kind")
  func hoverEffect() throws {
    func isLit(_ kinds: ContentShapeKinds, _ point: CGPoint) throws -> Bool {
      let host = host {
        Color.blue.frame(width: 100, height: 100).contentShape(kinds, Rectangle().inset(by: 30)).hoverEffect(.highlight)
      }
      let rest = host.snapshot().pixel(Int(point.x), Int(point.y))
      host.hover(at: CGPoint(x: 150, y: 100))
      try host.settle()
      return host.snapshot().pixel(Int(point.x), Int(point.y)).red > rest.red + 3
    }
    let (middle, side) = (CGPoint(x: 150, y: 95), CGPoint(x: 150, y: 60))
    #expect(try isLit(.hoverEffect, middle) && !isLit(.hoverEffect, side))
    #expect(try isLit(.dragPreview, middle) && isLit(.dragPreview, side))
  }

  @Test("The older form of onLongPressGesture reports pressing and performs its action")
  func longPress() throws {
    let notes = Notes()
    let host = host {
      Text(verbatim: "Press").onLongPressGesture(minimumDuration: 0.3, pressing: { notes.pressing.append($0) }) { notes.count += 1 }
    }
    try host.longPress("Press", duration: 0.4)
    #expect(notes.count == 1 && notes.pressing == [true, false])
    try host.longPress("Press", duration: 0.1)
    #expect(notes.count == 1 && notes.pressing == [true, false, true, false])
  }
}
