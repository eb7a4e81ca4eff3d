import Testing

@testable import Oriel
@testable import OrielModel

@Suite("RubberBand")
struct RubberBandTests {
  @Test("An overshoot is drawn at 55 percent at first, and never reaches the length of the viewport")
  func formula() {
    #expect(RubberBand.offset(for: 0, dimension: 600) == 0)
    #expect(abs(RubberBand.offset(for: 0.001, dimension: 600) - 0.00055) < 1e-8)
    // (1 - 1 / (100 * 0.55 / 600 + 1)) * 600
    #expect(abs(RubberBand.offset(for: 100, dimension: 600) - 50.381_679) < 1e-5)
    #expect(RubberBand.offset(for: -100, dimension: 600) == -RubberBand.offset(for: 100, dimension: 600))
    #expect(RubberBand.offset(for: 1e9, dimension: 600) < 600)
    #expect(RubberBand.offset(for: .infinity, dimension: 600) == 600)
  }

  @Test("The inverse function returns the overshoot of an offset")
  func inverse() {
    for overshoot in [-2_000, -30, 0, 1e-6, 1, 55, 700, 10_000.0] {
      let offset = RubberBand.offset(for: overshoot, dimension: 480)
      #expect(abs(RubberBand.overshoot(for: offset, dimension: 480) - overshoot) <= abs(overshoot) * 1e-9)
    }
  }

  @Test("Invalid input has a defined result")
  func badInput() {
    for dimension in [0, -5, Double.nan, .infinity] {
      #expect(RubberBand.offset(for: 50, dimension: dimension) == 0)
      #expect(RubberBand.overshoot(for: 50, dimension: dimension) == 0)
    }
    #expect(RubberBand.offset(for: .nan, dimension: 100) == 0)
    #expect(RubberBand.overshoot(for: .nan, dimension: 100) == 0)
    #expect(RubberBand.overshoot(for: .infinity, dimension: 100).isFinite)
    #expect(RubberBand.overshoot(for: -100, dimension: 100) < -100)
  }
}
