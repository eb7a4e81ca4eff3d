import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor @Suite struct Rotation3DTests {
  private func projection(_ angle: Angle, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, perspective: CGFloat = 1) -> ProjectionTransform {
    ProjectionTransform(
      rotation: angle.radians, axis: (x, y, z), anchor: CGPoint(x: 50, y: 20), anchorZ: 0, perspective: perspective,
      size: CGSize(width: 100, height: 40))
  }

  private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `A rotation about z is the flat rotation`() {
    let turned = projection(.degrees(90), z: 2)
    #expect(turned.isAffine)
    #expect(isNear(turned.project(CGPoint(x: 100, y: 20)), 50, 70))
  }

  @Test func `A rotation without perspective only narrows the view`() {
    let turned = projection(.degrees(60), y: 1, perspective: 0)
    #expect(isNear(turned.project(CGPoint(x: 100, y: 0)), 75, 0))
    #expect(isNear(turned.project(CGPoint(x: 0, y: 40)), 25, 40))
  }

  @Test func `A rotation about y moves the right edge away, and one about x brings the lower edge nearer`() {
    let aboutY = projection(.degrees(30), y: 1)
    // At 30 degrees the right edge is 25 points behind the plane. From a distance of 100 points it appears at 100/125 of its size.
    let right = aboutY.project(CGPoint(x: 100, y: 40))
    let cosine: CGFloat = cos(.pi / 6)
    #expect(isNear(right, 50 + 50 * cosine / 1.25, 36))
    let aboutX = projection(.degrees(30), x: 1)
    let low = aboutX.project(CGPoint(x: 100, y: 40))
    #expect(isNear(low, 50 + 50 / 0.9, 20 + 20 * cosine / 0.9))
  }

  @Test func `anchorZ moves the axis and not the view`() {
    let turned = ProjectionTransform(
      rotation: .pi, axis: (0, 1, 0), anchor: CGPoint(x: 50, y: 20), anchorZ: 10, perspective: 0, size: CGSize(width: 100, height: 40))
    // Half a turn about an axis in front of the plane mirrors the view and brings it 20 points nearer, which has no effect without
    // perspective.
    #expect(isNear(turned.project(CGPoint(x: 100, y: 0)), 0, 0))
    let near = ProjectionTransform(
      rotation: .pi, axis: (0, 1, 0), anchor: CGPoint(x: 50, y: 20), anchorZ: 10, perspective: 1, size: CGSize(width: 100, height: 40))
    #expect(isNear(near.project(CGPoint(x: 100, y: 20)), 50 - 50 / 0.8, 20))
  }

  @Test func `Projected points unproject to their origin and lie in the projected bounds, at random rotations`() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var generator = SeededNumbers(state: seed)
    for _ in 0..<500 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
      let turned = ProjectionTransform(
        rotation: number(-1.4...1.4), axis: (number(-1...1), number(-1...1), number(-1...1)),
        anchor: CGPoint(x: number(0...100), y: number(0...40)), anchorZ: number(-20...20), perspective: number(0...0.8),
        size: CGSize(width: 100, height: 40))
      let point = CGPoint(x: number(0...100), y: number(0...40))
      guard let seen = turned.project(point), let back = turned.unproject(seen) else { continue }
      let distance = max(abs(back.x - point.x), abs(back.y - point.y))
      #expect(distance < 1e-5, "seed \(seed)")
      let bounds = turned.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 40)).insetBy(dx: -1e-6, dy: -1e-6)
      #expect(bounds.contains(seen), "seed \(seed)")
    }
  }

  @Test func `Points behind the viewer are neither projected nor hit`() {
    let turned = projection(.degrees(89), y: -1, perspective: 3)
    #expect(turned.project(CGPoint(x: 100, y: 20)) == nil)
    let bounds = turned.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(!bounds.isNull && bounds.width.isFinite)
    #expect(projection(.degrees(90), y: 1).unproject(CGPoint(x: 50, y: 20)) == nil)
  }

  private struct Turned: View {
    var angle: Angle
    var hit: () -> Void = {}

    var body: some View {
      Color.red.frame(width: 100, height: 40).onTapGesture(perform: hit).rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0))
    }
  }

  @Test func `A rotated view is drawn projected and hit-tested at its projected shape`() throws {
    let stage = Stage(Turned(angle: .degrees(60)))
    let projected = stage.nodes.contains { if case .projection = $0.content { true } else { false } }
    #expect(projected)
    // The right edge is far away and shorter than 40 points on the screen. The left edge is near and taller.
    let box = stage.graph.rootBox
    #expect(box.hitTest(CGPoint(x: 60, y: 50)) != nil)
    #expect(box.hitTest(CGPoint(x: 80, y: 24)) != nil)
    #expect(box.hitTest(CGPoint(x: 114, y: 32)) == nil)
    #expect(box.hitTest(CGPoint(x: 145, y: 50)) == nil)
  }

  @Test func `The angle animates, and the view has no projection when it ends at zero`() {
    struct Moving: View {
      @State private var angle = Angle.degrees(60)

      var body: some View {
        Color.red.frame(width: 100, height: 40).rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0))
          .onAppear { withAnimation(.linear(duration: 1)) { angle = .zero } }
      }
    }
    let stage = Stage(Moving())
    var isProjected: Bool { stage.nodes.contains { if case .projection = $0.content { true } else { false } } }
    stage.run(for: 0.5)
    #expect(isProjected)
    stage.run(for: 0.7)
    #expect(!isProjected)
  }

  @Test func `A missing axis rotates nothing, and nonfinite numbers and empty frames don't crash`() {
    #expect(projection(.degrees(30)).isIdentity)
    _ = Stage(Color.red.rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 1, z: 0)))
    _ = Stage(Color.red.rotation3DEffect(.degrees(10), axis: (x: .infinity, y: 1, z: 0), perspective: .nan))
    _ = Stage(Color.red.frame(width: 0, height: 0).rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)))
  }

  @Test func `A projection concatenated with its inverse is the identity, and a singular one has no inverse`() {
    var turned = projection(.degrees(35), x: 0.3, y: 1)
    let product = turned.concatenating(turned.inverted())
    for (value, expected) in [(product.m11 / product.m33, 1.0), (product.m12, 0), (product.m31 / product.m33, 0), (product.m13, 0)] {
      #expect(abs(value - expected) < 1e-9)
    }
    let hasInverse = turned.invert()
    #expect(hasInverse)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let flatHasInverse = flat.invert()
    #expect(!flatHasInverse)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }
}

private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
