import Foundation
import Oriel
import Testing

/// Animatable types in the forms in which programs declare them, without actor annotations. The test is that they compile.
private struct Count: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(verbatim: "\(value)") }
}

private struct Stored: Animatable, View {
  var animatableData: Double
  @State private var isOn = false

  var body: some View { Text(verbatim: "\(animatableData) \(isOn)") }
}

private struct Later: View {
  var first = 0.0
  var second: CGFloat = 0

  var body: some View { Text(verbatim: "\(first) \(second)") }
}

extension Later: Animatable {
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(first, second) }
    set { (first, second) = (newValue.first, newValue.second) }
  }
}

private final class Model { var word = "a" }

private struct Labelled: View, Animatable {
  let model: Model
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(verbatim: "\(model.word) \(value)") }
}

private struct Wave: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: animatableData * phase, dy: 0)) }
}

private struct Bar: InsettableShape {
  var animatableData: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: animatableData, dy: 0)) }

  func inset(by amount: CGFloat) -> Bar { Bar(animatableData: animatableData + amount) }
}

private struct Padded: ViewModifier, Animatable {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.padding(amount) }
}

private struct OldPadded: AnimatableModifier {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.padding(amount) }
}

private struct Shake: GeometryEffect {
  var x: CGFloat

  var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
}

private struct Radial: Layout {
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: radius * 2, height: radius * 2)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
@Suite("Animatable types as programs declare them")
struct AnimatableFormTests {
  private func moved<A: Animatable>(_ value: A, to data: A.AnimatableData) -> A {
    var value = value
    value.animatableData = data
    return value
  }

  @Test("Animatable types compile without actor annotations and accept new data")
  func forms() {
    #expect(moved(Count(value: 0), to: 1).value == 1)
    #expect(moved(Stored(animatableData: 0), to: 1).animatableData == 1)
    #expect(moved(Later(), to: AnimatablePair(1, 2)).second == 2)
    #expect(moved(Labelled(model: Model(), value: 0), to: 1).value == 1)
    #expect(moved(Wave(phase: 0), to: 1).phase == 1)
    #expect(moved(Bar(animatableData: 0), to: 1).animatableData == 1)
    #expect(moved(Padded(amount: 0), to: 1).amount == 1)
    #expect(moved(OldPadded(amount: 0), to: 1).amount == 1)
    #expect(moved(Shake(x: 0), to: 1).x == 1)
    #expect(moved(Radial(radius: 0), to: 1).radius == 1)
  }
}
