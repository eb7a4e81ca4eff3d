import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Layout of items in groups")
struct GroupLayoutTests {
  typealias Group = NSCollectionLayoutGroup

  func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    LayoutStage.size(width, height)
  }

  func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    LayoutStage.item(width, height)
  }

  @Test("CV-10 Items of a third of the width and an absolute height form rows of three")
  func thirds() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    let frames = LayoutStage.frames(7, group)
    #expect(frames[0].isNear(CGRect(0, 0, 100, 50)))
    #expect(frames[2].isNear(CGRect(200, 0, 100, 50)))
    #expect(frames[3].isNear(CGRect(0, 50, 100, 50)))
    #expect(frames[6].isNear(CGRect(0, 100, 100, 50)))
  }

  @Test("CV-10 A fractional height refers to the height of the container, also as a width")
  func fractionalHeight() {
    let group = Group.vertical(
      layoutSize: size(.fractionalHeight(0.5), .fractionalHeight(0.25)), subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let frames = LayoutStage.frames(3, group)
    #expect(frames == [CGRect(0, 0, 300, 75), CGRect(0, 75, 300, 75), CGRect(0, 150, 300, 75)])
  }

  @Test("A group repeats its pattern of items until no more fit")
  func filling() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(50), .absolute(20)), item(.absolute(30), .absolute(40))])
    group.interItemSpacing = .fixed(10)
    let frames = LayoutStage.frames(7, group)
    // 50 + 10 + 30 + 10 + 50 + 10 + 30 + 10 + 50 = 250, and 40 more would be 290, within 300.
    #expect(frames.map(\.minX) == [0, 60, 100, 160, 200, 260, 0])
    #expect(frames[5] == CGRect(260, 0, 30, 40))
    #expect(frames[6] == CGRect(0, 50, 50, 20))
  }

  @Test("An item repeated a number of times keeps its size if it fits, and otherwise shares the space")
  func repeating() {
    let fits = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item(.absolute(50), .fractionalHeight(1)), count: 3)
    #expect(LayoutStage.frames(4, fits).map(\.minX) == [0, 50, 100, 0])
    let shares = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    shares.interItemSpacing = .fixed(15)
    #expect(LayoutStage.frames(3, shares) == [CGRect(0, 0, 90, 40), CGRect(105, 0, 90, 40), CGRect(210, 0, 90, 40)])
    let even = Group.vertical(
      layoutSize: size(.absolute(80), .absolute(100)), subitem: item(.fractionalWidth(1), .absolute(10)), count: 2)
    even.interItemSpacing = .fixed(20)
    #expect(LayoutStage.frames(2, even) == [CGRect(0, 0, 80, 40), CGRect(0, 60, 80, 40)])
  }

  @Test("Nested groups receive consecutive items")
  func nested() {
    let small = Group.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [item(.fractionalWidth(2.0 / 3), .fractionalHeight(1)), small])
    let frames = LayoutStage.frames(5, group)
    #expect(frames[0].isNear(CGRect(0, 0, 200, 200)))
    #expect(frames[1].isNear(CGRect(200, 0, 100, 100)))
    #expect(frames[2].isNear(CGRect(200, 100, 100, 100)))
    #expect(frames[3].isNear(CGRect(0, 200, 200, 200)))
  }

  @Test("Flexible spacing shares the remaining space, also in an incomplete row")
  func flexible() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(60), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .flexible(10)
    #expect(LayoutStage.frames(5, group).map(\.minX) == [0, 120, 240, 0, 120])
  }

  @Test("The edge spacing of an item moves its neighbors, and flexible spacing centers it")
  func edgeSpacing() {
    let cell = item(.absolute(40), .absolute(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .flexible(0), trailing: .fixed(20), bottom: .flexible(0))
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    #expect(
      LayoutStage.frames(5, group)[..<4] == [
        CGRect(10, 20, 40, 20), CGRect(80, 20, 40, 20), CGRect(150, 20, 40, 20), CGRect(220, 20, 40, 20),
      ])
    #expect(LayoutStage.frames(5, group)[4] == CGRect(10, 80, 40, 20))

    let centered = item(.absolute(40), .fractionalHeight(1))
    centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .fixed(4))
    let row = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: centered, count: 1)
    #expect(LayoutStage.frames(1, row) == [CGRect(130, 0, 40, 60)])
  }

  @Test("The edge spacing of a group is part of the distance between groups")
  func groupEdgeSpacing() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: .fixed(7), trailing: nil, bottom: .fixed(3))
    #expect(LayoutStage.frames(2, group) == [CGRect(5, 7, 300, 50), CGRect(5, 67, 300, 50)])
  }

  @Test("Content insets shrink an item, and the space of a group")
  func insets() {
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
    #expect(LayoutStage.frames(3, group) == [CGRect(22, 11, 119, 36), CGRect(147, 11, 119, 36), CGRect(22, 71, 119, 36)])
  }

  @Test("A custom group places items in its own content size")
  func custom() {
    var container = CGSize.zero
    let group = Group.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
      container = environment.container.contentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, 30, 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(50, 40, 30, 30), zIndex: 2),
      ]
    }
    let solver = LayoutStage.solver(3, NSCollectionLayoutSection(group: group))
    #expect(container == CGSize(width: 150, height: 100))
    let elements = solver.elements(in: LayoutStage.everything)
    #expect(elements.map(\.frame) == [CGRect(0, 0, 30, 30), CGRect(0, 100, 30, 30), CGRect(50, 40, 30, 30)])
    #expect(elements.last?.zIndex == 2)
  }

  // MARK: - Measured sizes

  @Test("An item of estimated height has the height of its content, and the following items move")
  func estimated() {
    let row = size(.fractionalWidth(1), .estimated(40))
    let group = Group.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    var solver = LayoutStage.solver(1_000, NSCollectionLayoutSection(group: group))
    #expect(solver.contentSize.height == 40_000)
    let hasMoved1 = solver.measure(.item(ItemPosition(section: 0, item: 2)), CGSize(width: 1, height: 100))
    #expect(hasMoved1)
    let hasMoved2 = solver.measure(.item(ItemPosition(section: 0, item: 2)), CGSize(width: 1, height: 100))
    #expect(!hasMoved2)
    #expect(solver.frame(of: ItemPosition(section: 0, item: 2)) == CGRect(0, 80, 300, 100))
    #expect(solver.frame(of: ItemPosition(section: 0, item: 999)) == CGRect(0, 999 * 40 + 60, 300, 40))
    #expect(solver.contentSize.height == 40_060)
  }

  @Test("A row is as high as its highest item, and fractional heights in it follow")
  func rowOfEstimated() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      subitems: [item(.fractionalWidth(0.5), .estimated(40)), item(.fractionalWidth(0.5), .fractionalHeight(1))])
    var solver = LayoutStage.solver(3, NSCollectionLayoutSection(group: group))
    solver.measure(.item(ItemPosition(section: 0, item: 0)), CGSize(width: 150, height: 70))
    let frames = (0..<3).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
    #expect(frames == [CGRect(0, 0, 150, 70), CGRect(150, 0, 150, 70), CGRect(0, 70, 150, 40)])
  }

  @Test("Uniform siblings have the size of the largest in their group")
  func uniform() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)), count: 2)
    var solver = LayoutStage.solver(4, NSCollectionLayoutSection(group: group))
    solver.measure(.item(ItemPosition(section: 0, item: 0)), CGSize(width: 150, height: 30))
    solver.measure(.item(ItemPosition(section: 0, item: 1)), CGSize(width: 150, height: 90))
    let frames = (0..<4).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
    #expect(frames == [CGRect(0, 0, 150, 90), CGRect(150, 0, 150, 90), CGRect(0, 90, 150, 40), CGRect(150, 90, 150, 40)])
  }

  @Test("An item of estimated width moves the items beside it in its own group only")
  func estimatedWidth() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item(.estimated(50), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    var solver = LayoutStage.solver(6, NSCollectionLayoutSection(group: group))
    solver.measure(.item(ItemPosition(section: 0, item: 0)), CGSize(width: 80, height: 9))
    let frames = (0..<6).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
    #expect(frames.map(\.minX) == [0, 90, 150, 0, 60, 120])
    #expect(frames[0].height == 30)
    let element = solver.elements(in: LayoutStage.everything)[0]
    #expect(element.isWidthMeasured && !element.isHeightMeasured)
  }

  @Test("Items that are measured too wide for a row of estimated height wrap to the next line")
  func wrapping() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(90), .absolute(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    var solver = LayoutStage.solver(6, section)
    for (index, width) in [120.0, 120, 120].enumerated() {
      solver.measure(.item(ItemPosition(section: 0, item: index)), CGSize(width: width, height: 30))
    }
    let frames = (0..<4).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
    #expect(frames == [CGRect(0, 0, 120, 30), CGRect(130, 0, 120, 30), CGRect(0, 35, 120, 30), CGRect(0, 70, 90, 30)])
  }

  // MARK: - Badges

  func badge(_ anchor: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor? = nil) -> NSCollectionLayoutSupplementaryItem {
    let size = size(.absolute(20), .absolute(10))
    return own.map { NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: $0) }
      ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
  }

  func badgeFrame(_ badge: NSCollectionLayoutSupplementaryItem) -> CGRect? {
    let cell = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
    let solver = LayoutStage.solver(5, NSCollectionLayoutSection(group: group))
    let id = LayoutElement.ID.badge(kind: "badge", ItemPosition(section: 0, item: 4), ordinal: 0)
    return solver.elements(in: LayoutStage.everything).first { $0.id == id }?.frame
  }

  @Test("A badge is inside its item at the edges of its anchor, with an absolute or fractional offset")
  func badges() {
    // The fifth item is the second one of the second row, at 100, 50.
    #expect(badgeFrame(badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]))) == CGRect(180, 50, 20, 10))
    #expect(badgeFrame(badge(NSCollectionLayoutAnchor(edges: []))) == CGRect(140, 70, 20, 10))
    #expect(badgeFrame(badge(NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 3, y: -4)))) == CGRect(143, 86, 20, 10))
    #expect(
      badgeFrame(badge(NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))))
        == CGRect(190, 45, 20, 10))
  }

  @Test("A badge with an item anchor aligns that anchor with the container anchor")
  func ownAnchor() {
    let middleOnCorner = badge(NSCollectionLayoutAnchor(edges: [.top, .leading]), own: NSCollectionLayoutAnchor(edges: []))
    #expect(badgeFrame(middleOnCorner) == CGRect(90, 45, 20, 10))
    let below = badge(NSCollectionLayoutAnchor(edges: [.bottom]), own: NSCollectionLayoutAnchor(edges: [.top]))
    #expect(badgeFrame(below) == CGRect(140, 100, 20, 10))
  }

  @Test("A supplementary item of a group has the position of the group's first item")
  func groupBadge() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [badge(NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))]
    let solver = LayoutStage.solver(3, NSCollectionLayoutSection(group: group))
    let badges = solver.elements(in: LayoutStage.everything).filter { $0.zIndex == 1 }
    #expect(badges.map(\.id) == [0, 2].map { .badge(kind: "badge", ItemPosition(section: 0, item: $0), ordinal: 0) })
    #expect(badges.map(\.frame) == [CGRect(280, 40, 20, 10), CGRect(280, 90, 20, 10)])
  }
}
