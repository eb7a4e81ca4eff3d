import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Type-erased and transformed shapes")
struct AnyShapeTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 100, height: 100)) { view } }

  private func fills(_ host: TestHost) -> [String] { host.displayDump.split(separator: "\n").map(String.init) }

  @Test("AnyShape has the path and the size of its shape")
  func anyShape() {
    let shape = AnyShape(Circle())
    #expect(shape.path(in: Self.rect) == Circle().path(in: Self.rect))
    #expect(shape.sizeThatFits(ProposedViewSize(Self.rect.size)) == CGSize(width: 40, height: 40))
    #expect(AnyShape(AnyShape(Capsule())).path(in: Self.rect) == Capsule().path(in: Self.rect))
  }

  @Observable @MainActor
  fileprivate final class Model { var radius: CGFloat? = 0 }

  @Test("AnyShape animates a change within one shape type, and not a change of the type")
  func animation() {
    struct Animated: View {
      let model: Model
      var shape: AnyShape { model.radius.map { AnyShape(Sector(end: $0)) } ?? AnyShape(Rectangle()) }
      var body: some View { shape.fill(Color(red: 1, green: 0, blue: 0)).animation(.linear(duration: 1), value: model.radius) }
    }
    let model = Model()
    let host = host(Animated(model: model))
    model.radius = 100
    host.advance(by: 0.5)
    #expect(fills(host).contains { $0.contains("(0 0 5") || $0.contains("(0 0 4") }, "\(host.displayDump)")
    host.advance(by: 1)
    #expect(host.displayDump.contains("100x100"))
    model.radius = nil
    host.advance(by: 0.1)
    #expect(host.displayDump.contains("100x100"))
  }

  nonisolated private struct Sector: Shape {
    var end: CGFloat

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: end, height: rect.height)) }

    var animatableData: CGFloat {
      get { end }
      set { end = newValue }
    }
  }

  @Test("Rotating, scaling, moving and transforming a shape changes its path and not its size")
  func transforms() {
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: Self.rect).boundingRect }
    func near(_ left: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      abs(left.minX - x) < 0.01 && abs(left.minY - y) < 0.01 && abs(left.width - width) < 0.01 && abs(left.height - height) < 0.01
    }
    #expect(near(bounds(Rectangle().rotation(.degrees(90))), 30, -30, 40, 100))
    #expect(near(bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading)), -40, 0, 40, 100))
    #expect(near(bounds(Rectangle().scale(0.5)), 25, 10, 50, 20))
    #expect(near(bounds(Rectangle().scale(x: 2, anchor: .leading)), 0, 0, 200, 40))
    #expect(near(bounds(Rectangle().scale(x: 1, y: 0.5, anchor: .bottom)), 0, 20, 100, 20))
    #expect(near(bounds(Rectangle().offset(x: 5, y: -7)), 5, -7, 100, 40))
    #expect(near(bounds(Rectangle().offset(CGPoint(x: 5, y: 0))), 5, 0, 100, 40))
    #expect(near(bounds(Rectangle().offset(CGSize(width: 0, height: 3))), 0, 3, 100, 40))
    #expect(near(bounds(Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 2))), 0, 0, 50, 80))
    #expect(near(bounds(Rectangle().offset(x: 5).inset(by: 10)), 15, 10, 80, 20))
    #expect(near(bounds(Rectangle().rotation(.degrees(90)).inset(by: 10)), 40, -20, 20, 80))
    #expect(Rectangle().scale(3).sizeThatFits(ProposedViewSize(Self.rect.size)) == Self.rect.size)
    _ = host(Rectangle().rotation(.degrees(.nan)).scale(.infinity)).snapshot()
  }

  @Test("A moved shape is drawn and hit-tested at its new position")
  func views() throws {
    var taps = 0
    let host = host(
      Rectangle().offset(x: 30).fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20).onTapGesture { taps += 1 })
    #expect(host.displayDump.contains("(70 40 20x20)"), "\(host.displayDump)")
    host.tap(at: CGPoint(x: 80, y: 50))
    #expect(taps == 1)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test("The points of a path are relative to the corner of its view")
  func ownSpace() {
    let path = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    let view = path.transform(CGAffineTransform(scaleX: 2, y: 2)).fill(Color(red: 1, green: 0, blue: 0)).padding(20)
    #expect(host(view).displayDump.contains("(30 30 20x20)"), "\(host(view).displayDump)")
  }

  @Test("The values of rotated, scaled, moved and transformed shapes are animatable")
  func animatedParts() {
    var rotated = Circle().rotation(.zero)
    rotated.animatableData = Circle().rotation(.radians(2), anchor: .top).animatableData
    #expect(rotated.angle.radians == 2 && rotated.anchor == .top)
    var scaled = Circle().scale(1)
    scaled.animatableData = Circle().scale(x: 3, y: 4, anchor: .leading).animatableData
    #expect(scaled.scale == CGSize(width: 3, height: 4) && scaled.anchor == .leading)
    var moved = RoundedRectangle(cornerRadius: 0).offset(x: 0)
    moved.animatableData = RoundedRectangle(cornerRadius: 8).offset(x: 5).animatableData
    #expect(moved.offset.width == 5 && moved.shape.cornerSize.width == 8)
    var transformed = RoundedRectangle(cornerRadius: 0).transform(.identity)
    transformed.animatableData = RoundedRectangle(cornerRadius: 8).transform(.identity).animatableData
    #expect(transformed.shape.cornerSize.width == 8)
  }
}
