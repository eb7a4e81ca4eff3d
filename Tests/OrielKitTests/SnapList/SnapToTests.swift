import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("snapTo, a scroll target behavior")
struct SnapToTests {
  private struct Column: View {
    let edge: Edge
    var heights: (Int) -> CGFloat = { _ in 44 }
    var isTarget = true

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: heights($0)) }
        }
        .scrollTargetLayout(isEnabled: isTarget)
      }
      .scrollTargetBehavior(.snapTo(edge))
    }
  }

  private func host(_ view: some View) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 410)) { view }
    host.usesTouch = true
    return host
  }

  private func frames(_ host: TestHost) -> [CGRect] {
    host.findAll(role: []).filter { $0.label.hasPrefix("row ") }.map(\.frame)
  }

  /// The rows' heights are 44 and their texts are in their middles.
  private func centers(_ host: TestHost) -> [CGFloat] { frames(host).map(\.midY) }

  @Test(
    "LS-3: a lazy stack rests with its last whole row at the bottom after a throw, a slow drag, and a click of the wheel")
  func bottom() throws {
    let host = host(Column(edge: .bottom))
    func isAligned() -> Bool { centers(host).contains { abs($0 + 22 - 410) < 0.01 } }
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 120), duration: 0.1)
    try host.settle()
    #expect(isAligned())
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 231), duration: 2)
    try host.settle()
    #expect(isAligned())
    let before = centers(host)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 12))
    try host.settle()
    #expect(isAligned())
    #expect(centers(host) != before || !host.exists("row 0"))
    #expect(host.messages.isEmpty)
  }

  @Test("LS-3: a click of the wheel goes on by a row at least, in both directions", arguments: [Edge.top, .bottom])
  func clicks(edge: Edge) throws {
    let host = host(Column(edge: edge))
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 600))
    try host.settle()
    func middle(_ row: Int) throws -> CGFloat { try host.find("row \(row)").frame.midY }
    let before = try middle(15)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 10))
    try host.settle()
    #expect(try abs(middle(15) - before + 50) < 0.01)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -10))
    try host.settle()
    #expect(try abs(middle(15) - before) < 0.01)
  }

  @Test("LS-3: at the top it is the first whole row")
  func top() throws {
    let host = host(Column(edge: .top))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 120), duration: 0.1)
    try host.settle()
    #expect(centers(host).contains { abs($0 - 22) < 0.01 })
  }

  @Test(
    "LS-3: a row rests at its trailing edge, whatever the direction of reading", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: LayoutDirection) throws {
    let host = TestHost(size: CGSize(width: 410, height: 100), layoutDirection: direction) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "row \($0)").frame(width: 70, height: 60) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.snapTo(.trailing))
    }
    host.usesTouch = true
    let forward = direction == .leftToRight ? -1.0 : 1
    host.drag(from: CGPoint(x: 205, y: 30), to: CGPoint(x: 205 + forward * 150, y: 30), duration: 0.1)
    try host.settle()
    #expect(try !CGRect(x: 0, y: 0, width: 410, height: 100).contains(host.find("row 0").frame))
    let edge = direction == .leftToRight ? 375.0 : 35
    #expect(frames(host).contains { abs($0.midX - edge) < 0.01 })
  }

  @Test("Without a target layout, and with rows larger than the scroll view, content rests anywhere", arguments: [false, true])
  func nothingWhole(isTarget: Bool) throws {
    let host = host(Column(edge: .bottom, heights: { _ in isTarget ? 700 : 44 }, isTarget: isTarget))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 300), duration: 0.3)
    try host.settle()
    #expect(host.exists("row 1"))
    #expect(host.messages.isEmpty)
  }
}
