import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("ScrollBox")
struct ScrollBoxTests {
  private func boxes<Box: LayoutBox>(of type: Box.Type, in box: LayoutBox) -> [Box] {
    ((box as? Box).map { [$0] } ?? []) + box.children.flatMap { boxes(of: type, in: $0) }
  }

  @Test("Content with a pending layout is still laid out after it was scrolled in between")
  func layoutAfterMove() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) } }
    }
    let scroll = try #require(boxes(of: ScrollBox.self, in: host.graph.rootBox).first)
    let text = try #require(boxes(of: TextBox.self, in: scroll).first)
    text.setNeedsLayout()
    scroll.setOffset(30, along: .vertical)
    host.render()
    #expect(!text.needsLayout)
    #expect(boxes(of: LayoutBox.self, in: host.graph.rootBox).allSatisfy { !$0.needsLayout })
    #expect(try host.find("Row 1").frame.midY == 40 + 8 + 20 - 30)
  }
}
