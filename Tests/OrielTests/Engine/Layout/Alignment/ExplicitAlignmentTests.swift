import Foundation
import Oriel
import OrielTesting
import Testing

/// A layout of 60 by 40 points with explicit guides.
private struct Marked: Layout {
  var left: CGFloat?
  var top: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 40) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? left.map { bounds.minX + bounds.width * $0 } : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .top ? top.map { bounds.minY + bounds.height * $0 } : nil
  }
}

/// A layout that places its one view at (5, 7) and has no guides other than that view's.
private struct Shifted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 40) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 7), proposal: .unspecified)
  }
}

@MainActor
@Suite("Explicit guides of custom layouts")
struct ExplicitAlignmentTests {
  private var ground: some View { Color.red.accessibilityLabel("marked") }

  private var beside: some View { Color.blue.frame(width: 50, height: 10).accessibilityLabel("beside") }

  /// Returns the distance from the origin of the marked view to the origin of the other view.
  private func distance(@ViewBuilder _ content: () -> some View) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 300, height: 300), content: content)
    defer { host.close() }
    let (marked, other) = (try host.find("marked").frame, try host.find("beside").frame)
    return CGSize(width: other.minX - marked.minX, height: other.minY - marked.minY)
  }

  @Test("A column aligns a custom layout by its horizontal guide")
  func horizontal() throws {
    let distance = try distance {
      VStack(alignment: .leading, spacing: 0) {
        Marked(left: 0.25) { ground }
        beside
      }
    }
    #expect(distance == CGSize(width: 15, height: 40))
  }

  @Test("A row aligns a custom layout by its vertical guide")
  func vertical() throws {
    let distance = try distance {
      HStack(alignment: .top, spacing: 0) {
        Marked(top: 0.5) { ground }
        beside
      }
    }
    #expect(distance == CGSize(width: 60, height: 20))
  }

  @Test("A guide that a layout doesn't define has its default, and the two axes are independent")
  func others() throws {
    let trailing = try distance {
      VStack(alignment: .trailing, spacing: 0) {
        Marked(left: 0.25, top: 0.5) { ground }
        beside
      }
    }
    #expect(trailing == CGSize(width: 10, height: 40))
    let bottom = try distance {
      HStack(alignment: .bottom, spacing: 0) {
        Marked(left: 0.25, top: 0.5) { ground }
        beside
      }
    }
    #expect(bottom == CGSize(width: 60, height: 30))
  }

  @Test("A ZStack aligns a custom layout by both guides")
  func layers() throws {
    let distance = try distance {
      ZStack(alignment: .topLeading) {
        Marked(left: 0.25, top: 0.5) { ground }
        beside
      }
    }
    #expect(distance == CGSize(width: 15, height: 20))
  }

  @Test("AnyLayout forwards the guides of its layout")
  func anyLayout() throws {
    let column = try distance {
      VStack(alignment: .leading, spacing: 0) {
        AnyLayout(Marked(left: 0.25)) { ground }
        beside
      }
    }
    #expect(column == CGSize(width: 15, height: 40))
    let row = try distance {
      HStack(alignment: .top, spacing: 0) {
        AnyLayout(Marked(top: 0.5)) { ground }
        beside
      }
    }
    #expect(row == CGSize(width: 60, height: 20))
  }

  @Test("An alignmentGuide modifier takes precedence over the layout's guide")
  func modifier() throws {
    let distance = try distance {
      VStack(alignment: .leading, spacing: 0) {
        Marked(left: 0.25) { ground }.alignmentGuide(.leading) { $0[.leading] + 10 }
        beside
      }
    }
    #expect(distance == CGSize(width: 25, height: 40))
  }

  @Test("A layout without guides of its own has the guides of its views, where it places them")
  func inherited() throws {
    let distance = try distance {
      VStack(alignment: .leading, spacing: 0) {
        Shifted {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("marked").alignmentGuide(.leading) { _ in 12 }
        }
        beside
      }
    }
    // The guide is 12 points inside the view, and the layout's bottom edge is 33 points below the view's top edge.
    #expect(distance == CGSize(width: 12, height: 33))
  }
}
