import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Page dots")
struct IndexViewStyleTests {
  private func host(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) {
      TabView { ForEach(0..<3) { _ in Color.white } }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
    }
  }

  /// Returns the brightness beside the first dot, from 0 to 1.
  private func ground(_ host: TestHost) throws -> Double {
    let dot = try host.find("Page 1 of 3").frame
    let snapshot = host.snapshot()
    return snapshot.brightness(at: CGPoint(x: dot.minX + 2, y: dot.midY))
  }

  @Test func theDotsBackgroundIsShownAlwaysNeverOrUnderThePointer() throws {
    let (always, never, automatic, interactive) = (host(.always), host(.never), host(.automatic), host(.interactive))
    #expect(try ground(always) < 0.8)
    #expect(try ground(automatic) < 0.8)
    #expect(try ground(never) > 0.99)
    #expect(try ground(interactive) > 0.99)
    try interactive.hover("Page 2 of 3")
    interactive.advance(by: 1)
    #expect(try ground(interactive) < 0.8)
    for host in [always, never, automatic, interactive] { host.close() }
  }

  @Test func dotsWithoutABackgroundAreVisibleOnAPage() throws {
    let host = host(.never)
    let dot = try host.find("Page 1 of 3").frame
    #expect(host.snapshot().brightness(at: CGPoint(x: dot.midX, y: dot.midY)) < 0.4)
    host.close()
  }
}

extension Snapshot {
  fileprivate func brightness(at point: CGPoint) -> Double {
    let pixel = pixel(Int(point.x), Int(point.y))
    return Double(pixel.red + pixel.green + pixel.blue) / 3 / 255
  }
}
