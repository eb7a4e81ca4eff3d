import Foundation
import Oriel
import OrielTesting
import Testing

/// An effect that turns a card around its center, as programs write it.
nonisolated private struct Flip: GeometryEffect {
  var degrees: Double

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, degrees / 180 * .pi, 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(back)
  }
}

nonisolated private struct Shift: GeometryEffect {
  var x: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
}

@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Snapshot.Pixel(red: 0, green: 0, blue: 255)

  private final class Taps { var count = 0 }

  private func picture<V: View>(_ view: V) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    defer { host.close() }
    return host.snapshot()
  }

  @Test("A geometry effect with a CATransform3D turns a card over")
  func flip() {
    let card = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    .frame(width: 80, height: 80)
    let front = picture(card.modifier(Flip(degrees: 0)))
    #expect(front.pixel(15, 50) == red && front.pixel(85, 50) == blue)
    let back = picture(card.modifier(Flip(degrees: 180)))
    #expect(back.pixel(15, 50) == blue && back.pixel(85, 50) == red)
    let amid = picture(card.modifier(Flip(degrees: 60)))
    #expect(amid.pixel(12, 50).green == 255 && amid.pixel(85, 50).green == 255, "The card is narrower while it turns")
  }

  @Test("The modifier ignoredByLayout() hides an effect from geometry readers, and not from drawing and hit testing")
  func ignoredByLayout() {
    func host<M: ViewModifier>(_ effect: M) -> TestHost {
      TestHost(size: CGSize(width: 100, height: 100)) {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.frame(in: .global).minX))") }
          .frame(width: 40, height: 20)
          .modifier(effect)
      }
    }
    let measured = host(Shift(x: 30))
    #expect(measured.exists(text: "60"))
    measured.close()
    let ignored = host(Shift(x: 30).ignoredByLayout())
    #expect(ignored.exists(text: "30"))
    ignored.close()

    let taps = Taps()
    let seen = TestHost(size: CGSize(width: 100, height: 100)) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).onTapGesture { taps.count += 1 }
        .modifier(Shift(x: 30).ignoredByLayout())
    }
    #expect(seen.snapshot().pixel(80, 50) == red && seen.snapshot().pixel(50, 50).green == 255)
    seen.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.count == 0)
    seen.tap(at: CGPoint(x: 80, y: 50))
    #expect(taps.count == 1)
    seen.close()
  }

  /// A linear custom animation that uses public names only.
  private struct Even: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  private struct Moving: View {
    @State private var isMoved = false

    var body: some View {
      VStack(alignment: .leading) {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: isMoved ? 80 : 0)
        Button("Go") { withAnimation(Animation(Even())) { isMoved = true } }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("The method scaled(by:) multiplies each component, and custom animations can calculate with it")
  func scaled() throws {
    #expect(AnimatablePair(1.0, 2.0).scaled(by: 2) == AnimatablePair(2.0, 4.0))
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Moving() }
    try host.tap("Go")
    host.advance(by: 0.5)
    #expect(host.snapshot().pixel(50, 10) == red && host.snapshot().pixel(5, 10).green == 255)
    try host.settle()
    #expect(host.snapshot().pixel(90, 10) == red)
    host.close()
  }
}
