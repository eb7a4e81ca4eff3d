import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tap locations in coordinate spaces")
struct TapLocationTests {
  private final class Log { var points: [CGPoint] = [] }

  private let spot = CGPoint(x: 60, y: 55)

  private func tapped<Space: CoordinateSpaceProtocol>(in space: Space) -> [CGPoint] {
    let log = Log()
    let host = hostOfPad { Color.red.onTapGesture(coordinateSpace: space) { log.points.append($0) } }
    defer { host.close() }
    host.tap(at: spot)
    return log.points
  }

  @Test("The location of onTapGesture is in the local, the global or a named coordinate space")
  func tap() {
    #expect(tapped(in: .local) == [CGPoint(x: 10, y: 20)])
    #expect(tapped(in: .global) == [spot])
    #expect(tapped(in: .named("room")) == [CGPoint(x: 20, y: 25)])
  }

  @Test("The location of a tap is in the local coordinate space by default")
  func local() {
    let log = Log()
    let host = hostOfPad {
      Color.red.onTapGesture { (point: CGPoint) in log.points.append(point) }
    }
    host.tap(at: spot)
    host.tap(at: CGPoint(x: 149, y: 114))
    host.tap(at: CGPoint(x: 151, y: 116))
    #expect(log.points == [CGPoint(x: 10, y: 20), CGPoint(x: 99, y: 79)])
    host.close()
  }

  @Test("A double tap reports its location once, and a single tap reports none")
  func twice() {
    let log = Log()
    let host = hostOfPad { Color.red.onTapGesture(count: 2, coordinateSpace: .named("room")) { log.points.append($0) } }
    host.tap(at: spot)
    host.advance(by: 1)
    #expect(log.points.isEmpty)
    host.tap(at: spot)
    host.tap(at: spot)
    host.advance(by: 1)
    #expect(log.points == [CGPoint(x: 20, y: 25)])
    host.close()
  }

  private func recognized<Space: CoordinateSpaceProtocol>(in space: Space, count: Int) -> [CGPoint] {
    let log = Log()
    let host = hostOfPad {
      Color.red.gesture(SpatialTapGesture(count: count, coordinateSpace: space).onEnded { log.points.append($0.location) })
    }
    defer { host.close() }
    for _ in 0..<count { host.tap(at: spot) }
    return log.points
  }

  @Test("The value of a SpatialTapGesture has the location in its coordinate space", arguments: [1, 2])
  func spatial(_ count: Int) {
    #expect(recognized(in: .local, count: count) == [CGPoint(x: 10, y: 20)])
    #expect(recognized(in: .global, count: count) == [spot])
    #expect(recognized(in: .named("room"), count: count) == [CGPoint(x: 20, y: 25)])
  }

  @Test("The older names of coordinate spaces are supported")
  func oldNames() {
    let spaces: [(CoordinateSpace, CGPoint)] = [(.local, .zero), (.global, CGPoint(x: 50, y: 35)), (.named("room"), CGPoint(x: 10, y: 5))]
    let log = Log()
    let host = hostOfPad {
      GeometryReader { proxy in
        Color.red.onAppear { for (space, _) in spaces { log.points.append(proxy.frame(in: space).origin) } }
      }
    }
    #expect(log.points == spaces.map(\.1))
    host.close()
  }

  @Test("A SpatialTapGesture by default counts one tap, in the local coordinate space")
  func spatialDefaults() {
    let gesture = SpatialTapGesture()
    #expect(gesture.count == 1 && gesture.coordinateSpace == .local)
    let log = Log()
    let host = hostOfPad { Color.red.gesture(SpatialTapGesture().onEnded { log.points.append($0.location) }) }
    host.tap(at: spot)
    #expect(log.points == [CGPoint(x: 10, y: 20)])
    host.close()
  }

  @Test("The location in a scaled view is in the view's own points")
  func scaled() {
    let log = Log()
    let host = hostOfPad {
      Color.red.onTapGesture { (point: CGPoint) in log.points.append(point) }.scaleEffect(2, anchor: .topLeading)
    }
    host.tap(at: CGPoint(x: 50 + 80, y: 35 + 40))
    #expect(log.points == [CGPoint(x: 40, y: 20)])
    host.close()
  }

  @Test("The inner one of two coordinate spaces with the same name applies")
  func nested() {
    let log = Log()
    let host = hostOfPad {
      Color.red.onTapGesture(coordinateSpace: .named("room")) { log.points.append($0) }
        .frame(width: 60, height: 40)
        .coordinateSpace(.named("room"))
    }
    // The inner space has 60 by 40 points in the middle of 100 by 80.
    host.tap(at: CGPoint(x: 50 + 20 + 7, y: 35 + 20 + 9))
    #expect(log.points == [CGPoint(x: 7, y: 9)])
    host.close()
  }
}
