import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Suite struct FocusMapTests {
  private func map(_ frames: [CGRect]) -> FocusMap {
    FocusMap(
      groups: [.init(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))], places: frames.map { .init(frame: $0, group: 0) })
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 40) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Neighbors in a grid are along its rows and columns`() {
    let grid = map((0..<9).map { frame(CGFloat($0 % 3) * 50, CGFloat($0 / 3) * 50) })
    #expect(grid.neighbor(of: 4, toward: .right) == 5)
    #expect(grid.neighbor(of: 4, toward: .left) == 3)
    #expect(grid.neighbor(of: 4, toward: .up) == 1)
    #expect(grid.neighbor(of: 4, toward: .down) == 7)
    #expect(grid.neighbor(of: 5, toward: .right) == nil)
    #expect(grid.neighbor(of: 2, toward: .up) == nil)
  }

  @Test func `Cells without a gap between them are neighbors`() {
    let grid = map((0..<9).map { frame(CGFloat($0 % 3) * 40, CGFloat($0 / 3) * 40) })
    for (direction, place) in [(MoveCommandDirection.right, 5), (.left, 3), (.up, 1), (.down, 7)] {
      #expect(grid.neighbor(of: 4, toward: direction) == place)
    }
  }

  @Test func `A place straight ahead is preferred to a nearer one to the side`() {
    let map = map([frame(0, 100), frame(300, 110), frame(60, 300)])
    #expect(map.neighbor(of: 0, toward: .right) == 1)
    #expect(map.neighbor(of: 0, toward: .down) == 2)
  }

  @Test func `A row has no neighbor beyond its end, and leaving it continues straight ahead`() {
    // A row of three places above another row, and a sidebar to the left of both.
    let groups: [FocusMap.Group] = [
      .init(frame: CGRect(x: 0, y: 0, width: 500, height: 200)),
      .init(frame: CGRect(x: 100, y: 0, width: 300, height: 50), parent: 0, axes: .horizontal),
      .init(frame: CGRect(x: 100, y: 60, width: 300, height: 50), parent: 0, axes: .horizontal),
    ]
    var places: [FocusMap.Place] = [.init(frame: frame(0, 0, 80, 200), group: 0)]
    for row in 0..<2 {
      for column in 0..<3 - row {
        places.append(.init(frame: frame(100 + CGFloat(column) * 100, CGFloat(row) * 60, 90, 50), group: 1 + row))
      }
    }
    let map = FocusMap(groups: groups, places: places)
    #expect(map.neighbor(of: 5, toward: .right) == nil)
    #expect(map.neighbor(of: 5, toward: .left) == 4)
    #expect(map.neighbor(of: 4, toward: .left) == 0)
    #expect(map.neighbor(of: 3, toward: .down) == 5)
    #expect(map.neighbor(of: 3, toward: .right) == nil)
  }

  @Test func `A group gives the focus to its remembered place, else to the preferred one, else to the nearest one`() {
    func entered(remembered: Int?, preferred: Int?) -> Int? {
      let groups: [FocusMap.Group] = [
        .init(frame: CGRect(x: 0, y: 0, width: 500, height: 200)),
        .init(frame: CGRect(x: 0, y: 60, width: 500, height: 50), parent: 0, remembered: remembered, preferred: preferred),
      ]
      let places: [FocusMap.Place] =
        [.init(frame: frame(0, 0), group: 0)] + (0..<3).map { .init(frame: frame(CGFloat($0) * 50, 60), group: 1) }
      return FocusMap(groups: groups, places: places).neighbor(of: 0, toward: .down)
    }
    #expect(entered(remembered: nil, preferred: nil) == 1)
    #expect(entered(remembered: nil, preferred: 2) == 2)
    #expect(entered(remembered: 3, preferred: 2) == 3)
  }

  @Test func `An offscreen place in another scroll view is never a neighbor`() {
    let groups: [FocusMap.Group] = [
      .init(frame: CGRect(x: 0, y: 0, width: 500, height: 200)),
      .init(frame: CGRect(x: 0, y: 60, width: 100, height: 100), parent: 0, axes: .horizontal),
    ]
    let places: [FocusMap.Place] = [
      .init(frame: frame(200, 0), group: 0), .init(frame: frame(0, 60), group: 1),
      .init(frame: frame(200, 60), group: 1, hiddenIn: [1]),
    ]
    let map = FocusMap(groups: groups, places: places)
    #expect(map.neighbor(of: 0, toward: .down) == 1)
    // From inside the scroll view, an offscreen place is a regular neighbor.
    #expect(map.neighbor(of: 1, toward: .right) == 2)
  }

  @Test(arguments: SeededGenerator.seeds(1...3)) func `Every place can be reached from every other place`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      var frames: [CGRect] = []
      for _ in 0..<Int.random(in: 4...40, using: &random) {
        let size = (
          CGFloat([20, 40, 80, 160, 300].randomElement(using: &random)!), CGFloat([20, 30, 60, 120].randomElement(using: &random)!)
        )
        let next = frame(
          CGFloat.random(in: 0...1000 - size.0, using: &random).rounded(), CGFloat.random(in: 0...700 - size.1, using: &random).rounded(),
          size.0, size.1)
        if !frames.contains(where: { $0.intersects(next) }) { frames.append(next) }
      }
      let map = map(frames)
      let detours = map.detours()
      let ways = frames.indices.map { place in
        MoveCommandDirection.all.compactMap { direction in
          detours[FocusStep(place: place, direction: direction)]
            ?? map.neighbor(of: place, toward: direction, remembering: false)
        }
      }
      for start in frames.indices {
        var seen: Set = [start]
        var waiting = [start]
        while let place = waiting.popLast() { for next in ways[place] where seen.insert(next).inserted { waiting.append(next) } }
        #expect(seen.count == frames.count, "seed \(seed), from \(frames[start]) among \(frames)")
        if seen.count < frames.count { return }
      }
    }
  }
}
