import Foundation
import Oriel
import Testing

struct LayoutValueTests {
  @Test("Sets of edges and axes contain their members")
  func sets() {
    #expect(Edge.Set(.leading) == .leading)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.allCases.filter { Edge.Set.vertical.contains(Edge.Set($0)) } == [.top, .bottom])
    #expect(HorizontalEdge.Set(.trailing) != HorizontalEdge.Set(.leading))
    #expect(VerticalEdge.Set.all == [VerticalEdge.Set(.top), .bottom])
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
  }

  @Test("Insets shrink a rectangle, are mirrored in a right-to-left layout, and never make a size negative")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(rect.inset(by: insets, layoutDirection: .rightToLeft) == CGRect(x: 14, y: 11, width: 14, height: 16))
    #expect(CGRect(x: 0, y: 0, width: 3, height: 3).inset(by: insets).size == .zero)
    #expect(EdgeInsets(5, edges: .horizontal) == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    #expect(insets.keeping(.top) == EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("A proposal replaces its unspecified dimensions")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 3, height: 8))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(ProposedViewSize.infinity.width == .infinity)
  }

  @Test("Angles can be converted, compared and calculated with")
  func angles() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-15)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(abs((Angle.degrees(10) + .degrees(20) * 2 - .degrees(5)).degrees - 45) < 1e-12)
    #expect(-Angle.degrees(10) == .degrees(-10))
    var angle = Angle.degrees(90)
    angle /= 2
    angle.degrees += 5
    #expect(abs(angle.degrees - 50) < 1e-12)
  }

  @Test("Comparable values have SwiftUI's order")
  func orders() {
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    #expect(SafeAreaRegions.all.contains([.container, .keyboard]))
    #expect(!SafeAreaRegions.container.contains(.keyboard))
  }
}
