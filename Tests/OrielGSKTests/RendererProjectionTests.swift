import Foundation
import Testing

@testable import OrielDrawing
@testable import OrielGSK

@MainActor @Suite struct RendererProjectionTests {
  /// Returns a rotation about the center of the 40 by 40 points that are drawn.
  private func projection(_ degrees: CGFloat, perspective: CGFloat = 1) -> ProjectionTransform {
    ProjectionTransform(
      rotation: degrees * .pi / 180, axis: (0, 1, 0), anchor: CGPoint(x: 20, y: 20), anchorZ: 0, perspective: perspective,
      size: CGSize(width: 40, height: 40))
  }

  @Test(arguments: [1.0, 1.5, 2]) func `Near parts of a projected drawing are larger and far parts smaller`(scale: CGFloat) {
    let image = draw(.projection(projection(40), color(red, 4, 10, 32, 20)), scale: scale)
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { image.at(Int(x * scale), Int(y * scale)).isNear([255, 0, 0, 255]) }
    // The left edge comes nearer and extends beyond 10 and 30. The right edge is far away.
    #expect(isRed(6, 8) && isRed(6, 31))
    #expect(image.at(Int(29 * scale), Int(10 * scale))[3] == 0)
    #expect(isRed(20, 20))
  }

  @Test func `Each pixel of a projected drawing is at its projected position`() {
    let turned = projection(35)
    let image = draw(.projection(turned, color(green, 8, 8, 24, 24)))
    for y in 0..<40 {
      for x in 0..<40 {
        let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        guard let source = turned.unproject(center) else { continue }
        let inside = CGRect(x: 8, y: 8, width: 24, height: 24)
        // A pixel that an edge crosses is not checked.
        if inside.insetBy(dx: 2, dy: 2).contains(source) { #expect(image.at(x, y).isNear([0, 255, 0, 255]), "\(x), \(y)") }
        if !inside.insetBy(dx: -2, dy: -2).contains(source) { #expect(image.at(x, y)[3] == 0, "\(x), \(y)") }
      }
    }
  }

  @Test func `A projected drawing keeps its opacity, and its edges are antialiased`() {
    let half = DisplayNode(.opacity(0.5, color(blue, 8, 8, 24, 24)))
    let image = draw(.projection(projection(20), half))
    #expect(image.at(20, 20).isNear([0, 0, 255, 128], 4))
    #expect(image.coverage > 150 && image.coverage < 288)
  }

  @Test func `A half turn shows the mirrored back`() {
    let halves = DisplayNode(.group([color(red, 8, 8, 12, 24), color(blue, 20, 8, 12, 24)]))
    let image = draw(.projection(projection(180, perspective: 0.5), halves))
    // Without depth it is a flat mirroring, except for rounding.
    #expect(image.at(12, 20).isNear([0, 0, 255, 255], 4) && image.at(28, 20).isNear([255, 0, 0, 255], 4))
  }

  @Test func `Invisible and invalid projections draw nothing and don't crash`() {
    #expect(draw(.projection(projection(90), color(red, 8, 8, 24, 24))).coverage < 5)
    #expect(draw(.projection(projection(.nan), color(red, 8, 8, 24, 24))).isClear)
    #expect(draw(.projection(projection(30), .empty)).isClear)
    var behind = ProjectionTransform()
    behind.m33 = -1
    behind.m13 = 1e-6
    #expect(draw(.projection(behind, color(red, 8, 8, 24, 24))).isClear)
    _ = draw(.projection(projection(89.9, perspective: 40), color(red, -1e6, -1e6, 2e6, 2e6)))
  }
}
