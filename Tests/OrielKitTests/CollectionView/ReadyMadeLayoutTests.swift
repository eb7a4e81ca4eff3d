import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Predefined section layouts")
struct ReadyMadeLayoutTests {
  @Test("A grid has square cells in the given number of columns, also with section insets")
  func grid() {
    let section = NSCollectionLayoutSection.grid(columns: 3, spacing: 15)
    #expect(LayoutStage.frames(5, section)[4] == CGRect(105, 105, 90, 90))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    #expect(LayoutStage.frames(5, section)[4].isNear(CGRect(110, 95, 80, 80)))
    #expect(LayoutStage.frames(5, .grid(columns: 2, aspectRatio: 2, spacing: 0))[2] == CGRect(0, 75, 150, 75))
    #expect(LayoutStage.frames(5, .grid(columns: 2, height: .absolute(30), spacing: 10))[3] == CGRect(155, 40, 145, 30))
  }

  @Test("A row of a grid with estimated heights is as high as its highest cell")
  func measuredGrid() {
    var solver = LayoutStage.solver(4, .grid(columns: 2, height: .uniformAcrossSiblings(estimate: 20), spacing: 10))
    solver.measure(.item(ItemPosition(section: 0, item: 1)), CGSize(width: 145, height: 33))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0)) == CGRect(0, 0, 145, 33))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == CGRect(0, 43, 145, 20))
  }

  @Test("An adaptive grid has as many columns as fit")
  func adaptive() {
    func columns(_ width: CGFloat) -> Int {
      LayoutStage.frames(50, .adaptiveGrid(minimum: 90, spacing: 15), in: LayoutStage.environment(width)).count { $0.minY == 0 }
    }
    #expect(columns(300) == 3 && columns(299) == 2 && columns(50) == 1 && columns(404) == 3 && columns(405) == 4)
  }

  @Test("Each item of a waterfall is placed in the shortest column")
  func waterfall() {
    let heights: [CGFloat] = [50, 20, 30, 40, 10, 60]
    let frames = LayoutStage.frames(
      6,
      .waterfall(columns: 2, spacing: 10) { item, width in
        #expect(width == 145)
        return heights[item]
      })
    #expect(
      frames == [
        CGRect(0, 0, 145, 50), CGRect(155, 0, 145, 20), CGRect(155, 30, 145, 30), CGRect(0, 60, 145, 40), CGRect(155, 70, 145, 10),
        CGRect(155, 90, 145, 60),
      ])
  }

  @Test("A measured item of a waterfall moves the items below it in its column, and no item changes its column")
  func measuredWaterfall() {
    var solver = LayoutStage.solver(5, .waterfall(columns: 2, spacing: 10, estimatedHeight: 40))
    let hasMoved1 = solver.measure(.item(ItemPosition(section: 0, item: 0)), CGSize(width: 145, height: 100))
    #expect(hasMoved1)
    let frames = (0..<5).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
    #expect(frames.map(\.minX) == [0, 155, 0, 155, 0])
    #expect(frames.map(\.minY) == [0, 0, 110, 50, 160])
    #expect(solver.contentSize.height == 200)
  }

  @Test("The shelf layout places its items along the orthogonal axis")
  func shelf() {
    let solver = LayoutStage.solver(5, .shelf(width: .fractionalWidth(0.5), height: .absolute(60), spacing: 10))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == CGRect(320, 0, 150, 60))
  }

  @Test("A mosaic has squares of two sizes without gaps")
  func mosaic() {
    let frames = LayoutStage.frames(13, .mosaic(spacing: 0))
    let expected = [
      CGRect(0, 0, 200, 200), CGRect(200, 0, 100, 100), CGRect(200, 100, 100, 100), CGRect(0, 200, 100, 100), CGRect(100, 200, 100, 100),
      CGRect(200, 200, 100, 100), CGRect(0, 300, 100, 100), CGRect(0, 400, 100, 100), CGRect(100, 300, 200, 200), CGRect(0, 500, 100, 100),
      CGRect(100, 500, 100, 100), CGRect(200, 500, 100, 100), CGRect(0, 600, 200, 200),
    ]
    for (frame, right) in zip(frames, expected) { #expect(frame.isNear(right), "\(frame)") }
    #expect(LayoutStage.frames(1, .mosaic(spacing: 6))[0].isNear(CGRect(3, 3, 194, 194)))
  }
}
