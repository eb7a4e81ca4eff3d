import Foundation
import Oriel
import OrielTesting
import Testing

nonisolated private struct Shaky: GeometryEffect {
  var number: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: number, y: 0)) }
}

@MainActor
private final class Presses {
  var count = 0
}

@MainActor
@Suite("Effects with nonfinite numbers")
struct NonFiniteEffectTests {
  private static let effects: [(name: String, effect: @MainActor @Sendable (AnyView, CGFloat) -> AnyView)] = [
    ("offset", { AnyView($0.offset(x: $1)) }),
    ("scaleEffect", { AnyView($0.scaleEffect($1)) }),
    ("rotationEffect", { AnyView($0.rotationEffect(.degrees($1))) }),
    ("rotation3DEffect", { AnyView($0.rotation3DEffect(.degrees($1), axis: (x: 1, y: 0, z: 0))) }),
    ("projectionEffect", { AnyView($0.transformEffect(CGAffineTransform(translationX: $1, y: 0))) }),
    ("Shaky", { AnyView($0.modifier(Shaky(number: $1))) }),
    ("visual effect", { view, number in AnyView(view.visualEffect { effect, _ in effect.offset(y: number) }) }),
  ]

  @Test(
    "A view with a nonfinite effect isn't drawn or hit, is reported once, and doesn't break focus movement", arguments: 0..<7,
    [CGFloat.nan, .infinity])
  func effect(_ index: Int, _ number: CGFloat) throws {
    let (name, effect) = Self.effects[index]
    let presses = Presses()
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Button("A") {}
        effect(AnyView(Button("B") { presses.count += 1 }), number)
        Button("C") {}
      }
    }
    host.press(.tab)
    for key in [KeyEquivalent.downArrow, .rightArrow, .upArrow, .downArrow] { host.press(key) }
    for y in stride(from: 5.0, to: 200, by: 10) { host.hover(at: CGPoint(x: 100, y: y)) }
    host.tap(at: CGPoint(x: 100, y: 100))
    _ = host.snapshot()
    #expect(presses.count == 0)
    #expect(
      host.messages.count == 1 && host.messages.contains { $0.contains("\(name) ") && $0.contains("isn't drawn") },
      "\(host.messages)")
    #expect(try host.find("C").frame.maxY.isFinite)
    host.close()
  }

  @Test("An animation to an infinite offset doesn't crash key presses and drawing")
  func animated() throws {
    let host = TestHost { Moving() }
    try host.tap("Go")
    host.press(.tab)
    for _ in 0..<20 {
      host.press(.downArrow)
      _ = host.snapshot()
    }
    #expect(host.exists("Go"))
    host.close()
  }

  private struct Moving: View {
    @State private var isAway = false

    var body: some View {
      VStack {
        Button("Go") { withAnimation { isAway = true } }
        Button("Other") {}.offset(x: isAway ? .infinity : 0)
      }
    }
  }

  @Test("Pointer events over a path with an infinite point don't crash")
  func path() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: -CGFloat.infinity))
      }
      .fill(.red).onTapGesture {}
    }
    for y in stride(from: 5.0, to: 200, by: 30) { host.hover(at: CGPoint(x: 50, y: y)) }
    host.tap(at: CGPoint(x: 50, y: 50))
    _ = host.snapshot()
    host.close()
  }

  @Test("A popover with a nonfinite anchor is anchored to its view, and the anchor is reported once")
  func popover() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) {
      Button("Anchor") {}
        .popover(isPresented: .constant(true), attachmentAnchor: .rect(.rect(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))) {
          Text("Popover").frame(width: 100, height: 50)
        }
    }
    try host.settle()
    #expect(try host.find(text: "Popover").frame.minX.isFinite)
    #expect(host.messages.count == 1 && host.messages[0].contains("popover's anchor"))
    host.close()
  }
}
