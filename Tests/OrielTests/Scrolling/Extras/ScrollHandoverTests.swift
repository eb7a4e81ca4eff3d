import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests a view that consumes a part of the drags of a scroll view in it.
@MainActor
@Suite("scrollHandover")
struct ScrollHandoverTests {
  @MainActor @Observable final class Partner {
    /// The distance by which the view has been moved, positive upwards, and the range of it.
    var place: CGFloat = 0
    @ObservationIgnored var range: ClosedRange<CGFloat> = 0...100
    @ObservationIgnored var ends: [CGFloat] = []
    @ObservationIgnored var isGreedy = false

    func take(_ distance: CGFloat) -> CGFloat {
      if isGreedy { return distance * 3 }
      let old = place
      place = min(max(place - distance, range.lowerBound), range.upperBound)
      return old - place
    }
  }

  struct Root: View {
    let partner: Partner
    var isEnabled = true
    var axes: Axis.Set = .vertical

    var body: some View {
      ScrollView(axes) {
        Color.red.frame(width: 1000, height: 2000).accessibilityElement().accessibilityIdentifier("content")
      }
      .scrollHandover(isEnabled: isEnabled, onMove: partner.take, onEnd: { partner.ends.append($0) })
    }
  }

  private func offset(_ host: TestHost) throws -> CGFloat { -(try host.find("content").frame.minY) }

  private func drag(_ host: TestHost, by points: CGFloat) {
    let start = CGPoint(x: 200, y: points < 0 ? 450 : 50)
    host.pointerDown(at: start)
    let steps = Int(abs(points) / 5)
    for step in 1...steps {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: 200, y: start.y + points * CGFloat(step) / CGFloat(steps)))
    }
  }

  @Test("A drag up moves the handover's view before the content at its start, and a drag down after the content has reached its start")
  func order() throws {
    let partner = Partner()
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: partner) }
    drag(host, by: -300)
    #expect(partner.place == 100)
    #expect(try offset(host) == 200)
    for step in 1...40 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: 200, y: 150 + CGFloat(step) * 5))
    }
    #expect(partner.place == 100)
    #expect(try offset(host) == 0)
    host.pointerMove(to: CGPoint(x: 200, y: 380))
    #expect(partner.place == 70)
    #expect(try offset(host) == 0)
    #expect(partner.ends.isEmpty)
    host.advance(by: 0.3)
    host.pointerUp(at: CGPoint(x: 200, y: 380))
    #expect(partner.ends == [0])
  }

  @Test("The velocity of a released drag goes to the view or the content that moved last")
  func velocity() throws {
    let partner = Partner()
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: partner) }
    drag(host, by: -60)
    host.pointerUp(at: CGPoint(x: 200, y: 390))
    #expect(partner.ends.count == 1)
    #expect(partner.ends.last.map { abs($0 + 300) < 1 } == true)
    try host.settle()
    #expect(try offset(host) == 0)

    drag(host, by: -200)
    host.pointerUp(at: CGPoint(x: 200, y: 250))
    #expect(partner.ends.last == 0)
    let then = try offset(host)
    try host.settle()
    #expect(try offset(host) > then + 50)
  }

  @Test("A handover that consumes nothing doesn't receive the drag's end, and the content bounces as usual")
  func nothingTaken() throws {
    let partner = Partner()
    partner.range = 0...0
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: partner) }
    drag(host, by: 100)
    #expect(try offset(host) < -20)
    host.pointerUp(at: CGPoint(x: 200, y: 150))
    try host.settle()
    #expect(try offset(host) == 0)
    #expect(partner.ends.isEmpty)
  }

  @Test("A handover that returns more than the proposed distance consumes the proposed distance only")
  func greedy() throws {
    let partner = Partner()
    partner.isGreedy = true
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: partner) }
    drag(host, by: -100)
    #expect(try offset(host) == 0)
    host.pointerUp(at: CGPoint(x: 200, y: 350))
  }

  @Test("A canceled drag ends with zero velocity, and a disabled handover and horizontal drags hand over nothing")
  func others() throws {
    let partner = Partner()
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: partner) }
    drag(host, by: -60)
    host.pointerCancel(at: CGPoint(x: 200, y: 390))
    #expect(partner.ends == [0] && partner.place == 60)

    let disabled = Partner()
    let plain = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: disabled, isEnabled: false) }
    drag(plain, by: -60)
    plain.pointerUp(at: CGPoint(x: 200, y: 390))
    #expect(disabled.place == 0 && disabled.ends.isEmpty)

    let sideways = Partner()
    let horizontal = TestHost(size: CGSize(width: 400, height: 500)) { Root(partner: sideways, axes: .horizontal) }
    horizontal.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 240))
    #expect(sideways.place == 0 && sideways.ends.isEmpty)
  }

  @Test("Rows of a lazy stack that an effect moves into the window are built, with or without an animation")
  func lazyRowsUnderEffects() throws {
    let door = Door()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Moved(door: door) }
    #expect(!host.exists("row 0"))
    door.offset = 0
    host.advance(by: 0.05)
    #expect(host.exists("row 0") && host.exists("row 9"))

    let other = Door()
    let animated = TestHost(size: CGSize(width: 200, height: 200)) { Moved(door: other) }
    #expect(!animated.exists("row 0"))
    withAnimation(.linear(duration: 1)) { other.offset = 0 }
    animated.advance(by: 0.55)
    #expect(animated.exists("row 0") && !animated.exists("row 18"))
    animated.advance(by: 0.6)
    #expect(animated.exists("row 9"))
  }

  @MainActor @Observable final class Door { var offset: CGFloat = 200 }

  struct Moved: View {
    let door: Door

    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "row \($0)").frame(height: 20) } } }
        .offset(y: door.offset)
    }
  }
}
