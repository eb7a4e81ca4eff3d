import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Layout of sections")
struct SectionLayoutTests {
  typealias Group = NSCollectionLayoutGroup

  func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    LayoutStage.size(width, height)
  }

  /// Returns a section with one cell per row.
  func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  func edge(
    _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .absolute(44),
    kind: String = UICollectionView.elementKindSectionHeader, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
  }

  func frame(_ id: LayoutElement.ID, _ solver: CompositionalSolver, visible: CGRect? = nil) -> CGRect? {
    solver.elements(in: LayoutStage.everything, visible: visible).first { $0.id == id }?.frame
  }

  let header = LayoutElement.ID.boundary(kind: UICollectionView.elementKindSectionHeader, section: 0, ordinal: 0)

  @Test("CV-10 Content insets, and spacing between groups and sections, separate the items")
  func insets() {
    let section = rows()
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 15)
    let solver = LayoutStage.solver([2, 0, 1]) {
      $0.interSectionSpacing = 7
    } _: { _, _ in
      section
    }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 1)) == CGRect(5, 80, 280, 50))
    // An empty section has the length of its insets.
    #expect(solver.frame(of: 1) == CGRect(0, 167, 300, 50))
    #expect(solver.frame(of: ItemPosition(section: 2, item: 0)) == CGRect(5, 244, 280, 50))
    #expect(solver.contentSize == CGSize(width: 300, height: 324))
  }

  @Test("Headers and footers are outside of the insets along the layout's axis, and inside of those across it")
  func edges() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 30)
    section.boundarySupplementaryItems = [
      edge(.topLeading), edge(.bottomTrailing, .absolute(40), height: .absolute(16), kind: UICollectionView.elementKindSectionFooter),
    ]
    let solver = LayoutStage.solver(2, section)
    #expect(frame(header, solver) == CGRect(30, 0, 240, 44))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0)) == CGRect(30, 64, 240, 50))
    #expect(
      frame(.boundary(kind: UICollectionView.elementKindSectionFooter, section: 0, ordinal: 0), solver) == CGRect(230, 174, 40, 16))
    #expect(solver.contentSize.height == 190)
    section.supplementaryContentInsetsReference = .none
    #expect(frame(header, LayoutStage.solver(2, section)) == CGRect(0, 0, 300, 44))
  }

  @Test("Headers with the same alignment are placed one after the other, and those with other alignments beside them")
  func severalHeaders() {
    let section = rows()
    section.boundarySupplementaryItems = [
      edge(.topLeading, .absolute(50), height: .absolute(10)), edge(.topLeading, .absolute(60), height: .absolute(20)),
      edge(.topTrailing, .absolute(40), height: .absolute(25), offset: CGPoint(x: -2, y: 3)),
      edge(.top, .absolute(100), height: .absolute(5)),
    ]
    let solver = LayoutStage.solver(1, section)
    let frames = (0..<4).map { frame(.boundary(kind: UICollectionView.elementKindSectionHeader, section: 0, ordinal: $0), solver) }
    #expect(frames == [CGRect(0, 0, 50, 10), CGRect(0, 10, 60, 20), CGRect(258, 3, 40, 25), CGRect(100, 0, 100, 5)])
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0))?.minY == 30)
  }

  @Test("A supplementary view that doesn't extend the boundary overlays the content, and one at a side reduces its width")
  func overlaysAndSides() {
    let overlay = edge(.top)
    overlay.extendsBoundary = false
    let section = rows()
    section.boundarySupplementaryItems = [overlay, edge(.leading, .absolute(40), height: .fractionalHeight(0.1), kind: "side")]
    let solver = LayoutStage.solver(4, section)
    #expect(frame(header, solver) == CGRect(0, 0, 300, 44))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0)) == CGRect(40, 0, 260, 50))
    #expect(frame(.boundary(kind: "side", section: 0, ordinal: 0), solver) == CGRect(0, 70, 40, 60))
  }

  @Test("A pinned header stays visible while its section is, and a pinned footer appears before its position")
  func pinned() {
    let top = edge(.top)
    top.pinToVisibleBounds = true
    let bottom = edge(.bottom, height: .absolute(20), kind: UICollectionView.elementKindSectionFooter)
    bottom.pinToVisibleBounds = true
    let section = rows()
    section.boundarySupplementaryItems = [top, bottom]
    let solver = LayoutStage.solver([10, 10]) { _, _ in section }
    // A section is 44 + 500 + 20 points long.
    func y(_ offset: CGFloat) -> CGFloat? { frame(header, solver, visible: CGRect(0, offset, 300, 600))?.minY }
    #expect(y(-100) == 0 && y(0) == 0 && y(200) == 200)
    #expect(y(500) == 500)
    #expect(y(540) == 500)
    let footer = LayoutElement.ID.boundary(kind: UICollectionView.elementKindSectionFooter, section: 1, ordinal: 0)
    #expect(frame(footer, solver, visible: CGRect(0, 100, 300, 600))?.minY == 680)
    #expect(frame(footer, solver, visible: CGRect(0, -500, 300, 600))?.minY == 608)
    #expect(frame(footer, solver, visible: CGRect(0, 700, 300, 600))?.minY == 1_108)
    let element = solver.elements(in: LayoutStage.everything, visible: CGRect(0, 200, 300, 600)).first { $0.id == header }
    #expect(element?.isPinned == true)
  }

  @Test("A header whose measured height differs from its estimate moves the content of its section")
  func measuredHeader() {
    let section = rows()
    section.boundarySupplementaryItems = [edge(.top, height: .estimated(44))]
    var solver = LayoutStage.solver([1, 1]) { _, _ in section }
    let hasMoved1 = solver.measure(header, CGSize(width: 300, height: 60))
    #expect(hasMoved1)
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0))?.minY == 60)
    #expect(solver.frame(of: ItemPosition(section: 1, item: 0))?.minY == 154)
  }

  @Test("A background covers the section without its insets, and is drawn first")
  func decoration() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    section.boundarySupplementaryItems = [edge(.top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [background]
    let solver = LayoutStage.solver(2, section)
    let elements = solver.elements(in: LayoutStage.everything)
    #expect(elements.first?.id == .decoration(kind: "card", section: 0, ordinal: 0))
    #expect(elements.first?.frame == CGRect(8, 4, 284, 156))
    #expect(elements.last?.id == header)
  }

  @Test("contentInsetsReference insets sections by the safe area, the margins, or the readable width")
  func references() {
    let environment = LayoutStage.environment(1_000, 600, insets: NSDirectionalEdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 30))
    func first(_ reference: UIContentInsetsReference) -> CGRect {
      let section = rows()
      section.contentInsetsReference = reference
      return LayoutStage.frames(1, section, in: environment)[0]
    }
    #expect(first(.automatic) == CGRect(10, 0, 960, 50))
    #expect(first(.none) == CGRect(0, 0, 1_000, 50))
    #expect(first(.layoutMargins) == CGRect(26, 0, 928, 50))
    #expect(first(.readableContent) == CGRect(154, 0, 672, 50))
  }

  @Test("Boundary items of the layout exist once, and a pinned one stays at the edge")
  func layoutBoundary() {
    let title = edge(.top, height: .absolute(100), kind: "title")
    title.pinToVisibleBounds = true
    let section = rows()
    let solver = LayoutStage.solver([4, 4]) {
      $0.boundarySupplementaryItems = [title, edge(.bottom, height: .absolute(30), kind: "end")]
    } _: { _, _ in
      section
    }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0))?.minY == 100)
    #expect(solver.contentSize.height == 530)
    #expect(frame(.layoutBoundary(kind: "end", ordinal: 0), solver) == CGRect(0, 500, 300, 30))
    #expect(frame(.layoutBoundary(kind: "title", ordinal: 0), solver, visible: CGRect(0, 250, 300, 200))?.minY == 250)
  }

  @Test("A horizontal layout places groups and sections one beside the other")
  func horizontal() {
    let size = size(.absolute(80), .fractionalHeight(1))
    let group = Group.vertical(layoutSize: size, repeatingSubitem: LayoutStage.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [edge(.leading, .absolute(30), height: .fractionalHeight(1))]
    let solver = LayoutStage.solver([3, 2]) {
      $0.scrollDirection = .horizontal
    } _: { _, _ in
      section
    }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 1)) == CGRect(30, 300, 80, 300))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == CGRect(115, 0, 80, 300))
    #expect(frame(.boundary(kind: UICollectionView.elementKindSectionHeader, section: 1, ordinal: 0), solver) == CGRect(195, 0, 30, 600))
    #expect(solver.contentSize == CGSize(width: 305, height: 600))
  }

  // MARK: - Lists

  @Test("A plain list has rows from edge to edge with separators, and a pinned header")
  func plainList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let solver = LayoutStage.solver([3]) { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    #expect(solver.frame(of: ItemPosition(section: 0, item: 1)) == CGRect(0, 88, 300, 44))
    let separators = solver.elements(in: LayoutStage.everything).compactMap { element in
      if case .separator = element.id { element.frame } else { nil }
    }
    #expect(separators == [CGRect(16, 87.5, 284, 0.5), CGRect(16, 131.5, 284, 0.5)])
    #expect(frame(header, solver, visible: CGRect(0, 30, 300, 600))?.minY == 30)
  }

  @Test("An inset grouped list has a background behind its rows only")
  func insetGrouped() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let solver = LayoutStage.solver([2]) { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    #expect(frame(header, solver) == CGRect(16, 16, 268, 44))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 0)) == CGRect(16, 60, 268, 44))
    let background = LayoutElement.ID.decoration(kind: UICollectionLayoutListConfiguration.backgroundKind, section: 0, ordinal: 0)
    #expect(frame(background, solver) == CGRect(16, 60, 268, 88))
    #expect(solver.contentSize.height == 164)
  }

  @Test("With headerMode .firstItemInSection no separator follows the first item")
  func firstItemHeader() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let solver = LayoutStage.solver([3]) { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    let ids = solver.elements(in: LayoutStage.everything).map(\.id)
    #expect(!ids.contains(.separator(ItemPosition(section: 0, item: 0))))
    #expect(ids.contains(.separator(ItemPosition(section: 0, item: 1))))
  }
}
