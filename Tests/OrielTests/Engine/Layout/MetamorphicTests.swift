import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// Tests that compare two variants of one scene: layout, hit tests and focus must agree. The tests don't define which result is correct,
/// only which results must be equal.
@MainActor
@Suite("Equivalent variants of a scene")
struct MetamorphicTests {
  /// Calls `check` with several random trees.
  private func forTrees(
    seed: UInt64, without excluded: Set<TreeItem.Kind> = [], _ check: (TreeModel, String) throws -> Void
  ) rethrows {
    let model = TreeModel(seed: seed, without: excluded)
    for round in 0..<SeededGenerator.steps(20) {
      for _ in 0..<5 { _ = model.mutate() }
      try check(model, "seed \(seed), round \(round), tree \(model.root.dump)")
    }
  }

  /// Returns the child indices on the path from the root to a box.
  private func path(_ box: LayoutBox?) -> [Int]? {
    guard var box else { return nil }
    var path: [Int] = []
    while let parent = box.parent {
      path.append(parent.children.firstIndex { $0 === box } ?? -1)
      box = parent
    }
    return path.reversed()
  }

  private func boxes(_ host: TestHost) -> [LayoutBox] {
    func all(_ box: LayoutBox) -> [LayoutBox] { [box] + box.children.flatMap(all) }
    return all(host.graph.rootBox)
  }

  /// Returns points inside and beside the boxes. They avoid half points, on which edges often lie.
  private func points(_ host: TestHost) -> [CGPoint] {
    boxes(host).flatMap { box -> [CGPoint] in
      let frame = box.windowFrame
      return [CGPoint(x: frame.midX + 0.37, y: frame.midY + 0.37), CGPoint(x: frame.minX - 0.63, y: frame.minY + 1.37)]
    }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    zip([left.minX, left.minY, left.width, left.height], [right.minX, right.minY, right.width, right.height])
      .allSatisfy { abs($0 - $1) < 0.02 }
  }

  /// Returns the path of the focused box after each press of Tab.
  private func focusOrder(_ host: TestHost) -> [[Int]?] {
    (0..<6).map { _ in
      host.press(.tab)
      return path(host.graph.input.focus.focused)
    }
  }

  // Rotations aren't mirrored, geometry readers show their position as text, and some items set their own layout direction.
  private static let direct: Set<TreeItem.Kind> = [.turn, .geometry, .direction]

  @Test("A right-to-left layout mirrors the frames, the hit tests and the focus order", arguments: SeededGenerator.seeds(1...3))
  func mirrored(seed: UInt64) {
    forTrees(seed: seed, without: Self.direct) { model, name in
      var window = model.window
      window.layoutDirection = .leftToRight
      let host = TestHost(window) { TreeView(item: model.root) }
      window.safeArea = EdgeInsets(
        top: window.safeArea.top, leading: window.safeArea.trailing, bottom: window.safeArea.bottom, trailing: window.safeArea.leading)
      window.layoutDirection = .rightToLeft
      let mirror = TestHost(window) { TreeView(item: model.root) }
      defer {
        host.close()
        mirror.close()
      }
      let width = window.size.width
      for (box, other) in zip(boxes(host), boxes(mirror)) {
        let (frame, image) = (box.windowFrame, other.windowFrame)
        let expected = CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        guard isNear(expected, image) else {
          Issue.record("\(name): \(box) \(frame) is mirrored to \(image)")
          return
        }
      }
      for point in points(host) {
        let (hit, image) = (
          path(host.graph.rootBox.hitTest(point)), path(mirror.graph.rootBox.hitTest(CGPoint(x: width - point.x, y: point.y)))
        )
        #expect(hit == image, "\(name), hit at \(point)")
      }
      #expect(focusOrder(host) == focusOrder(mirror), "\(name)")
    }
  }

  @Test("Twice the scale gives the same layout, accessibility and display dumps", arguments: SeededGenerator.seeds(4...5))
  func scale(seed: UInt64) {
    forTrees(seed: seed) { model, name in
      let host = TestHost(model)
      let dense = TestHost(model.window, scale: 2) { TreeView(item: model.root) }
      #expect(firstDifference(host.layoutDump, dense.layoutDump, "1", "2") == nil, "\(name)")
      #expect(firstDifference(host.accessibilityDump, dense.accessibilityDump, "1", "2") == nil, "\(name)")
      #expect(firstDifference(host.displayDump, dense.displayDump, "1", "2") == nil, "\(name)")
      host.close()
      dense.close()
    }
  }

  @Test("A view that is drawn at twice the size is hit-tested at twice the coordinates", arguments: SeededGenerator.seeds(6...7))
  func magnified(seed: UInt64) {
    // Geometry readers show their position in the window as text, which differs here.
    forTrees(seed: seed, without: [.geometry]) { model, name in
      let host = TestHost(model.window) { VStack { TreeView(item: model.root) }.scaleEffect(1) }
      let large = TestHost(model.window) { VStack { TreeView(item: model.root) }.scaleEffect(2, anchor: .topLeading) }
      defer {
        host.close()
        large.close()
      }
      guard let origin = host.graph.rootBox.children.first?.windowFrame.origin else { return }
      func doubled(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + 2 * (point.x - origin.x), y: origin.y + 2 * (point.y - origin.y)) }
      for (box, other) in zip(boxes(host), boxes(large)).dropFirst(2) {
        let (frame, image) = (box.windowFrame, other.windowFrame)
        let expected = CGRect(
          origin: doubled(frame.origin), size: CGSize(width: 2 * frame.width, height: 2 * frame.height))
        guard isNear(expected, image) else {
          Issue.record("\(name): \(box) \(frame) is magnified to \(image)")
          return
        }
      }
      for point in points(host) {
        let (hit, image) = (path(host.graph.rootBox.hitTest(point)), path(large.graph.rootBox.hitTest(doubled(point))))
        #expect(hit == image, "\(name), hit at \(point)")
      }
    }
  }

  @Test("Effects without an effect change neither drawing nor accessibility nor hit testing", arguments: SeededGenerator.seeds(8...9))
  func identities(seed: UInt64) {
    forTrees(seed: seed) { model, name in
      let host = TestHost(model)
      let wrapped = TestHost(model.window) { TreeView(item: model.root).environment(\.wrapsInIdentities, true) }
      #expect(firstDifference(host.accessibilityDump, wrapped.accessibilityDump, "plain", "wrapped") == nil, "\(name)")
      #expect(firstDifference(host.displayDump, wrapped.displayDump, "plain", "wrapped") == nil, "\(name)")
      for point in points(host) {
        let (hit, image) = (host.graph.rootBox.hitTest(point), wrapped.graph.rootBox.hitTest(point))
        #expect(hit.map { "\($0) \($0.windowFrame)" } == image.map { "\($0) \($0.windowFrame)" }, "\(name), hit at \(point)")
      }
      host.close()
      wrapped.close()
    }
  }

  @Test("Changes in one frame have the same result as changes in a frame each", arguments: SeededGenerator.seeds(10...11))
  func splitChanges(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let (often, seldom) = (TestHost(model), TestHost(model))
    for round in 0..<60 {
      var changes: [String] = []
      for _ in 0..<3 {
        changes.append(model.mutate())
        often.follow(model.window)
        often.render()
      }
      seldom.follow(model.window)
      try often.settle(within: 5)
      try seldom.settle(within: 5)
      let name = "seed \(seed), round \(round), \(changes)"
      try #require(firstDifference(often.layoutDump, seldom.layoutDump, "often", "seldom") == nil, "\(name)")
      try #require(firstDifference(often.accessibilityDump, seldom.accessibilityDump, "often", "seldom") == nil, "\(name)")
      try #require(firstDifference(often.displayDump, seldom.displayDump, "often", "seldom") == nil, "\(name)")
    }
    often.close()
    seldom.close()
  }

  @Test("A view that is inserted and removed leaves no trace", arguments: SeededGenerator.seeds(12...13))
  func insertThenDelete(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = TestHost(model)
    for round in 0..<80 {
      _ = model.mutate()
      host.follow(model.window)
      try host.settle(within: 5)
      let (layout, display, count) = (host.layoutDump, host.displayDump, host.liveNodeCount)
      let takeAway = model.insertForAMoment()
      if round % 3 != 0 { host.render() }
      takeAway()
      try host.settle(within: 5)
      let name = "seed \(seed), round \(round)"
      try #require(firstDifference(layout, host.layoutDump, "before", "after") == nil, "\(name)")
      try #require(firstDifference(display, host.displayDump, "before", "after") == nil, "\(name)")
      try #require(host.liveNodeCount == count, "\(name)")
    }
    host.close()
  }

  @Test(
    "Suspending and resuming a window preserves the layout, the drawing, the focus and the hit tests",
    arguments: SeededGenerator.seeds(14...15))
  func suspension(seed: UInt64) throws {
    try forTrees(seed: seed) { model, name in
      let host = TestHost(model)
      host.press(.tab)
      try host.settle(within: 5)
      let (layout, said, drawn) = (host.layoutDump, host.accessibilityDump, host.displayDump)
      let (focused, places) = (path(host.graph.input.focus.focused), points(host))
      let hits = places.map { path(host.graph.rootBox.hitTest($0)) }
      host.suspend()
      host.advance(by: 0.1)
      host.resume()
      try host.settle(within: 5)
      #expect(firstDifference(layout, host.layoutDump, "before", "after") == nil, "\(name)")
      #expect(firstDifference(said, host.accessibilityDump, "before", "after") == nil, "\(name)")
      #expect(firstDifference(drawn, host.displayDump, "before", "after") == nil, "\(name)")
      #expect(path(host.graph.input.focus.focused) == focused, "\(name)")
      #expect(places.map { path(host.graph.rootBox.hitTest($0)) } == hits, "\(name)")
      host.close()
    }
  }
}
