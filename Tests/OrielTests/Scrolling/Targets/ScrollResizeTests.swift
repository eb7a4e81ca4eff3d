import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll targets after a window resize")
struct ScrollResizeTests {
  private struct Cards: View {
    var isLazy = true

    @ViewBuilder private var stack: some View {
      if isLazy {
        LazyHStack(spacing: 16) { cards }.scrollTargetLayout()
      } else {
        HStack(spacing: 16) { cards }.scrollTargetLayout()
      }
    }

    private var cards: some View {
      ForEach(0..<8, id: \.self) { index in
        Color.red.accessibilityElement().accessibilityIdentifier("card \(index)")
          .containerRelativeFrame(.horizontal, count: 5, span: 3, spacing: 16)
      }
    }

    var body: some View {
      ScrollView(.horizontal) { stack }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    }
  }

  @Test("The aligned view is aligned again after a resize", arguments: [true, false], [LayoutDirection.leftToRight, .rightToLeft])
  func aligned(isLazy: Bool, direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    let host = TestHost(size: CGSize(width: 700, height: 300), layoutDirection: direction) { Cards(isLazy: isLazy) }
    for _ in 0..<3 {
      host.scroll(at: CGPoint(x: 350, y: 150), by: CGSize(width: isMirrored ? -60 : 60, height: 0))
      try host.settle()
    }
    func edge() throws -> CGFloat {
      let frame = try host.find(identifier: "card 3").frame
      return isMirrored ? host.size.width - frame.maxX : frame.minX
    }
    #expect(try abs(edge() - 40) < 0.01)
    for width in [CGFloat(960), 500, 333, 700] {
      host.resize(to: CGSize(width: width, height: 300))
      try host.settle()
      #expect(try abs(edge() - 40) < 0.01, "\(width)")
    }
    host.close()
  }

  @Test("A page stays aligned after a resize, with or without a target layout", arguments: [true, false])
  func pages(hasTargets: Bool) throws {
    let host = TestHost(size: CGSize(width: 480, height: 300)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { index in
            Color.red.accessibilityElement().accessibilityIdentifier("page \(index)").containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout(isEnabled: hasTargets)
      }
      .scrollTargetBehavior(.paging)
    }
    for _ in 0..<3 {
      host.scroll(at: CGPoint(x: 240, y: 150), by: CGSize(width: 60, height: 0))
      try host.settle()
    }
    for width in [CGFloat(480), 900, 320, 480] {
      host.resize(to: CGSize(width: width, height: 300))
      let page = try host.find(identifier: "page 3").frame
      #expect(abs(page.minX) < 0.01 && page.width == width, "\(width): \(page)")
    }
    host.close()
  }
}
