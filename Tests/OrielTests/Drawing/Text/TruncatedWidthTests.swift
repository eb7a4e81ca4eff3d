import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Widths of truncated texts")
struct TruncatedWidthTests {
  private struct Asking: Layout {
    let width: CGFloat
    let height: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: height))
    }
  }

  @Test("A text that has space for at most an ellipsis is no wider than its proposal", arguments: [0, 5, 12] as [CGFloat])
  func ellipsis(width: CGFloat) throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Asking(width: width, height: 42) { Text("Aa").font(.largeTitle) }.background {
        Color.red.accessibilityElement().accessibilityIdentifier("frame")
      }
    }
    #expect(try host.find("frame").frame.width == width)
  }

  @Test("Texts in a row of exactly their total width are shown in full, at each row height", arguments: [0, 0.01, 20] as [CGFloat])
  func row(more: CGFloat) throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text("Aa").font(.largeTitle)
          Text("meets").font(.body)
          Text("small").font(.caption)
        }
        .frame(width: 143, height: 41.15 + more)
      }
    }
    #expect(host.textProblems().isEmpty)
    #expect(try host.find("Aa").frame.width == 43)
  }
}
