import Foundation
import OrielDrawing
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
  private func isClose(_ left: ProjectionTransform, _ right: ProjectionTransform) -> Bool {
    let pairs = [
      (left.m11, right.m11), (left.m12, right.m12), (left.m13, right.m13), (left.m21, right.m21), (left.m22, right.m22),
      (left.m23, right.m23), (left.m31, right.m31), (left.m32, right.m32), (left.m33, right.m33),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("Only transforms without effect are the identity")
  func identity() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeTranslation(1, 0, 0)) && !CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(2, 0, 0, 0)), "A rotation about a null axis has no effect")
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(2, 3, 4), CATransform3DScale(CATransform3DIdentity, 2, 3, 4)))
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
  }

  @Test("translate, scale and rotate apply before the existing transform, and concat applies from left to right")
  func order() {
    let scaled = CATransform3DMakeScale(2, 2, 1)
    let moved = CATransform3DTranslate(scaled, 3, 4, 5)
    #expect(moved.m41 == 6 && moved.m42 == 8 && moved.m43 == 5)
    #expect(moved == CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 5), scaled))
    let turned = CATransform3DRotate(scaled, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 2) < 1e-9 && abs(turned.m21 + 2) < 1e-9 && abs(turned.m11) < 1e-9)
    #expect(turned == CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), scaled))
  }

  @Test("Affine transforms convert to CATransform3D and back")
  func affine() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let made = CATransform3DMakeAffineTransform(transform)
    #expect(CATransform3DIsAffine(made) && CATransform3DGetAffineTransform(made) == transform)
    #expect(ProjectionTransform(made) == ProjectionTransform(transform))
    var deep = made
    deep.m34 = -0.01
    #expect(!CATransform3DIsAffine(deep))
  }

  @Test("A rotation with perspective equals that of rotation3DEffect", arguments: [0.3, 1.2, 2.5])
  func perspective(angle: Double) {
    let size = CGSize(width: 80, height: 60)
    for axis: (x: CGFloat, y: CGFloat, z: CGFloat) in [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 2, 3)] {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 80
      transform = CATransform3DRotate(transform, angle, axis.x, axis.y, axis.z)
      let expected = ProjectionTransform(rotation: angle, axis: axis, anchor: .zero, anchorZ: 0, perspective: 1, size: size)
      #expect(isClose(ProjectionTransform(transform), expected), "\(axis)")
    }
  }
}
