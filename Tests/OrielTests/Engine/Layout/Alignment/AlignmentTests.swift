import Foundation
import Oriel
import Testing

struct AlignmentTests {
  private let box = ViewDimensions(size: CGSize(width: 40, height: 10))

  @Test("Guides that aren't set are at their default positions")
  func defaults() {
    #expect(box[HorizontalAlignment.leading] == 0)
    #expect(box[HorizontalAlignment.center] == 20)
    #expect(box[HorizontalAlignment.trailing] == 40)
    #expect(box[.listRowSeparatorLeading] == 0)
    #expect(box[.listRowSeparatorTrailing] == 40)
    #expect(box[VerticalAlignment.top] == 0)
    #expect(box[VerticalAlignment.center] == 5)
    #expect(box[VerticalAlignment.bottom] == 10)
    #expect(box[.firstTextBaseline] == 10)
    #expect(box[.lastTextBaseline] == 10)
    #expect(box[explicit: .firstTextBaseline] == nil)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 + context[.top] }
  }

  private enum Fourth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  @Test("An alignment is identified by its identifier's type and its axis")
  func identity() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(Fourth.self))
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(box[HorizontalAlignment(Fourth.self)] == 10)
    #expect(Set([HorizontalAlignment.leading, .leading, .center]).count == 2)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.trailingLastTextBaseline == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
  }

  @Test("An explicit guide takes precedence over the default")
  func explicit() {
    let dimensions = ViewDimensions(size: CGSize(width: 40, height: 10)) { key in
      key == VerticalAlignment.firstTextBaseline.key ? 7 : nil
    }
    #expect(dimensions[.firstTextBaseline] == 7)
    #expect(dimensions[explicit: .firstTextBaseline] == 7)
    #expect(dimensions[.lastTextBaseline] == 10)
    #expect(dimensions[explicit: .lastTextBaseline] == nil)
  }

  @Test("A container's guide is the mean of its children's guides, or the outermost one for text baselines")
  func combining() {
    #expect(HorizontalAlignment.center.combineExplicit([10, nil, 20, 60]) == 30)
    #expect(VerticalAlignment(Fourth.self).combineExplicit([2, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([12, 30, nil, 20]) == 12)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([12, 30, nil, 20]) == 30)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.top.combineExplicit([]) == nil)
  }

  @Test("An alignment has a unit point")
  func unitPoint() {
    #expect(Alignment.bottomTrailing.unitPoint == .bottomTrailing)
    #expect(Alignment.center.unitPoint == .center)
    #expect(Alignment.leading.unitPoint == .leading)
  }
}
