import Foundation
import Oriel
import OrielTesting
import Testing

/// A view if it has content, and a layout without. The body of the view calls the layout.
private struct Flow<Content: View> {
  let content: Content
}

extension Flow: View {
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Flow<EmptyView>().callAsFunction { content } }
}

extension Flow: Animatable, Layout where Content == EmptyView {
  init() { content = EmptyView() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

@MainActor
@Suite("Layouts called with content")
struct LayoutCallTests {
  @Test("An initializer that takes the content takes precedence over the call of a layout")
  func initializer() throws {
    let view = Flow {
      Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityIdentifier("one")
      Color.blue.frame(width: 40, height: 10).accessibilityElement().accessibilityIdentifier("two")
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { view.accessibilityElement(children: .contain) }
    #expect(try host.find("two").frame.minX == host.find("one").frame.maxX)
    host.close()
  }
}
