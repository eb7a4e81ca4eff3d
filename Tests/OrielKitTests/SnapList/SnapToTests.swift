import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("The scroll target behavior snapTo")
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

  /// Returns the vertical centers of the rows' texts. The rows have a height of 44 points.
  private func centers(_ host: TestHost) -> [CGFloat] { frames(host).map(\.midY) }

  @Test(
    "LS-3: A lazy stack settles with its last whole row at the bottom after a flick, a slow drag, and a notch of the wheel")
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

  @Test("LS-3: A notch of the wheel scrolls by at least one row in both directions", arguments: [Edge.top, .bottom])
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

  @Test("LS-3: With the top edge the first whole row settles there")
  func top() throws {
    let host = host(Column(edge: .top))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 120), duration: 0.1)
    try host.settle()
    #expect(centers(host).contains { abs($0 - 22) < 0.01 })
  }

  @Test(
    "LS-3: With the trailing edge a row settles there in both layout directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
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

  @Test("Without a target layout, and with rows larger than the scroll view, content settles anywhere", arguments: [false, true])
  func nothingWhole(isTarget: Bool) throws {
    let host = host(Column(edge: .bottom, heights: { _ in isTarget ? 700 : 44 }, isTarget: isTarget))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 300), duration: 0.3)
    try host.settle()
    #expect(try host.find("row 0").frame.midY < (isTarget ? 350 : 22))
    #expect(host.messages.isEmpty)
  }

  // MARK: Lists

  /// Rows of various heights, of which a list builds only a few.
  private struct Rows: View {
    let edge: Edge
    let container: SnapContainer
    var count = 400

    static func height(_ row: Int) -> CGFloat { CGFloat(30 + row * 37 % 70) }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { row in
        Text(verbatim: "row \(row)").frame(height: Self.height(row)).listRowInsets(EdgeInsets())
      }
    }

    @ViewBuilder private var list: some View {
      switch container {
      case .snapList, .scrollView: ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
      case .plain: List { rows }.listStyle(.plain)
      case .inset: List { rows }.listStyle(.inset)
      case .grouped: List { rows }.listStyle(.grouped)
      case .insetGrouped: List { rows }.listStyle(.insetGrouped)
      case .sidebar: List { rows }.listStyle(.sidebar)
      case .sections:
        List {
          Section("First") { rows }
          Section("Last") { Text("end") }
        }
        .listStyle(.plain)
      }
    }

    var body: some View { list.environment(\.defaultMinListRowHeight, 0).scrollTargetBehavior(.snapTo(edge)) }
  }

  /// Returns the frames of the visible rows by their numbers.
  private func rows(_ host: TestHost) -> [Int: CGRect] {
    var result: [Int: CGRect] = [:]
    for element in host.findAll(role: []) where element.label.hasPrefix("row ") {
      guard let row = Int(element.label.dropFirst(4)) else { continue }
      result[row] = element.frame.insetBy(dx: 0, dy: (element.frame.height - Rows.height(row)) / 2)
    }
    return result
  }

  @Test(
    "LS-3: In a list of any style with rows of various heights, the last whole row settles at the bottom",
    arguments: SnapContainer.allCases)
  func listBottom(container: SnapContainer) throws {
    let host = host(Rows(edge: .bottom, container: container))
    func isAligned() -> Bool { rows(host).values.contains { abs($0.maxY - 410) < 0.01 } }
    for (from, to, duration) in [(350, 120, 0.1), (100, 231, 2), (390, 20, 0.05), (50, 390, 0.08), (300, 280, 0.4)]
      as [(CGFloat, CGFloat, Double)]
    {
      host.drag(from: CGPoint(x: 150, y: from), to: CGPoint(x: 150, y: to), duration: duration)
      try host.settle()
      #expect(isAligned(), "after a drag from \(from) to \(to)")
    }
    for distance in [12.0, 700, -90, 3000, -2500] {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance))
      try host.settle()
      #expect(isAligned(), "after the wheel by \(distance)")
    }
    #expect(host.messages.isEmpty)
  }

  @Test(
    "LS-3: In a list of any style the first whole row settles at the top, below a pinned header",
    arguments: SnapContainer.allCases)
  func listTop(container: SnapContainer) throws {
    let host = host(Rows(edge: .top, container: container))
    for (from, to, duration) in [(350, 120, 0.1), (390, 20, 0.05), (100, 231, 2)] as [(CGFloat, CGFloat, Double)] {
      host.drag(from: CGPoint(x: 150, y: from), to: CGPoint(x: 150, y: to), duration: duration)
      try host.settle()
      let top = container == .sections ? try host.find("First").frame.maxY + 5 : 0
      #expect(container != .sections || top > 15)
      #expect(rows(host).values.contains { abs($0.minY - top) < 0.51 })
    }
  }

  @Test(
    "LS-3: A list that is scrolled to one of its ends shows the content before its first row and after its last",
    arguments: SnapContainer.allCases)
  func listEnds(container: SnapContainer) throws {
    let host = host(Rows(edge: .bottom, container: container, count: 40))
    let first = try #require(rows(host)[0])
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100_000))
    try host.settle()
    if container == .sections {
      #expect(host.exists("end"))
    } else {
      #expect(try abs(#require(rows(host)[39]).maxY - 410 + container.footroom) < 0.01)
    }
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -100_000))
    try host.settle()
    #expect(rows(host)[0] == first)
  }

  @Test("LS-3: Rows of a list that are longer than estimated don't make a flick jump", arguments: SnapContainer.allCases)
  func listFlick(container: SnapContainer) throws {
    let host = host(Rows(edge: .bottom, container: container))
    host.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 60), duration: 0.06)
    var last = rows(host)
    var steps: [CGFloat] = []
    for _ in 0..<240 {
      host.advance(by: TestHost.frameDuration)
      let now = rows(host)
      guard let row = now.keys.first(where: { last[$0] != nil }), let old = last[row], let new = now[row] else { break }
      steps.append(old.minY - new.minY)
      last = now
    }
    #expect(steps.count == 240)
    #expect(steps.contains { $0 > 5 })
    // The content moves in one direction, without sudden steps.
    for (step, next) in zip(steps, steps.dropFirst()) { #expect(next >= -0.01 && next <= step + 4) }
    try host.settle()
    #expect(rows(host).values.contains { abs($0.maxY - 410) < 0.01 })
  }

  @Test("viewAligned aligns to the rows of a list")
  func viewAligned() throws {
    let host = host(
      List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.listStyle(.plain).scrollTargetBehavior(.viewAligned))
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 133), duration: 0.2)
    try host.settle()
    #expect(centers(host).contains { abs($0 - 22) < 0.51 })
    #expect(!host.exists("row 0"))
  }

  @Test("onScrollTargetVisibilityChange reports the ids of a list's visible rows")
  func visibility() throws {
    var seen: [Int] = []
    let host = host(
      List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.listStyle(.plain)
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { seen = $0 })
    try host.settle()
    #expect(seen == Array(0..<9))
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 44))
    try host.settle()
    #expect(seen == Array(1..<10))
  }

  @Test("A list that snaps can be refreshed, and its rows can be swiped and deleted")
  func extras() async throws {
    final class Box { var refreshed = 0 }
    let box = Box()
    struct Screen: View {
      let box: Box
      @State private var numbers = Array(0..<60)
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List { ForEach(numbers, id: \.self) { Text(verbatim: "row \($0)") }.onDelete { numbers.remove(atOffsets: $0) } }
            .listStyle(.plain)
            .searchable(text: $text)
            .refreshable { box.refreshed += 1 }
            .scrollTargetBehavior(.snapTo(.bottom))
        }
      }
    }
    let host = host(Screen(box: box))
    try host.settle()
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 190), duration: 0.3)
    try host.settle()
    let bottom = try #require(centers(host).max { $0 < $1 })
    #expect(centers(host).contains { abs($0 + 22 - 410) < 0.51 }, "the last row is at \(bottom)")
    let row = try #require(host.findAll(role: []).first { $0.label.hasPrefix("row ") && $0.frame.midY > 200 && $0.frame.midY < 300 })
    host.drag(from: CGPoint(x: 280, y: row.frame.midY), to: CGPoint(x: 160, y: row.frame.midY), duration: 0.4)
    try host.settle()
    try host.tap("Delete")
    try host.settle()
    #expect(!host.exists(row.label))
    host.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -10_000))
    try host.settle()
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400), duration: 0.4)
    // While the test waits, its host receives the diagnostics that other tests report outside of windows.
    #expect(host.messages.isEmpty)
    for _ in 0..<20 { await Task.yield() }
    host.advance(by: 2)
    try host.settle()
    #expect(box.refreshed == 1)
  }
}
