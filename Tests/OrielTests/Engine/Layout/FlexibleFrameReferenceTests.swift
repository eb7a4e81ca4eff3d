import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// Compares every combination of limits, ideal lengths and proposals with a plain implementation of the rules in SwiftUI's documentation.
@MainActor
@Suite("Frames compared with their documentation")
struct FlexibleFrameReferenceTests {
  private static let proposals: [CGFloat?] = [nil, 0, 30, 60, 500, .infinity]

  /// A layout that takes the proposed length between two bounds, and that has an ideal length.
  private struct Elastic: Layout {
    var least: CGFloat, ideal: CGFloat, most: CGFloat

    func length(_ proposed: CGFloat?) -> CGFloat { min(max(proposed ?? ideal, least), most) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: length(proposal.width), height: length(proposal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private static let contents = [
    Elastic(least: 0, ideal: 10, most: .infinity), Elastic(least: 45, ideal: 45, most: 45), Elastic(least: 20, ideal: 40, most: 80),
  ]

  /// "The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with any
  /// ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal."
  private func offered(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard var value = proposed ?? ideal else { return nil }
    if let most { value = min(value, most) }
    if let least { value = max(value, least) }
    return value
  }

  /// "If no minimum or maximum constraint is specified in a given dimension, the frame adopts the sizing behavior of its
  /// child in that dimension. If both constraints are specified, the frame unconditionally adopts the size proposed for it,
  /// clamped to the constraints. Otherwise: if a minimum constraint is specified and the size proposed for the frame is less
  /// than the size of this view, the proposed size, clamped to that minimum; if a maximum constraint is specified and the
  /// size proposed is greater than the size of this view, the proposed size, clamped to that maximum; otherwise, the size of
  /// this view." Limits always apply, and the ideal length replaces a length that isn't proposed.
  private func expected(
    _ proposed: CGFloat?, _ content: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    func limited(_ length: CGFloat) -> CGFloat { max(min(length, most ?? .infinity), least ?? 0) }
    guard let proposed else { return limited(ideal ?? content) }
    switch (least, most) {
    case (nil, nil): return content
    case (_?, _?): return limited(proposed)
    case (_?, nil): return limited(proposed < content ? proposed : content)
    case (nil, _?): return limited(proposed > content ? proposed : content)
    }
  }

  private func box<V: View>(_ view: V) -> (host: TestHost, box: LayoutBox) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
    return (host, host.graph.rootBox.children[0])
  }

  @Test("Minimum, ideal and maximum lengths apply to each dimension separately")
  func flexible() {
    let lengths: [CGFloat?] = [nil, 0, 25, 50]
    let mosts: [CGFloat?] = [nil, 0, 50, 70, .infinity]
    var checked = 0
    for content in Self.contents {
      for least in lengths {
        for ideal in lengths {
          for most in mosts {
            // SwiftUI requires an ascending order. Another test covers other orders.
            let given = [least, ideal, most].compactMap { $0 }
            guard given == given.sorted() else { continue }
            let (host, frame) = box(
              content {}.frame(
                minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: least, idealHeight: ideal, maxHeight: most))
            for width in Self.proposals {
              for height in Self.proposals {
                let size = frame.measure(ProposedViewSize(width: width, height: height))
                let expectedSize = CGSize(
                  width: expected(width, content.length(offered(width, least, ideal, most)), least, ideal, most),
                  height: expected(height, content.length(offered(height, least, ideal, most)), least, ideal, most))
                checked += 1
                guard size != expectedSize else { continue }
                Issue.record(
                  "min \(least as Any) ideal \(ideal as Any) max \(most as Any), \(content), for \(width as Any) x \(height as Any): \(size), not \(expectedSize)"
                )
                return host.close()
              }
            }
            #expect(host.messages.isEmpty)
            host.close()
          }
        }
      }
    }
    #expect(checked > 3000)
  }

  @Test("A frame has its fixed length in one or in both dimensions")
  func fixed() {
    for content in Self.contents {
      for width in [nil, 0, 25, 400] as [CGFloat?] {
        for height in [nil, 0, 25, 400] as [CGFloat?] {
          let (host, frame) = box(content {}.frame(width: width, height: height))
          for proposedWidth in Self.proposals {
            for proposedHeight in Self.proposals {
              let size = frame.measure(ProposedViewSize(width: proposedWidth, height: proposedHeight))
              #expect(size == CGSize(width: width ?? content.length(proposedWidth), height: height ?? content.length(proposedHeight)))
            }
          }
          host.close()
        }
      }
    }
  }

  @Test("If limits are out of order, the minimum length takes precedence")
  func disorder() {
    let (host, frame) = box(Color.red.frame(minWidth: 60, idealWidth: 20, maxWidth: 40))
    for width in Self.proposals { #expect(frame.measure(ProposedViewSize(width: width, height: 10)).width == 60) }
    host.close()
  }
}
