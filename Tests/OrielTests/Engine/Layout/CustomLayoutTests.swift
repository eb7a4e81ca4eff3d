import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor private var cachesMade = 0

private struct Diagonal: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    MainActor.assumeIsolated { cachesMade += 1 }
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: point, proposal: ProposedViewSize(size))
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

@MainActor
struct CustomLayoutTests {
  @Test("A layout places its subviews from its cache, which is created once")
  func aLayoutPlacesItsSubviewsFromItsCache() {
    cachesMade = 0
    let found = frames {
      Diagonal {
        box("a", 10, 20)
        box("b", 30, 20)
      }
    }
    #expect(found == ["a": rect(30, 30, 10, 20), "b": rect(40, 50, 30, 20)])
    #expect(cachesMade == 1)
  }

  @Test("A right-to-left direction mirrors a layout")
  func rightToLeftMirrorsALayout() {
    let found = frames(direction: .rightToLeft) {
      Diagonal {
        box("a", 10, 20)
        box("b", 30, 20)
      }
    }
    #expect(found == ["a": rect(60, 30, 10, 20), "b": rect(30, 50, 30, 20)])
  }

  @Test("A text wraps or truncates within the available width")
  func textWrapsAndTruncatesIntoItsRoom() throws {
    let long = "Several words that need more than one line"
    let host = TestHost(size: CGSize(width: 120, height: 400)) {
      VStack {
        Text(verbatim: "Several").accessibilityLabel("one")
        Text(verbatim: long).accessibilityLabel("wrapped")
        Text(verbatim: long).lineLimit(1).accessibilityLabel("cut")
      }
    }
    let one = try host.find("one").frame
    let wrapped = try host.find("wrapped").frame
    let cut = try host.find("cut").frame
    #expect(wrapped.width <= 120 && cut.width <= 120)
    #expect(wrapped.height >= one.height * 2.9)
    #expect(abs(cut.height - one.height) < 0.01)
  }

  @Test("Nested stacks request guides in linear time")
  func nestedStacksAskForGuidesInLinearTime() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("deep")) : AnyView(VStack(alignment: .leading) { HStack(alignment: .firstTextBaseline) { nest(depth - 1) } })
    }
    // Without cached guides this takes 3 to the power of 40 steps.
    let host = TestHost { nest(20) }
    #expect(host.exists("deep"))
    host.close()
  }

  /// A layout that places the subviews at some indices in a row and doesn't place the others.
  private struct Chosen: Layout {
    let indices: [Int]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { CGSize(width: 100, height: 20) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let chosen = subviews[indices]
      #expect(chosen.startIndex == 0 && chosen.count == indices.count && chosen.layoutDirection == subviews.layoutDirection)
      for (place, subview) in chosen.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX + 20 * CGFloat(place), y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("A layout can select subviews by their indices, in any order")
  func chosenSubviews() throws {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      Chosen(indices: [2, 0]) {
        ForEach(0..<3) { Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel(Text(verbatim: "box \($0)")) }
      }
    }
    #expect(try host.find("box 2").frame.minX == 0 && host.find("box 0").frame.minX == 20)
  }
}
