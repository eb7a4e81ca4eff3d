import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// Cells whose scale decreases with their distance from the middle.
private struct Carousel: View {
  let stage: CollectionStage
  var bodies: () -> Void = {}
  let change: @MainActor (any NSCollectionLayoutVisibleItem, CGFloat) -> Void

  var body: some View {
    CollectionView(rows: stage.rows) { _, _ in
      let section = NSCollectionLayoutSection.shelf(width: .absolute(200), height: .absolute(100), spacing: 0)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items where item.representedElementCategory == .cell {
          change(item, item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        }
      }
      return section
    } cell: { _, item in
      let _ = bodies()
      Button {
        stage.pressed.append(item)
      } label: {
        Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)
      }
      .buttonStyle(.plain)
    }
  }
}

@MainActor
@Suite("visibleItemsInvalidationHandler")
struct CollectionHandlerTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 600, height: 200), content: content)
  }

  private func carousel(_ stage: CollectionStage, bodies: @escaping () -> Void = {}) -> TestHost {
    host {
      Carousel(stage: stage, bodies: bodies) { item, distance in
        let scale = max(0.5, 1 - abs(distance) / 400)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  @Test("A carousel scales its cells by their distance from the middle in each frame of a scroll, without evaluating them")
  func scale() throws {
    var bodies = 0
    let stage = CollectionStage(CollectionStage.rows(1, 20))
    let host = carousel(stage) { bodies += 1 }
    #expect(try host.find("0, 0").frame == CGRect(x: 200, y: 0, width: 200, height: 100))
    #expect(try host.find("0, 1").frame == CGRect(x: 450, y: 25, width: 100, height: 50))
    bodies = 0
    host.touchpadBegan(at: CGPoint(x: 300, y: 50))
    host.touchpadChanged(at: CGPoint(x: 300, y: 50), by: CGSize(width: 100, height: 0))
    host.render()
    #expect(try host.find("0, 0").frame == CGRect(x: 125, y: 12.5, width: 150, height: 75))
    #expect(try host.find("0, 1").frame == CGRect(x: 325, y: 12.5, width: 150, height: 75))
    // One cell has entered at the edge.
    #expect(bodies <= 1)
    let mark = host.mark()
    host.touchpadChanged(at: CGPoint(x: 300, y: 50), by: CGSize(width: 20, height: 0))
    host.render()
    #expect(host.work(since: mark).bodies == 0 && host.work(since: mark).placed == 0)
    host.touchpadEnded(at: CGPoint(x: 300, y: 50))
    try host.settle()
    #expect(try host.find("0, 1").frame == CGRect(x: 200, y: 0, width: 200, height: 100))
  }

  @Test("A notch of the wheel scrolls by one group of any size")
  func wheel() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 20))
    let host = carousel(stage)
    for (click, item) in [(60, 1), (60, 2), (-60, 1), (-60, 0), (-60, 0)] {
      host.scroll(at: CGPoint(x: 300, y: 50), by: CGSize(width: click, height: 0))
      try host.settle()
      #expect(try host.find("0, \(item)").frame == CGRect(x: 200, y: 0, width: 200, height: 100))
    }
  }

  @Test("Transformed cells are hit-tested where they are drawn")
  func hits() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 20))
    let host = carousel(stage)
    host.tap(at: CGPoint(x: 420, y: 50))
    #expect(stage.pressed.isEmpty)
    host.tap(at: CGPoint(x: 460, y: 50))
    #expect(stage.pressed == ["0, 1"])
  }

  @Test("While items move they are scaled by their presentation frames")
  func reload() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 5))
    let host = carousel(stage)
    withAnimation(.linear(duration: 1)) { stage.rows = [.init(section: "0", items: ["new"] + stage.rows[0].items)] }
    host.render()
    #expect(try host.find("0, 0").frame.width == 200)
    host.advance(by: 0.5)
    #expect(abs(try host.find("0, 0").frame.width - 150) < 5)
    try host.settle()
    #expect(try host.find("0, 0").frame.width == 100)
  }

  @Test("Cells that a handler fades, hides, moves or raises are drawn accordingly")
  func looks() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 20))
    let host = host {
      Carousel(stage: stage) { item, distance in
        switch item.indexPath.item {
        case 0:
          item.center.y += 40
          item.zIndex = 5
        case 1: item.alpha = 0.5
        default: item.isHidden = true
        }
      }
    }
    #expect(try host.find("0, 0").frame.minY == 40)
    #expect(!host.exists("0, 2"))
    let full = host.snapshot().pixel(210, 60)
    let faded = host.snapshot().pixel(410, 10)
    #expect(full != faded && faded != host.snapshot().pixel(10, 190))
  }

  @Test(
    "The handler of a section without its own scrolling receives the offset of the collection and its headers, and removing it resets the cells"
  )
  func grid() throws {
    let stage = CollectionStage(CollectionStage.rows(3, 40))
    var offsets: [CGFloat] = []
    var kinds: Set<String> = []
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      CollectionView(rows: stage.rows) { _, _ in
        let section = CollectionStage.grid(4)
        section.boundarySupplementaryItems = CollectionStage.shelf().boundarySupplementaryItems
        guard stage.caption.isEmpty else { return section }
        section.visibleItemsInvalidationHandler = { items, offset, _ in
          offsets.append(offset.y)
          for item in items {
            if let kind = item.representedElementKind { kinds.insert(kind) }
            let isCut = item.frame.minY < offset.y
            item.transform = isCut ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
            if item.representedElementCategory == .cell { #expect(item.bounds.size == CGSize(width: 100, height: 40)) }
          }
        }
        return section
      } cell: { _, item in
        Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
      } supplementaryView: { _, path in
        Text(verbatim: "Section \(path.section)")
      }
    }
    #expect(kinds == [UICollectionView.elementKindSectionHeader] && offsets.last == 0)
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 64))
    try host.settle()
    #expect(offsets.last == 64)
    let size = try host.find("0, 4").frame.size
    #expect(try abs(host.find("0, 0").frame.height - size.height / 2) < 0.1)
    stage.caption = "off"
    host.render()
    #expect(try host.find("0, 0").frame.size == size)
  }

  @Test("A handler that changes state settles, and nonfinite transforms, alphas and centers are ignored")
  func badInput() throws {
    let stage = CollectionStage(CollectionStage.rows(1, 20))
    let host = host {
      Carousel(stage: stage) { item, _ in
        item.transform = CGAffineTransform(scaleX: .nan, y: 1)
        item.alpha = .infinity
        item.center.x = .nan
        if stage.caption.isEmpty { stage.caption = "told" }
      }
    }
    #expect(try host.find("0, 0").frame == CGRect(x: 200, y: 0, width: 200, height: 100))
    try host.settle()
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
