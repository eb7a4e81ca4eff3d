import Foundation
import Oriel
import OrielDrawing
import Testing

struct AnimatableTests {
  private func middle<V: Animatable>(_ from: V, _ to: V) -> V {
    var result = from
    result.animatableData.interpolate(towards: to.animatableData, amount: 0.25)
    return result
  }

  @Test("Values are interpolated component by component")
  func interpolation() {
    #expect(middle(CGPoint(x: 0, y: 8), CGPoint(x: 4, y: 0)) == CGPoint(x: 1, y: 6))
    #expect(middle(CGSize(width: 0, height: 8), CGSize(width: 4, height: 0)) == CGSize(width: 1, height: 6))
    #expect(
      middle(CGRect(x: 0, y: 4, width: 8, height: 12), CGRect(x: 4, y: 8, width: 12, height: 0))
        == CGRect(x: 1, y: 5, width: 9, height: 9))
    #expect(middle(UnitPoint.topLeading, .bottomTrailing) == UnitPoint(x: 0.25, y: 0.25))
    #expect(abs(middle(Angle.zero, .degrees(180)).degrees - 45) < 1e-12)
    #expect(
      middle(EdgeInsets(top: 0, leading: 4, bottom: 8, trailing: 12), EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0))
        == EdgeInsets(top: 1, leading: 3, bottom: 6, trailing: 9))
    #expect(
      middle(
        RectangleCornerRadii(topLeading: 0, bottomLeading: 4, bottomTrailing: 8, topTrailing: 12),
        RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16))
        == RectangleCornerRadii(topLeading: 1, bottomLeading: 5, bottomTrailing: 9, topTrailing: 13))
    let stroke = middle(StrokeStyle(lineWidth: 2, miterLimit: 4, dashPhase: 8), StrokeStyle(lineWidth: 6, miterLimit: 8, dashPhase: 0))
    #expect(stroke.lineWidth == 3)
    #expect(stroke.miterLimit == 5)
    #expect(stroke.dashPhase == 6)
    #expect(middle(2.0, 6.0) == 3)
    #expect(Float(2).interpolated(towards: 6, amount: 0.5) == 4)
  }

  private struct Still: Animatable { var name = "still" }

  @Test("A type without animatable data has empty data")
  func empty() {
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData.magnitudeSquared == 0)
    #expect(still.name == "still")
  }

  @Test("The squared magnitude covers all components")
  func magnitude() {
    #expect(AnimatablePair(3.0, AnimatablePair(4.0, CGFloat(12))).magnitudeSquared == 169)
    #expect(AnimatableArray([3.0, 4]).magnitudeSquared == 25)
  }

  @Test("Arrays of different lengths are added, subtracted, compared and interpolated as if padded with zeros")
  func lists() {
    #expect(AnimatableArray([1.0, 2, 3]) + AnimatableArray([10]) == AnimatableArray([11, 2, 3]))
    #expect(AnimatableArray([1.0]) - AnimatableArray([1, 5]) == AnimatableArray([0, -5]))
    #expect(AnimatableArray([1.0, 0]) == AnimatableArray([1]))
    #expect(AnimatableArray([1.0, 2]) != AnimatableArray([1]))
    #expect(AnimatableArray([1.0, 2]).interpolated(towards: AnimatableArray([3, 4]), amount: 0.5) == AnimatableArray([2, 3]))
  }
}
