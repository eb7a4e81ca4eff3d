import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Animated custom layouts in AnyLayout")
struct AnyLayoutAnimationTests {
  /// A layout that places its first view at an angle on a circle.
  private struct Radial: Layout {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let center = CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle))
      subviews[0].place(at: center, anchor: .center, proposal: .unspecified)
    }
  }

  private struct Round: View {
    @State private var angle = 0.0

    var body: some View {
      AnyLayout(Radial(angle: angle)) { Color.red.frame(width: 10, height: 10).accessibilityLabel("dot") }
        .onTapGesture { withAnimation(.linear(duration: 1)) { angle = .pi } }
    }
  }

  @Test("The data of a layout is animated, so that views move along the circle and not through its center")
  func ownData() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Round() }
    defer { host.close() }
    try host.tap("dot")
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    let frame = try host.find("dot").frame
    #expect(abs(frame.midX - 50) < 8 && frame.midY > 85)
    host.advance(by: 1)
    #expect(try abs(host.find("dot").frame.midX - 10) < 0.5)
  }
}
