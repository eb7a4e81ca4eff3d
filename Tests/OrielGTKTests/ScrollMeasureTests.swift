import Foundation
import Testing

@testable import OrielGTK

@Suite("Scroll distances")
struct ScrollMeasureTests {
  @Test("The distance of a wheel step grows with the page, for each axis separately")
  func wheel() {
    let points = ScrollMeasure.wheel.points(CGSize(width: -1, height: 0.5), page: CGSize(width: 1000, height: 512))
    #expect(abs(points.width + 100) < 1e-9)
    #expect(abs(points.height - 32) < 1e-9)
  }

  @Test("A touchpad's distance doesn't depend on the page")
  func touchpad() {
    let points = ScrollMeasure.surface.points(CGSize(width: 4, height: -2), page: CGSize(width: 1, height: 1))
    #expect(points == CGSize(width: 10, height: -5))
  }

  @Test("The velocity is that of the last 150 ms")
  func velocity() {
    var history = ScrollHistory()
    history.add(CGSize(width: 0, height: 900), at: 0)
    for step in 1...10 { history.add(CGSize(width: 0, height: 5), at: 1 + Double(step) * 0.01) }
    #expect(abs(history.velocity(at: 1.1).height - 500) < 1e-6)
  }

  @Test("Fingers that rest before lifting give no velocity")
  func rest() {
    var history = ScrollHistory()
    history.add(CGSize(width: 0, height: 5), at: 1)
    history.add(CGSize(width: 0, height: 5), at: 1.01)
    #expect(history.velocity(at: 1.01).height > 0)
    #expect(history.velocity(at: 1.3) == .zero)
    #expect(ScrollHistory().velocity(at: 1) == .zero)
  }
}
