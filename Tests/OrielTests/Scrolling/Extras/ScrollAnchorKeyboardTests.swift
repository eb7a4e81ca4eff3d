import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll anchors and the keyboard")
struct ScrollAnchorKeyboardTests {
  private func host(_ seen: @escaping ([Int]) -> Void = { _ in }) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 410)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "Row \($0)").frame(height: 40) } }.scrollTargetLayout()
      }
      .scrollAnchor(.bottom)
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1, seen)
    }
  }

  @Test("LS-2: An offset that the content's start clamps when the keyboard hides is restored when the keyboard reappears")
  func keptBack() throws {
    let host = host()
    host.keyboard.show(height: 210, duration: 0)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    try host.settle()
    #expect(try host.find("Row 9").frame.midY == 180)
    for _ in 0..<3 {
      host.keyboard.hide()
      try host.settle()
      #expect(try host.find("Row 0").frame.midY == 20)
      host.keyboard.show(height: 210)
      try host.settle()
      #expect(try abs(host.find("Row 9").frame.midY - 180) < 0.01)
    }
  }

  @Test("LS-5: A row exactly at the edge counts as fully visible in each frame, regardless of rounding")
  func rounding() throws {
    var ids: [Int] = []
    let host = host { ids = $0 }
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 100_000))
    try host.settle()
    #expect(ids.last == 99)
    host.keyboard.show(height: 210)
    for _ in 0..<60 {
      host.advance(by: TestHost.frameDuration)
      #expect(ids.last == 99)
    }
  }
}
