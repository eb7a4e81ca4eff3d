import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Continuous hover")
struct ContinuousHoverTests {
  private final class Log { var phases: [HoverPhase] = [] }

  private func phases<Space: CoordinateSpaceProtocol>(in space: Space) -> [HoverPhase] {
    let log = Log()
    let host = hostOfPad { Color.red.onContinuousHover(coordinateSpace: space) { log.phases.append($0) } }
    defer { host.close() }
    for point in [(20, 20), (60, 55), (149, 114), (160, 114), (200, 200)] { host.hover(at: CGPoint(x: point.0, y: point.1)) }
    return log.phases
  }

  @Test("Each move over the view is reported in the coordinate space, and leaving the view is reported once")
  func spaces() {
    #expect(phases(in: .local) == [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 99, y: 79)), .ended])
    #expect(phases(in: .global) == [.active(CGPoint(x: 60, y: 55)), .active(CGPoint(x: 149, y: 114)), .ended])
    #expect(phases(in: .named("room")) == [.active(CGPoint(x: 20, y: 25)), .active(CGPoint(x: 109, y: 84)), .ended])
  }

  @Test("The location of a hover is in the local coordinate space by default")
  func local() {
    let log = Log()
    let host = hostOfPad { Color.red.onContinuousHover { log.phases.append($0) } }
    host.hover(at: CGPoint(x: 60, y: 55))
    #expect(log.phases == [.active(CGPoint(x: 10, y: 20))])
    host.close()
  }

  @Test("A pointer that returns is reported again")
  func again() {
    let log = Log()
    let host = hostOfPad { Color.red.onContinuousHover { log.phases.append($0) } }
    for x in [60, 10, 70] { host.hover(at: CGPoint(x: x, y: 55)) }
    #expect(log.phases == [.active(CGPoint(x: 10, y: 20)), .ended, .active(CGPoint(x: 20, y: 20))])
    host.close()
  }

  @Test("An inner and an outer view both receive the hover, each in its own coordinate space")
  func nested() {
    let (inner, outer) = (Log(), Log())
    let host = hostOfPad {
      Color.red.frame(width: 60, height: 40).onContinuousHover { inner.phases.append($0) }
        .frame(width: 100, height: 80)
        .contentShape(Rectangle())
        .onContinuousHover { outer.phases.append($0) }
    }
    host.hover(at: CGPoint(x: 50 + 30, y: 35 + 30))
    host.hover(at: CGPoint(x: 50 + 5, y: 35 + 30))
    host.hover(at: CGPoint(x: 10, y: 10))
    #expect(inner.phases == [.active(CGPoint(x: 10, y: 10)), .ended])
    #expect(outer.phases == [.active(CGPoint(x: 30, y: 30)), .active(CGPoint(x: 5, y: 30)), .ended])
    host.close()
  }

  @Test("A view without hit testing receives no hover")
  func noHits() {
    func phases(takesHits: Bool) -> [HoverPhase] {
      let log = Log()
      let host = hostOfPad { Color.red.onContinuousHover { log.phases.append($0) }.allowsHitTesting(takesHits) }
      defer { host.close() }
      host.hover(at: CGPoint(x: 60, y: 55))
      host.hover(at: CGPoint(x: 10, y: 10))
      return log.phases
    }
    #expect(phases(takesHits: false).isEmpty)
    #expect(phases(takesHits: true) == [.active(CGPoint(x: 10, y: 20)), .ended])
  }

  @Test("A touch doesn't hover")
  func finger() {
    let log = Log()
    let host = hostOfPad { Color.red.onContinuousHover { log.phases.append($0) } }
    host.usesTouch = true
    host.tap(at: CGPoint(x: 60, y: 55))
    #expect(log.phases.isEmpty)
    host.usesTouch = false
    host.hover(at: CGPoint(x: 60, y: 55))
    #expect(log.phases == [.active(CGPoint(x: 10, y: 20))])
    host.close()
  }
}
