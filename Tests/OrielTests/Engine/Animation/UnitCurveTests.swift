import Foundation
import Oriel
import Testing

struct UnitCurveTests {
  @Test(
    "The easing curves have the values of the CSS curves with the same control points",
    arguments: [
      // Computed with 50 digits from the Bézier equations.
      (UnitCurve.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621861),
      (.easeOut, 0.25, 0.378139), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
      (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838),
      (.linear, 0.3, 0.3), (.circularEaseIn, 0.6, 0.2), (.circularEaseOut, 0.4, 0.8), (.circularEaseInOut, 0.3, 0.1),
      (.circularEaseInOut, 0.7, 0.9),
    ])
  func knownValues(curve: UnitCurve, progress: Double, expected: Double) {
    #expect(abs(curve.value(at: progress) - expected) < 2e-6)
  }

  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .circularEaseInOut.inverse, .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.7), endControlPoint: UnitPoint(x: 0.3, y: 0.4)),
  ]

  @Test("A curve starts at 0, ends at 1 and stays there outside of its range", arguments: all)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 4) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test("The inverse of a curve maps its values back to the progress", arguments: all)
  func inverse(curve: UnitCurve) {
    for step in 1..<50 {
      let progress = Double(step) / 50
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
    }
  }

  @Test("The velocity is the slope of the values", arguments: all)
  func slope(curve: UnitCurve) {
    for step in 1..<50 {
      let progress = Double(step) / 50 + 0.003
      let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-3 * max(1, slope))
    }
  }

  @Test("If a control point lies on its end, the slope there comes from the other control point")
  func slopeAtDegenerateEnds() {
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-9)
    let line = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(abs(line.velocity(at: 0) - 1) < 1e-9)
    #expect(abs(line.value(at: 0.37) - 0.37) < 1e-9)
  }

  @Test("A circular curve has an infinite slope where its circle is vertical")
  func uprightSlope() {
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 1) == 0)
  }

  @Test("Control points can make a curve overshoot, and their x is clamped")
  func overshoot() {
    let back = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.5, y: -0.6), endControlPoint: UnitPoint(x: 0.5, y: 1.6))
    #expect(back.value(at: 0.2) < -0.05)
    #expect(back.value(at: 0.8) > 1.05)
    let wide = UnitCurve.bezier(startControlPoint: UnitPoint(x: -2, y: 0), endControlPoint: UnitPoint(x: 9, y: 1))
    #expect(wide == .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
  }
}
