import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Layout of orthogonal sections")
struct OrthogonalLayoutTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  func shelf(_ behavior: Behavior, width: CGFloat = 100, count: Int = 20) -> CompositionalSolver {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(width), height: .absolute(80), spacing: 20, behavior: behavior)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 10, trailing: 25)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .topLeading)
    ]
    return LayoutStage.solver([count, count]) { _, _ in section }
  }

  @Test("CV-12 Orthogonal sections have cells side by side and a header above, and are placed one below the other")
  func shelfOfTheExample() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: LayoutStage.size(.absolute(320), .absolute(180)),
        subitems: [LayoutStage.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    section.interGroupSpacing = 40
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .topLeading)
    ]
    let solver = LayoutStage.solver(Array(repeating: 20, count: 40), in: LayoutStage.environment(1_280, 720)) { _, _ in section }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == CGRect(720, 0, 320, 180))
    #expect(solver.orthogonalFrame(of: 0) == CGRect(0, 64, 1_280, 180))
    #expect(solver.orthogonalFrame(of: 1)?.minY == 328)
    #expect(solver.solver(0)?.orthogonalContent == CGSize(width: 20 * 320 + 19 * 40, height: 180))
    #expect(solver.contentSize.height == 10_560)
  }

  @Test("The content of an orthogonal section includes its insets and is queried by its own offset")
  func content() {
    let solver = shelf(.continuous)
    #expect(solver.orthogonalFrame(of: 1) == CGRect(0, 144 + 54, 300, 80))
    #expect(solver.solver(0)?.orthogonalContent.width == 2_420)
    let elements = solver.orthogonalElements(of: 0, in: 250...560)
    #expect(elements.map(\.frame.minX) == [255, 375, 495])
    #expect(solver.elements(in: LayoutStage.everything).count == 2)
    #expect(solver.item(at: CGPoint(x: 20, y: 60)) == ItemPosition(section: 0, item: 0))
    #expect(solver.item(at: CGPoint(x: 20, y: 60)) { _ in 120 } == ItemPosition(section: 0, item: 1))
    #expect(solver.item(at: CGPoint(x: 20, y: 20)) == nil)
  }

  @Test("Continuous scrolling settles anywhere within the content")
  func continuous() {
    let section = shelf(.continuous).solver(0)!
    #expect(section.restingOffset(proposed: 333, from: 0) == 333)
    #expect(section.restingOffset(proposed: -20, from: 0) == 0)
    #expect(section.restingOffset(proposed: 1e6, from: 0) == 2_120)
    #expect(section.restingOffset(proposed: .nan, from: 0) == 0)
  }

  @Test("Scrolling with a leading boundary settles at the beginning of a group")
  func leadingBoundary() {
    let section = shelf(.continuousGroupLeadingBoundary).solver(0)!
    #expect(section.restingOffset(proposed: 333, from: 0) == 360)
    #expect(section.restingOffset(proposed: 299, from: 0) == 240)
    #expect(section.restingOffset(proposed: 2_119, from: 0) == 2_120)
  }

  @Test("Paging moves by one page, and a page begins with the first group that the previous page doesn't fully show")
  func paging() {
    // The third group extends from 255 to 355: the first page ends at 300.
    let section = shelf(.paging).solver(0)!
    #expect(section.restingOffset(proposed: 170, from: 0) == 240)
    #expect(section.restingOffset(proposed: 1_400, from: 240) == 480)
    #expect(section.restingOffset(proposed: 0, from: 480) == 240)
    #expect(section.restingOffset(proposed: 2_120, from: 2_100) == 2_120)
  }

  @Test("If no group is clipped, pages are as long as the section")
  func wholePages() {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(140), height: .absolute(80), spacing: 10, behavior: .paging)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let solver = LayoutStage.solver([10]) { _, _ in section }.solver(0)!
    #expect(rests(of: solver) == [0, 300, 600, 900, 1_200])
  }

  @Test("Distant pages are found like the first ones")
  func manyPages() {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(80), spacing: 20, behavior: .paging)
    let solver = LayoutStage.solver([10_000]) { _, _ in section }.solver(0)!
    #expect(solver.restingOffset(proposed: 600_100, from: 600_000) == 600_000)
    #expect(solver.restingOffset(proposed: 600_200, from: 600_000) == 600_240)
    #expect(solver.restingOffset(proposed: 1e9, from: 1_199_600) == 1_199_680)
  }

  @Test("Every item that fits is fully visible at some settled offset, also in groups longer than the section", arguments: 1...20)
  func longGroups(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let items = (0..<random.below(6) + 1).map { _ in LayoutStage.item(.absolute(CGFloat(random.below(340) + 20)), .fractionalHeight(1)) }
    let length = items.reduce(0) { $0 + $1.layoutSize.widthDimension.dimension }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: LayoutStage.size(.absolute(length), .absolute(80)), subitems: items)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    section.interGroupSpacing = CGFloat(random.below(60))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(random.below(80)), bottom: 0, trailing: CGFloat(random.below(80)))
    let count = items.count * 2 + random.below(4)
    let solver = LayoutStage.solver([count]) { _, _ in section }
    let first = try #require(solver.solver(0))
    let rests = rests(of: first)
    for item in 0..<count {
      let frame = try #require(solver.frame(of: ItemPosition(section: 0, item: item)))
      #expect(
        frame.width > first.orthogonalViewport
          || rests.contains { frame.minX >= $0 - 0.51 && frame.maxX <= $0 + first.orthogonalViewport + 0.51 },
        "seed \(seed): item \(item), \(frame.width) points at \(frame.minX), resting at \(rests)")
    }
  }

  @Test("Group paging moves by one group")
  func groupPaging() {
    let section = shelf(.groupPaging).solver(0)!
    #expect(section.restingOffset(proposed: 700, from: 120) == 240)
    #expect(section.restingOffset(proposed: 100, from: 240) == 120)
    #expect(section.restingOffset(proposed: 130, from: 120) == 120)
  }

  @Test("Centered groups settle in the center, from the first to the last one")
  func centered() {
    let solver = shelf(.groupPagingCentered)
    let section = solver.solver(0)!
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0))?.midX == 150)
    #expect(section.restingOffset(proposed: 5, from: 0) == 0)
    #expect(section.restingOffset(proposed: 400, from: 0) == 120)
    let last = section.restingOffset(proposed: 1e6, from: 18 * 120)
    #expect(last == 2_280)
    #expect(solver.frame(of: ItemPosition(section: 0, item: 19))?.midX == last + 150)
    #expect(section.orthogonalContent.width == last + 300)
  }

  /// Returns the offsets that swipes of any length can reach, one after the other.
  private func rests(of section: SectionSolver) -> [CGFloat] {
    let greatest = section.orthogonalContent.width - section.orthogonalViewport
    var rests: Set<CGFloat> = [0]
    var new: [CGFloat] = [0]
    while let start = new.popLast() {
      for proposed in stride(from: 0, through: greatest + 50, by: 7) {
        let rest = section.restingOffset(proposed: proposed, from: start)
        if rests.insert(rest).inserted { new.append(rest) }
      }
    }
    return rests.sorted()
  }

  @Test(
    "Every item that fits is fully visible at some settled offset, for any sizes and insets",
    arguments: [Behavior.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered, .continuous, .paging], 1...12)
  func whole(behavior: Behavior, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let width = CGFloat(random.below(300) + 1)
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(width), height: .absolute(80), spacing: CGFloat(random.below(60)), behavior: behavior)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(random.below(80)), bottom: 0, trailing: CGFloat(random.below(80)))
    let count = random.below(9) + 1
    let solver = LayoutStage.solver([count]) { _, _ in section }
    let first = try #require(solver.solver(0))
    let rests = rests(of: first)
    for item in 0..<count {
      let frame = try #require(solver.frame(of: ItemPosition(section: 0, item: item)))
      #expect(
        rests.contains { frame.minX >= $0 - 0.01 && frame.maxX <= $0 + first.orthogonalViewport + 0.01 },
        "seed \(seed): item \(item) of \(width) points at \(frame.minX), resting at \(rests)")
    }
  }

  @Test(
    "In a paging waterfall every item that fits is fully visible at some settled offset, and longer items are fully reachable",
    arguments: 1...20)
  func wholeInWaterfall(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let lengths = (0..<random.below(30) + 1).map { _ in CGFloat(random.below(seed.isMultiple(of: 4) ? 400 : 280) + 20) }
    let section = NSCollectionLayoutSection.waterfall(columns: random.below(4) + 1, spacing: CGFloat(random.below(40))) { item, _ in
      lengths[item]
    }
    section.orthogonalScrollingBehavior = .paging
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(random.below(80)), bottom: 0, trailing: CGFloat(random.below(80)))
    let solver = LayoutStage.solver([lengths.count]) { _, _ in section }
    let first = try #require(solver.solver(0))
    let length = first.orthogonalViewport
    let rests = rests(of: first)
    #expect(zip(rests, rests.dropFirst()).allSatisfy { $0 < $1 && $1 <= $0 + 2 * length })
    for item in lengths.indices {
      let frame = try #require(solver.frame(of: ItemPosition(section: 0, item: item)))
      if frame.width <= length {
        #expect(
          rests.contains { frame.minX >= $0 - 0.51 && frame.maxX <= $0 + length + 0.51 },
          "seed \(seed): item \(item), \(frame.width) points at \(frame.minX), resting at \(rests)")
      } else {
        for point in stride(from: frame.minX, through: frame.maxX, by: 10) {
          #expect(
            rests.contains { ($0 - 0.51...$0 + length + 0.51).contains(point) },
            "seed \(seed): \(point) of item \(item), resting at \(rests)")
        }
      }
    }
  }

  @Test("If the items of a waterfall end at one line, its pages are as long as the section")
  func wholeWaterfallPages() {
    let section = NSCollectionLayoutSection.waterfall(columns: 2, spacing: 10) { _, _ in 140 }
    section.orthogonalScrollingBehavior = .paging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let solver = LayoutStage.solver([12]) { _, _ in section }.solver(0)!
    #expect(rests(of: solver) == [0, 300, 600])
  }

  @Test("An orthogonal section with measured heights is as high as its highest group so far")
  func measuredHeight() {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(100), height: .estimated(50))
    var solver = LayoutStage.solver([10, 1]) { _, _ in section }
    solver.measure(.item(ItemPosition(section: 0, item: 0)), CGSize(width: 100, height: 70))
    solver.measure(.item(ItemPosition(section: 0, item: 1)), CGSize(width: 100, height: 60))
    #expect(solver.orthogonalFrame(of: 0)?.height == 70)
    #expect(solver.frame(of: 1)?.minY == 70)
  }

  @Test("An orthogonal section of a horizontal layout scrolls vertically")
  func vertical() {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(80), spacing: 20)
    let solver = LayoutStage.solver([10, 10]) {
      $0.scrollDirection = .horizontal
    } _: { _, _ in
      section
    }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 3)) == CGRect(0, 300, 100, 80))
    #expect(solver.orthogonalFrame(of: 1) == CGRect(100, 0, 100, 600))
  }
}
