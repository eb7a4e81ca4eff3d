import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("SnapList")
struct SnapListTests {
  typealias Stage = SnapListStage

  private func isAligned(_ stage: Stage) -> Bool {
    guard let row = stage.wholeRows.last else { return false }
    return abs(stage.frame(of: row).maxY - stage.bottom) < 0.01
  }

  // MARK: Snapping

  @Test(
    "LS-3: After the wheel the last whole row moves to the bottom edge with an animation", arguments: SnapContainer.allCases,
    [10.0, 115, 300, -150])
  func wheel(container: SnapContainer, distance: CGFloat) throws {
    let stage = Stage(.middle, in: container) { $0.animation = .linear(duration: 0.2) }
    try stage.settle()
    stage.wheel(distance)
    var positions: [CGFloat] = []
    let row = distance < 0 ? 44 : 46
    try stage.settle { positions.append(stage.frame(of: row).minY) }
    #expect(isAligned(stage))
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    // At the end the rows move down in many small steps.
    #expect(steps.filter { $0 > 0.01 }.count >= 5)
    #expect(steps.suffix(10).allSatisfy { $0 < 8 })
    #expect(stage.host.messages.isEmpty)
  }

  @Test(
    "LS-3: After a flick and after a slow drag the last whole row is at the bottom",
    arguments: SnapContainer.allCases)
  func drag(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container)
    stage.host.usesTouch = true
    try stage.settle()
    stage.host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 133), duration: 0.15)
    try stage.settle()
    #expect(isAligned(stage))
    stage.host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 417), duration: 2)
    try stage.settle()
    #expect(isAligned(stage))
  }

  @Test("LS-3: After a programmatic scroll that leaves a row clipped, the list snaps", arguments: SnapContainer.allCases)
  func program(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container)
    try stage.settle()
    withAnimation { stage.model.proxy?.scrollTo(20, anchor: .top) }
    try stage.settle()
    #expect(isAligned(stage))
    #expect(stage.wholeRows.contains(21))
  }

  @Test("LS-3: A list that is scrolled to one of its ends stays there", arguments: SnapContainer.allCases)
  func ends(container: SnapContainer) throws {
    let stage = Stage(in: container)
    stage.wheel(8)
    try stage.settle()
    #expect(stage.frame(of: 0).minY == 50 + container.headroom)
    stage.wheel(100_000)
    try stage.settle()
    #expect(abs(stage.frame(of: 99).maxY - 560 + container.footroom) < 0.01)
    stage.wheel(-100_000)
    try stage.settle()
    #expect(stage.frame(of: 0).minY == 50 + container.headroom)
  }

  @Test("LS-3: A touch stops the snapping scroll, and the list snaps again after the release", arguments: SnapContainer.allCases)
  func interrupted(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.animation = .linear(duration: 1) }
    stage.host.usesTouch = true
    try stage.settle()
    stage.wheel(120)
    var count = 0
    while stage.host.leftovers().contains(where: { $0.contains("animation") }), count < 45 {
      stage.host.advance(by: TestHost.frameDuration)
      count += 1
    }
    stage.host.pointerDown(at: CGPoint(x: 150, y: 300))
    stage.host.pointerMove(to: CGPoint(x: 150, y: 270))
    let held = stage.frame(of: 48)
    stage.host.advance(by: 1)
    #expect(stage.frame(of: 48) == held)
    stage.host.pointerUp(at: CGPoint(x: 150, y: 270))
    try stage.settle()
    #expect(isAligned(stage))
  }

  @Test("LS-3: Snapping to the top moves the first whole row there", arguments: SnapContainer.allCases)
  func top(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.edge = .top }
    try stage.settle()
    stage.wheel(115)
    try stage.settle()
    let row = try #require(stage.wholeRows.first)
    #expect(abs(stage.frame(of: row).minY - 50) < 0.01)
  }

  @Test("LS-3: Without an animation the row is at its edge when the scroll has settled", arguments: SnapContainer.allCases)
  func unanimated(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.animation = nil }
    try stage.settle()
    stage.wheel(115)
    try stage.settle()
    #expect(isAligned(stage))
    #expect(Set(stage.wholeRows) == stage.model.bound)
  }

  @Test("LS-4: A list without snapping settles where the scroll ends", arguments: SnapContainer.allCases)
  func off(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.edge = nil }
    try stage.settle()
    let before = stage.frame(of: 47)
    stage.wheel(115)
    try stage.settle()
    #expect(abs(stage.frame(of: 47).minY - before.minY + 115) < 0.01)
  }

  // MARK: Visible rows

  @Test(
    "LS-5, LS-16: The visible rows are those that are fully in the list's frame, in each frame of a scroll",
    arguments: SnapContainer.allCases, [50.0, 173.5])
  func visible(container: SnapContainer, titleHeight: CGFloat) throws {
    let stage = Stage(.middle, in: container) {
      $0.titleHeight = titleHeight
      $0.edge = nil
      for id in 0..<100 { $0.extraHeights[id] = CGFloat((id * 37) % 50) }
    }
    #expect(stage.model.bound == Set(stage.wholeRows))
    for distance in [30.0, 333, -700, 40, -11] as [CGFloat] {
      stage.wheel(distance)
      try stage.settle { #expect(stage.model.bound == Set(stage.wholeRows)) }
    }
    #expect(stage.model.reports.last == stage.model.bound)
    for (old, new) in zip(stage.model.reports, stage.model.reports.dropFirst()) { #expect(old != new) }
  }

  @Test(
    "LS-5: Rows that the keyboard pushes out leave the set of visible rows, and return when it hides", arguments: SnapContainer.allCases)
  func visibleWithKeyboard(container: SnapContainer) throws {
    let stage = Stage(.end, in: container)
    try stage.settle()
    let before = stage.model.bound
    stage.host.keyboard.show(height: 260)
    try stage.settle { #expect(stage.model.bound == Set(stage.wholeRows)) }
    #expect(stage.model.bound.count < before.count)
    stage.host.keyboard.hide()
    try stage.settle { #expect(stage.model.bound == Set(stage.wholeRows)) }
    #expect(stage.model.bound == before)
  }

  @Test("LS-9: While the list snaps, the set of visible rows doesn't change", arguments: SnapContainer.allCases)
  func frozen(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.animation = .linear(duration: 0.5) }
    try stage.settle()
    // Ends 43 points below the edge of a row: snapping reveals another row at the top.
    stage.wheel(43)
    var seen: [(offset: CGFloat, set: Set<Int>)] = []
    try stage.settle { seen.append((stage.frame(of: 48).minY, stage.model.bound)) }
    let lowest = try #require(seen.min { $0.offset < $1.offset })
    let settled = try #require(seen.lastIndex { $0.offset == lowest.offset })
    let moving = seen[(settled + 1)...].filter { $0.offset < seen.last!.offset - 0.5 }
    #expect(moving.count > 10)
    #expect(Set(moving.map(\.set)) == [seen[settled].set])
    #expect(stage.model.bound == Set(stage.wholeRows))
  }

  @Test("LS-17: Removed rows leave the set of visible rows, and new visible rows enter it", arguments: SnapContainer.allCases)
  func replaced(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container)
    try stage.settle()
    let gone = stage.model.bound.min()!
    stage.model.messages.removeAll { $0.id == gone || $0.id == gone + 2 }
    try stage.settle { #expect(stage.model.bound == Set(stage.wholeRows)) }
    #expect(!stage.model.bound.contains(gone))
    stage.model.messages = (500..<540).map { Message(id: $0) }
    try stage.settle()
    #expect(stage.model.bound == Set(stage.wholeRows))
    #expect(stage.model.bound.allSatisfy { $0 >= 500 })
    stage.model.messages = []
    try stage.settle()
    #expect(stage.model.bound == [])
    stage.model.messages = [Message(id: 7)]
    try stage.settle()
    #expect(stage.model.bound == [7])
    #expect(stage.host.messages.isEmpty)
  }

  @Test(
    "LS-5, LS-17: After random edits, scrolls and keyboard changes the set contains exactly the visible rows",
    arguments: SnapContainer.allCases,
    SeededGenerator.seeds(1...1))
  func random(container: SnapContainer, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage(.middle, in: container)
    try stage.settle()
    var next = 1000
    for step in 0..<60 {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: stage.wheel(CGFloat.random(in: -600...600, using: &generator))
      case 1:
        let count = stage.model.messages.count
        let start = Int.random(in: 0..<max(1, count - 12), using: &generator)
        if count > 30 { stage.model.messages.removeSubrange(start..<(start + 10)) }
      case 2:
        let place = Int.random(in: 0...stage.model.messages.count, using: &generator)
        stage.model.messages.insert(contentsOf: (next..<(next + 7)).map { Message(id: $0) }, at: place)
        next += 7
      case 3: stage.host.keyboard.show(height: CGFloat.random(in: 50...350, using: &generator))
      case 4: stage.host.keyboard.hide()
      case 5:
        if let id = stage.model.messages.randomElement(using: &generator)?.id {
          stage.model.extraHeights[id] = CGFloat.random(in: -20...60, using: &generator).rounded()
        }
      default: stage.host.advance(by: Double.random(in: 0...0.3, using: &generator))
      }
      if step % 3 == 0 {
        try stage.settle()
        #expect(stage.model.bound == Set(stage.wholeRows), "seed \(seed), step \(step)")
      }
    }
    try stage.settle()
    #expect(stage.host.messages.isEmpty)
  }

  // MARK: Identity, first frame

  @Test("LS-11: ListWithSnapTo accepts an array, and scrollTo finds its rows by their data")
  func datum() throws {
    var proxy: ScrollViewProxy?
    let data = (0..<100).map { Message(id: $0) }
    let host = TestHost(size: CGSize(width: 300, height: 440)) {
      ScrollViewReader { reader in
        ListWithSnapTo(data) { Text($0.text).frame(height: 44) }.onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo(data[60], anchor: .bottom)
    host.render()
    #expect(try host.find("message 60").frame.midY == 418)
    #expect(host.messages.isEmpty)
  }

  @Test("LS-11: Rows can be identified by any hashable property")
  func keyPath() throws {
    var seen: Set<String> = []
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      SnapList(["a", "b", "c"], id: \.self) { Text($0).frame(height: 40) }.onVisibleRowsChange { seen = $0 }
    }
    try host.settle()
    #expect(seen == ["a", "b"])
  }

  @Test(
    "LS-18: A list has its initial position in the first frame, and stays there", arguments: SnapContainer.allCases, Stage.Opening.allCases)
  func firstFrame(container: SnapContainer, opening: Stage.Opening) throws {
    let stage = Stage(opening, in: container)
    let first = stage.rows.map(\.frame)
    #expect(!first.isEmpty)
    switch opening {
    case .start: #expect(stage.frame(of: 0).minY == 50 + container.headroom)
    case .middle: #expect(stage.frame(of: 50).maxY == 560)
    case .end: #expect(stage.frame(of: 99).maxY == 560 - container.footroom)
    }
    #expect(stage.model.bound == Set(stage.wholeRows))
    for _ in 0..<60 {
      stage.host.advance(by: TestHost.frameDuration)
      #expect(stage.rows.map(\.frame) == first)
    }
    #expect(stage.model.reports.count == 1)
    #expect(stage.host.leftovers().isEmpty)
  }

  @Test("A scroll evaluates only the bodies of new rows", arguments: SnapContainer.allCases)
  func work(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.edge = nil }
    try stage.settle()
    stage.wheel(3)
    let mark = stage.host.mark()
    stage.wheel(10)
    #expect(stage.host.work(since: mark).bodies <= 8)
  }

  // MARK: Invalid input

  @Test("An empty list shows nothing, and the keyboard doesn't affect it", arguments: SnapContainer.allCases)
  func empty(container: SnapContainer) throws {
    let stage = Stage(in: container) { $0.messages = [] }
    stage.wheel(100)
    stage.host.keyboard.show(height: 200)
    try stage.settle()
    stage.host.keyboard.hide()
    try stage.settle()
    #expect(stage.model.bound.isEmpty)
    #expect(stage.host.messages.isEmpty)
  }

  @Test("Duplicate ids are reported, and the list keeps its position", arguments: SnapContainer.allCases)
  func duplicates(container: SnapContainer) throws {
    let stage = Stage(.middle, in: container) { $0.messages.insert(Message(id: 48), at: 46) }
    try stage.settle()
    #expect(stage.host.messages.count == 1)
    stage.wheel(20)
    try stage.settle()
    #expect(stage.wholeRows.contains(45))
  }

  @Test("A list that is lower than a row has no visible rows and doesn't snap", arguments: SnapContainer.allCases, [0.0, 1, 30])
  func small(container: SnapContainer, height: CGFloat) throws {
    let stage = Stage(.start, in: container, size: CGSize(width: 300, height: 90 + height))
    stage.wheel(100)
    try stage.settle()
    #expect(stage.model.bound.isEmpty)
    stage.host.keyboard.show(height: 30)
    try stage.settle()
    stage.host.keyboard.hide()
    try stage.settle()
    #expect(stage.host.messages.isEmpty)
  }

  @Test(
    "A list whose data is replaced during a flick or while it snaps settles with the right visible rows",
    arguments: SnapContainer.allCases, [2, 12, 40])
  func replacedOnTheWay(container: SnapContainer, frames: Int) throws {
    let stage = Stage(.middle, in: container)
    stage.host.usesTouch = true
    try stage.settle()
    stage.host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 350), duration: 0.05)
    stage.host.advance(by: Double(frames) * TestHost.frameDuration)
    stage.model.messages = (300..<340).map { Message(id: $0) }
    try stage.settle()
    #expect(stage.model.bound == Set(stage.wholeRows))
    #expect(!stage.wholeRows.isEmpty)
    #expect(stage.host.messages.isEmpty)
  }
}
