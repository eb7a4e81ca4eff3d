import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("SnapList and the keyboard")
struct SnapListKeyboardTests {
  typealias Stage = SnapListStage

  /// Expects that the row is fully visible in this frame, and returns its distance to the list's bottom.
  private func gap(_ row: Int, _ stage: Stage) -> CGFloat {
    let frame = stage.frame(of: row)
    #expect(!frame.isNull && frame.maxY <= stage.bottom + 0.01, "row \(row) is covered: \(frame.maxY) at \(stage.bottom)")
    return stage.bottom - frame.maxY
  }

  @Test(
    "LS-1, LS-2: The last whole row stays directly above the keyboard and returns to the bottom, in each frame of the motion",
    arguments: SnapContainer.allCases, Stage.Opening.allCases.flatMap { [($0, false), ($0, true)] })
  func slide(container: SnapContainer, way: (opening: Stage.Opening, snaps: Bool)) throws {
    let (opening, snaps) = way
    let stage = Stage(opening, in: container) { if !snaps { $0.edge = nil } }
    // A list that is scrolled to its end also shows its bottom margin.
    let rest = opening == .end ? container.footroom : 0
    try stage.settle()
    let row = try #require(stage.wholeRows.last)
    let before = stage.frame(of: row)
    var last = gap(row, stage)
    #expect(opening == .start || abs(last - rest) < 0.01)
    stage.host.keyboard.show(height: 260, duration: 0.25)
    try stage.settle {
      let now = gap(row, stage)
      #expect(now <= last + 0.01, "the row moved away from the keyboard")
      #expect(stage.wholeRows.last == row)
      last = now
    }
    #expect(stage.host.keyboard.inset == 260)
    #expect(abs(last - rest) < 0.01)
    stage.host.keyboard.hide()
    try stage.settle {
      #expect(stage.wholeRows.last == row)
      if opening != .start { #expect(abs(gap(row, stage) - rest) < 0.01) }
    }
    #expect(abs(stage.frame(of: row).maxY - before.maxY) < 0.01)
    #expect(stage.host.messages.isEmpty)
  }

  @Test(
    "LS-1, LS-2: The last whole row follows a keyboard that reverses during its motion", arguments: SnapContainer.allCases,
    Stage.Opening.allCases)
  func reversed(container: SnapContainer, opening: Stage.Opening) throws {
    let stage = Stage(opening, in: container)
    try stage.settle()
    let row = try #require(stage.wholeRows.last)
    let before = stage.frame(of: row)
    for frames in [3, 8, 14] {
      stage.host.keyboard.show(height: 300)
      for _ in 0..<frames {
        stage.host.advance(by: TestHost.frameDuration)
        #expect(gap(row, stage) < 44)
        #expect(stage.wholeRows.last == row)
      }
      stage.host.keyboard.hide()
      for _ in 0..<(frames / 2) {
        stage.host.advance(by: TestHost.frameDuration)
        #expect(stage.wholeRows.last == row)
      }
    }
    try stage.settle { #expect(stage.wholeRows.last == row) }
    #expect(abs(stage.frame(of: row).maxY - before.maxY) < 0.01)
  }

  @Test("LS-1, LS-2: The last whole row stays at the edge of a dragged keyboard", arguments: SnapContainer.allCases, Stage.Opening.allCases)
  func dragged(container: SnapContainer, opening: Stage.Opening) throws {
    let stage = Stage(opening, in: container)
    try stage.settle()
    let row = try #require(stage.wholeRows.last)
    let before = stage.frame(of: row)
    let rest = opening == .end ? container.footroom : 0
    stage.host.keyboard.show(height: 260)
    try stage.settle()
    for y in stride(from: 345.0, through: 590, by: 13) {
      stage.host.keyboard.drag(to: y)
      let isAtStart = stage.frame(of: 0).minY == stage.top + container.headroom
      #expect(abs(gap(row, stage) - rest) < 0.01 || isAtStart)
    }
    for y in stride(from: 590.0, through: 400, by: -7) {
      stage.host.keyboard.drag(to: y)
      let isAtStart = stage.frame(of: 0).minY == stage.top + container.headroom
      #expect(abs(gap(row, stage) - rest) < 0.01 || isAtStart)
    }
    stage.host.keyboard.endDrag(velocity: 2000)
    try stage.settle { #expect(stage.wholeRows.last == row) }
    #expect(stage.host.keyboard.inset == 0)
    #expect(abs(stage.frame(of: row).maxY - before.maxY) < 0.01)
  }

  @Test(
    "LS-4: Without snapping, a row above the bottom moves to the edge while the keyboard appears, and no row jumps",
    arguments: SnapContainer.allCases)
  func unaligned(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.edge = nil }
    try stage.settle()
    stage.wheel(115)
    try stage.settle()
    let row = try #require(stage.wholeRows.last)
    let first = gap(row, stage)
    #expect(first > 5 && first < 44)
    var last = first
    stage.host.keyboard.show(height: 260)
    try stage.settle {
      let now = gap(row, stage)
      #expect(now <= last + 0.01 && last - now < 12)
      last = now
    }
    #expect(last < 0.01)
    stage.host.keyboard.hide()
    try stage.settle { #expect(gap(row, stage) < 0.01) }
    #expect(stage.wholeRows.last == row)
  }

  @Test(
    "LS-1: A list with little content moves only when the keyboard reaches its last row",
    arguments: SnapContainer.allCases)
  func short(container: SnapContainer) throws {
    let stage = Stage(in: container) { $0.messages = Array($0.messages.prefix(6)) }
    try stage.settle()
    let before = stage.frame(of: 5)
    stage.host.keyboard.show(height: 350)
    try stage.settle {
      let frame = stage.frame(of: 5)
      #expect(abs(frame.maxY - min(before.maxY, stage.bottom - container.footroom)) < 0.01)
    }
    #expect(abs(gap(5, stage) - container.footroom) < 0.01)
    stage.host.keyboard.hide()
    try stage.settle { #expect(abs(stage.frame(of: 5).maxY - min(before.maxY, stage.bottom - container.footroom)) < 0.01) }
  }

  @Test("LS-7: A list doesn't move for a floating keyboard", arguments: SnapContainer.allCases)
  func floating(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.edge = nil }
    stage.wheel(115)
    try stage.settle()
    let before = stage.rows.map(\.frame)
    #expect(!before.isEmpty)
    stage.host.keyboard.show(floating: CGRect(x: 20, y: 300, width: 200, height: 150))
    try stage.settle { #expect(stage.rows.map(\.frame) == before) }
    #expect(stage.host.keyboard.frame.size == CGSize(width: 200, height: 150))
  }

  @Test("LS-7: keyboardHeight is the final height of a keyboard that is shown, and 0 for one that is hidden")
  func height() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Text("A") }
    var heights: [CGFloat] = []
    let subscription = Publishers.keyboardHeight.sink { heights.append($0) }
    host.keyboard.show(height: 260)
    try host.settle()
    host.keyboard.hide()
    try host.settle()
    subscription.cancel()
    #expect(heights == [260, 0])
    #expect(Notification(name: Notification.Name("other")).keyboardHeight == 0)
  }

  @Test(
    "LS-8: An animated scroll that begins while the keyboard moves ends at the position of the final geometry",
    arguments: SnapContainer.allCases, [2, 5, 10])
  func scrollOnTheWay(container: SnapContainer, frames: Int) throws {
    let stage = Stage(.middle, in: container)
    try stage.settle()
    stage.host.keyboard.show(height: 260)
    stage.host.advance(by: Double(frames) * TestHost.frameDuration)
    withAnimation(.easeOut(duration: 0.5)) { stage.model.proxy?.scrollTo(70, anchor: .bottom) }
    try stage.settle()
    #expect(abs(stage.frame(of: 70).maxY - 300) < 0.01)
  }

  @Test("RT-11: A row that is scrolled to without animation while the keyboard moves stays at the edge", arguments: SnapContainer.allCases)
  func jumpOnTheWay(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container)
    try stage.settle()
    stage.host.keyboard.show(height: 260)
    stage.host.advance(by: 4 * TestHost.frameDuration)
    stage.model.proxy?.scrollTo(70, anchor: .bottom)
    stage.host.render()
    try stage.settle { #expect(abs(gap(70, stage)) < 0.01) }
  }
}
