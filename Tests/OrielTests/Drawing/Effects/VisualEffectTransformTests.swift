import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("3D transforms in visual effects")
struct VisualEffectTransformTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private final class Taps { var count = 0 }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 100, height: 100)) { view } }

  @Test("rotation3DEffect in a visual effect draws the same as the modifier of that name")
  func rotation() {
    let card = red.frame(width: 60, height: 60)
    let turned = host(card.visualEffect { content, _ in content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) })
    #expect(turned.displayDump.contains("projection"))
    let expected = host(card.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    #expect(turned.snapshot().pngData == expected.snapshot().pngData)
    let moved = host(
      card.visualEffect { content, _ in
        content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 10, perspective: 0.5).offset(x: 5)
      })
    let expectedMoved = host(
      card.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 10, perspective: 0.5).offset(x: 5))
    #expect(moved.snapshot().pngData == expectedMoved.snapshot().pngData)
  }

  @Test("Hit testing uses the shape of a view rotated by a visual effect")
  func hits() {
    let taps = Taps()
    let turned = host(
      red.frame(width: 80, height: 80).onTapGesture { taps.count += 1 }
        .visualEffect { content, _ in content.rotation3DEffect(.degrees(75), axis: (x: 0, y: 1, z: 0), perspective: 0.5) })
    turned.tap(at: CGPoint(x: 15, y: 50))
    #expect(taps.count == 0)
    turned.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.count == 1)
  }

  @Test("A scroll transition rotates only views that aren't fully visible")
  func scrollTransition() {
    let cards = TestHost(size: CGSize(width: 130, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { _ in
            red.frame(width: 100, height: 100).scrollTransition { content, phase in
              content.rotation3DEffect(.degrees(phase.value * 60), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            }
          }
        }
      }
    }
    #expect(cards.displayDump.contains("projection"))
    let picture = cards.snapshot()
    #expect(picture.pixel(5, 5) == .init(red: 255, green: 0, blue: 0), "The first card is fully visible")
    cards.close()
  }

  @Test("transformEffect in a visual effect moves the view by an affine transform and by a projection")
  func transforms() {
    let move = CGAffineTransform(translationX: 30, y: 0)
    let card = red.frame(width: 20, height: 20)
    let pictures = [
      host(card.visualEffect { content, _ in content.transformEffect(move) }).snapshot(),
      host(card.visualEffect { content, _ in content.transformEffect(ProjectionTransform(move)) }).snapshot(),
    ]
    for picture in pictures {
      #expect(picture.pixel(80, 50) == .init(red: 255, green: 0, blue: 0) && picture.pixel(50, 50).green == 255)
    }
  }

  @Test("transformEffect in a scroll transition changes the drawing of a partially visible view")
  func transitionOfTransforms() {
    func place(_ offset: CGFloat) -> String {
      let host = TestHost(size: CGSize(width: 130, height: 100)) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 100, height: 100)
            red.frame(width: 100, height: 20).scrollTransition { content, phase in
              content.transformEffect(CGAffineTransform(translationX: 0, y: phase.isIdentity ? 0 : offset))
            }
          }
        }
      }
      defer { host.close() }
      return host.displayDump
    }
    #expect(place(0) != place(20))
  }
}
