import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Animatable
private struct Slice: Shape {
  var start: Angle
  var width, height: CGFloat
  var scale = 1.5
  let name = "slice"
  @AnimatableIgnored var isOpaque = true
  var area: CGFloat { width * height }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

@Animatable
private struct Moved: View {
  var x: CGFloat
  @AnimatableIgnored var color: Color = .black
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { color.frame(width: 10, height: 10).offset(x: x) }
}

@Animatable
private struct Still: View {
  @AnimatableIgnored var color: Color = .red

  var body: some View { color }
}

@MainActor
struct AnimatableMacroTests {
  @Observable
  fileprivate final class Model {
    var x: CGFloat = 0
  }

  private struct Stage: View {
    let model: Model

    var body: some View { Moved(x: model.x).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background(.white) }
  }

  @Test func `The data consists of the stored properties in their order`() {
    var slice = Slice(start: .degrees(10), width: 3, height: 5)
    #expect(slice.animatableData.second.first == 3 && slice.animatableData.second.second.first == 5)
    #expect(slice.animatableData.second.second.second == 1.5)
    slice.animatableData.first = Angle.degrees(20).animatableData
    slice.animatableData.second.second.first = 8
    #expect(abs(slice.start.degrees - 20) < 1e-9 && slice.height == 8 && slice.isOpaque)
    #expect(Still().animatableData == EmptyAnimatableData())
  }

  @Test func `A view is animated by its properties`() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 100, height: 20), scale: 1) { Stage(model: model) }
    withAnimation(.linear(duration: 1)) { model.x = 80 }
    host.render()
    host.advance(by: 0.5)
    #expect(host.snapshot().pixel(45, 10).red < 50 && host.snapshot().pixel(5, 10).red > 200)
    try host.settle()
    #expect(host.snapshot().pixel(85, 10).red < 50)
    host.close()
  }
}
