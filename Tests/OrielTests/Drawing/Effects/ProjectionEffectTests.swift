import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Projection effects")
struct ProjectionEffectTests {
  private final class Taps { var count = 0 }

  private let red = Color(red: 1, green: 0, blue: 0)

  /// A square of 40 points whose corner is at (30, 30).
  private func host(_ transform: ProjectionTransform, taps: Taps = Taps()) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) {
      red.frame(width: 40, height: 40).onTapGesture { taps.count += 1 }.projectionEffect(transform)
    }
  }

  /// The coordinates are relative to the square's corner.
  private func isRed(_ picture: Snapshot, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture.pixel(30 + x, 30 + y)
    return pixel.red > 230 && pixel.green < 40
  }

  /// A projection in which points farther to the right are farther away: at x = 40 they are twice as far away.
  private var leaning: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 1 / 40
    return transform
  }

  @Test("An identity projection changes nothing")
  func identity() {
    let plain = TestHost(size: CGSize(width: 100, height: 100)) { red.frame(width: 40, height: 40) }
    let projected = host(ProjectionTransform())
    #expect(plain.snapshot().pngData == projected.snapshot().pngData)
    plain.close()
    projected.close()
  }

  @Test("An affine projection is relative to the view's top left corner")
  func affine() {
    let host = host(ProjectionTransform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 10, ty: -20)))
    let picture = host.snapshot()
    #expect(isRed(picture, 11, -19) && isRed(picture, 28, 18))
    #expect(!isRed(picture, 8, 0) && !isRed(picture, 32, 0) && !isRed(picture, 20, 22))
    host.close()
  }

  @Test("A projection with perspective draws distant parts smaller and nearer to the corner")
  func perspective() {
    let host = host(leaning)
    let picture = host.snapshot()
    // The corners on the right, (40, 0) and (40, 40), are drawn at (20, 0) and (20, 20).
    #expect(isRed(picture, 3, 3) && isRed(picture, 17, 3) && isRed(picture, 17, 16) && isRed(picture, 3, 33))
    #expect(!isRed(picture, 22, 5) && !isRed(picture, 17, 28) && !isRed(picture, 8, 36) && !isRed(picture, 36, 36))
    host.close()
  }

  @Test("Hit testing uses the projected shape of a view")
  func hits() {
    let taps = Taps()
    let host = host(leaning, taps: taps)
    host.tap(at: CGPoint(x: 31, y: 66))
    host.tap(at: CGPoint(x: 48, y: 46))
    #expect(taps.count == 2)
    host.tap(at: CGPoint(x: 66, y: 66))
    host.tap(at: CGPoint(x: 56, y: 32))
    #expect(taps.count == 2)
    host.close()
  }

  @Test("A projection doesn't affect the layout of siblings")
  func layout() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        red.frame(width: 40, height: 40).projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 0, y: 30)))
        Color.blue.frame(width: 20, height: 40).accessibilityLabel("next")
      }
    }
    #expect(try host.find("next").frame == CGRect(x: 60, y: 30, width: 20, height: 40))
    let picture = host.snapshot()
    #expect(picture.pixel(22, 98) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(22, 32) != Snapshot.Pixel(red: 255, green: 0, blue: 0))
    host.close()
  }

  @Test("Nothing is drawn with a degenerate or a NaN projection")
  func nothing() {
    var flat = ProjectionTransform()
    (flat.m11, flat.m22) = (0, 0)
    var odd = ProjectionTransform()
    odd.m11 = .nan
    for transform in [flat, odd] {
      let host = host(transform)
      let picture = host.snapshot()
      for point in [1, 10, 20, 39] { #expect(!isRed(picture, point, point)) }
      host.close()
    }
    let plain = host(ProjectionTransform())
    let picture = plain.snapshot()
    for point in [1, 10, 20, 39] { #expect(isRed(picture, point, point)) }
    plain.close()
  }
}
