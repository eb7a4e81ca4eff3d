import Foundation
import Oriel
import OrielTesting
import Testing

/// A layout that arranges views in a column, with their horizontal center guides on one line.
private struct GuideColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = subviews.map { $0.dimensions(in: .unspecified) }
    return CGSize(width: all.map(\.width).max() ?? 0, height: all.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(at: CGPoint(x: bounds.midX - dimensions[HorizontalAlignment.center], y: y), proposal: .unspecified)
      y += dimensions.height
    }
  }
}

/// A layout that records the dimensions of its views and takes the proposed size.
private struct Measuring: Layout {
  final class Notes {
    var proposal = ProposedViewSize.unspecified
    var dimensions: [ViewDimensions] = []
    /// The dimensions of a second request.
    var again: [ViewDimensions] = []
    /// The dimensions for another proposal.
    var others: [ViewDimensions] = []
  }

  let notes: Notes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    notes.dimensions = subviews.map { $0.dimensions(in: notes.proposal) }
    notes.again = subviews.map { $0.dimensions(in: notes.proposal) }
    notes.others = subviews.map { $0.dimensions(in: ProposedViewSize(width: 7, height: 7)) }
  }
}

@MainActor
@Suite("Dimensions of views")
struct DimensionFormsTests {
  private func frames<Content: View>(@ViewBuilder _ content: () -> Content) -> [String: CGRect] {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    defer { host.close() }
    return Dictionary(host.allElements.map { ($0.label, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Calls `check` with the dimensions that a layout has received, while its views are mounted.
  private func measure<Content: View>(
    in proposal: ProposedViewSize, @ViewBuilder _ content: () -> Content, check: (Measuring.Notes) throws -> Void
  ) throws {
    let notes = Measuring.Notes()
    notes.proposal = proposal
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Measuring(notes: notes)(content) }
    defer { host.close() }
    try check(notes)
  }

  // MARK: In layouts

  private static let offer = ProposedViewSize(width: 50, height: 20)

  @Test("A layout receives a view's size for its proposal")
  func sizes() throws {
    try measure(in: Self.offer) {
      Color.red
      Color.red.frame(width: 30)
      Color.red.frame(maxWidth: 44).padding(2)
    } check: { notes in
      #expect(notes.dimensions.map(\.width) == [50, 30, 48])
      #expect(notes.dimensions.map(\.height) == [20, 20, 20])
    }
    try measure(in: .unspecified) {
      Color.red.frame(idealWidth: 33, idealHeight: 11)
    } check: { notes in
      #expect(notes.dimensions.map(\.width) == [33] && notes.dimensions.map(\.height) == [11])
    }
  }

  @Test("Guides that aren't set are at the edges and in the middle, and aren't explicit")
  func defaults() throws {
    try measure(in: Self.offer) {
      Color.red
    } check: { notes in
      let found = try #require(notes.dimensions.first)
      #expect([found[.leading], found[HorizontalAlignment.center], found[.trailing]] == [0, 25, 50])
      #expect([found[.top], found[VerticalAlignment.center], found[.bottom]] == [0, 10, 20])
      #expect(found[.firstTextBaseline] == 20 && found[.lastTextBaseline] == 20)
      #expect(found[explicit: .leading] == nil && found[explicit: .top] == nil && found[explicit: .firstTextBaseline] == nil)
    }
  }

  @Test("Guides that are set are explicit, and other guides aren't")
  func explicitGuides() throws {
    try measure(in: Self.offer) {
      Color.red.alignmentGuide(.leading) { _ in 6 }.alignmentGuide(.bottom) { $0.height - 3 }
    } check: { notes in
      let found = try #require(notes.dimensions.first)
      #expect(found[.leading] == 6 && found[explicit: .leading] == 6)
      #expect(found[.bottom] == 17 && found[explicit: .bottom] == 17)
      #expect(found[.trailing] == 50 && found[explicit: .trailing] == nil && found[explicit: .top] == nil)
    }
  }

  @Test("The baselines of a text are explicit")
  func baselines() throws {
    try measure(in: .unspecified) {
      Text(verbatim: "one\ntwo")
    } check: { notes in
      let found = try #require(notes.dimensions.first)
      let first = try #require(found[explicit: .firstTextBaseline])
      let last = try #require(found[explicit: .lastTextBaseline])
      #expect(first > 0 && first < last && last < found.height)
      #expect(abs(last - first - found.height / 2) < 1)
    }
  }

  @Test("Dimensions of one view are equal for equal proposals and differ for different proposals")
  func equality() throws {
    try measure(in: Self.offer) {
      Color.red
    } check: { notes in
      try #require(notes.dimensions.count == 1 && notes.again.count == 1 && notes.others.count == 1)
      #expect(notes.dimensions[0] == notes.again[0])
      #expect(notes.dimensions[0] != notes.others[0])
    }
  }

  @Test("A layout places its views by their guides")
  func placing() {
    let found = frames {
      GuideColumn {
        box("a", 40, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        box("b", 60, 20)
      }
    }
    #expect(found["a"] == CGRect(x: 100, y: 35, width: 40, height: 10))
    #expect(found["b"] == CGRect(x: 70, y: 45, width: 60, height: 20))
  }

  // MARK: In alignment guides

  @Test("A horizontal guide can be calculated from the view's own width and other guides")
  func guides() {
    let found = frames {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 20)
        box("b", 40, 20).alignmentGuide(.leading) { $0[.trailing] - 100 }
        box("c", 60, 20).alignmentGuide(.leading) { $0[HorizontalAlignment.center] - 50 }
        box("d", 20, 20).alignmentGuide(.leading) { -$0.width }
      }
    }
    #expect(found.mapValues(\.minX) == ["a": 50, "b": 110, "c": 70, "d": 70])
  }

  @Test("A vertical guide can be calculated from the view's own height and other guides")
  func verticalGuides() {
    let found = frames {
      HStack(alignment: .top, spacing: 0) {
        box("a", 20, 40)
        box("b", 20, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] - 20 }
        box("c", 20, 10).alignmentGuide(.top) { $0[.bottom] - 40 }
        box("d", 20, 10).alignmentGuide(.top) { -$0.height }
      }
    }
    #expect(found.mapValues(\.minY) == ["a": 30, "b": 45, "c": 60, "d": 40])
  }

  @Test("A guide's closure receives the explicit guides of the modifiers inside it, and nil without one")
  func nestedGuides() {
    let found = frames {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 20).alignmentGuide(.leading) { $0[explicit: .leading] == nil ? 0 : 50 }
        box("b", 40, 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 100) + 3 }
      }
    }
    #expect(found["a"] == CGRect(x: 55, y: 30, width: 100, height: 20))
    #expect(found["b"] == CGRect(x: 45, y: 50, width: 40, height: 20))
  }

  @Test("A guide outside of a padding is calculated from the padded size")
  func paddedGuides() {
    let found = frames {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 20)
        box("b", 40, 20).padding(.leading, 10).alignmentGuide(.leading) { $0.width - 100 }
      }
    }
    // With its padding the view is 50 points wide, and its trailing edge is where the other view's is.
    #expect(found["b"] == CGRect(x: 110, y: 50, width: 40, height: 20))
  }
}
