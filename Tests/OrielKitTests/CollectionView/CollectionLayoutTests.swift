import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Collections with a UICollectionViewCompositionalLayout")
struct CollectionLayoutTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), content: content)
  }

  private func collection(_ layout: UICollectionViewCompositionalLayout, sections: Int = 2, items: Int = 4) -> some View {
    CollectionView(rows: CollectionStage.rows(sections, items), collectionViewLayout: layout) { _, item in
      Button {
      } label: {
        Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
    } supplementaryView: { kind, path in
      Text(verbatim: "\(kind) \(path.section)")
    }
  }

  private func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: alignment)
  }

  @Test("One section layout applies to all sections, and the configuration adds spacing, a header and a footer")
  func section() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [edge("top", .top), edge("end", .bottom)]
    let layout = UICollectionViewCompositionalLayout(section: CollectionStage.grid(4), configuration: configuration)
    let host = host { collection(layout) }
    #expect(try host.find("top 0").frame.midY == 15)
    #expect(try host.find("0, 0").frame.midY == 50)
    #expect(try host.find("1, 3").frame.midY == 30 + 40 + 20 + 20)
    #expect(try host.find("end 0").frame.midY == 30 + 40 + 20 + 40 + 15)
    #expect(host.messages.isEmpty)
  }

  @Test("A layout scrolls along the axis of its configuration")
  func direction() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: LayoutStage.size(.absolute(100), .fractionalHeight(1)),
          subitems: [LayoutStage.item(.fractionalWidth(1), .fractionalHeight(1))])))
    layout.configuration.scrollDirection = .horizontal
    let host = host { collection(layout, sections: 1, items: 30) }
    #expect(try host.find("0, 2").frame.midX == 250)
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 100, height: 0))
    try host.settle()
    #expect(try host.find("0, 2").frame.midX == 150)
  }

  @Test(
    "contentInsetsReference of the configuration determines the insets of sections",
    arguments: [UIContentInsetsReference.none, .layoutMargins])
  func insets(reference: UIContentInsetsReference) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in CollectionStage.grid(1) }
    layout.configuration.contentInsetsReference = reference
    let host = host { collection(layout, sections: 1, items: 1) }
    #expect(try host.find("0, 0").frame.width == (reference == .none ? 400 : 368))
  }

  @Test("A section for which the section provider returns nil is a list, which is reported once")
  func provider() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? nil : CollectionStage.grid(2) }
    let host = host { collection(layout, sections: 3, items: 2) }
    host.render()
    #expect(try host.find("0, 1").frame.midX == 300)
    #expect(try host.find("1, 1").frame.midX == 200)
    #expect(try host.find("2, 1").frame.midX == 300)
    #expect(host.messages.count == 1)
  }

  @Test("A list layout has the appearance of its configuration")
  func list() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let host = host { collection(layout, sections: 1, items: 3) }
    #expect(try host.find("0, 0").frame.width == 368)
    #expect(try host.find("0, 1").frame.minY > host.find("0, 0").frame.minY)
  }

  @Test("A new configuration applies at once, and an invalidated layout calls its section provider again")
  func changes() throws {
    final class Columns { var count = 1 }
    let columns = Columns()
    let layout = UICollectionViewCompositionalLayout { _, _ in CollectionStage.grid(columns.count) }
    let host = host { collection(layout) }
    let second = try host.find("1, 0").frame
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 50
    layout.configuration = configuration
    try host.settle()
    #expect(try host.find("1, 0").frame.minY == second.minY + 50)
    columns.count = 2
    host.render()
    #expect(try host.find("0, 1").frame.midX == 200)
    layout.invalidateLayout()
    try host.settle()
    #expect(try host.find("0, 1").frame.midX == 300)
  }

  @Test("layoutConfiguration of one collection doesn't affect another one with the same layout")
  func shared() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in CollectionStage.grid(1) }
    let host = host {
      HStack(spacing: 0) {
        CollectionView(rows: CollectionStage.rows(2, 1), collectionViewLayout: layout) { Text(verbatim: $1) }
          .layoutConfiguration { $0.interSectionSpacing = 30 }
        CollectionView(rows: [CollectionRow(section: "a", items: ["a"]), .init(section: "b", items: ["b"])], collectionViewLayout: layout) {
          Text(verbatim: $1)
        }
      }
    }
    #expect(try host.find("1, 0").frame.midY == 90)
    #expect(try host.find("b").frame.midY == 60)
    #expect(layout.configuration.interSectionSpacing == 0)
  }

  @Test("Collections of snapshots and data sources accept a compositional layout")
  func data() throws {
    let layout = UICollectionViewCompositionalLayout(section: CollectionStage.grid(2))
    let source = CollectionDataSource(DiffableDataSourceSnapshot(CollectionStage.rows(1, 2)))
    let host = host {
      VStack(spacing: 0) {
        CollectionView(snapshot: DiffableDataSourceSnapshot([CollectionRow(section: 0, items: ["a", "b"])]), collectionViewLayout: layout) {
          Text(verbatim: $1)
        }
        CollectionView(dataSource: source, collectionViewLayout: layout) { Text(verbatim: $1) }
      }
    }
    #expect(try host.find("b").frame.midX == 300)
    #expect(try host.find("0, 1").frame.midX == 300)
  }

  // MARK: Orthogonal sections

  private func shelf(_ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(60), spacing: 0)
    change(section)
    return section
  }

  private func shelves(_ section: NSCollectionLayoutSection, items: Int = 40) -> TestHost {
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, items)) { _, _ in
        section
      } cell: {
        Text(verbatim: $1)
      }
    }
    host.usesTouch = true
    return host
  }

  @Test(
    "An orthogonal section bounces at its ends unless its bounce is .never",
    arguments: [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, .always, .never])
  func bounce(_ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce) throws {
    let host = shelves(shelf { $0.orthogonalScrollingProperties.bounce = bounce })
    let first = try host.find("0, 0").frame
    host.pointerDown(at: CGPoint(x: 100, y: 30))
    host.pointerMove(to: CGPoint(x: 200, y: 30))
    host.pointerMove(to: CGPoint(x: 250, y: 30))
    #expect(try (host.find("0, 0").frame.minX > first.minX + 10) == (bounce != .never))
    host.pointerUp(at: CGPoint(x: 250, y: 30))
    try host.settle()
    #expect(try host.find("0, 0").frame == first)
  }

  @Test("Content that is thrown against its end bounces only if its bounce behavior isn't .never", arguments: [false, true])
  func thrown(bounces: Bool) throws {
    let host = host {
      ScrollView { Text("start").frame(width: 400, height: 2_000, alignment: .top) }
        .scrollBounceBehavior(bounces ? .always : .never)
    }
    host.usesTouch = true
    let first = try host.find("start").frame
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 150))
    try host.settle()
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 220), duration: 0.05)
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      host.advance(by: TestHost.frameDuration)
      farthest = max(farthest, try host.find("start").frame.minY)
    }
    #expect((farthest > first.minY + 1) == bounces)
    #expect(try host.find("start").frame == first)
  }

  @Test("An orthogonal section that is shorter than the collection bounces only with .always")
  func smallBounce() throws {
    for bounce in [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, .always] {
      let host = shelves(shelf { $0.orthogonalScrollingProperties.bounce = bounce }, items: 2)
      let first = try host.find("0, 0").frame
      host.pointerDown(at: CGPoint(x: 100, y: 30))
      host.pointerMove(to: CGPoint(x: 200, y: 30))
      host.pointerMove(to: CGPoint(x: 250, y: 30))
      #expect(try (host.find("0, 0").frame.minX > first.minX + 10) == (bounce == .always))
    }
  }

  @Test("An orthogonal section with the fast deceleration rate scrolls less far")
  func deceleration() throws {
    func way(_ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate) throws -> Int {
      let host = shelves(shelf { $0.orthogonalScrollingProperties.decelerationRate = rate })
      host.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30), duration: 0.15)
      try host.settle()
      let visible = host.findAll(role: []).filter { $0.frame.maxX > 0 }
      return visible.compactMap { $0.label.hasPrefix("0, ") ? Int($0.label.dropFirst(3)) : nil }.min() ?? 0
    }
    let (automatic, normal, fast) = (try way(.automatic), try way(.normal), try way(.fast))
    #expect(automatic == normal)
    #expect(fast < normal)
    #expect(fast > 0)
  }

  @Test("The bounce of an orthogonal section isn't inherited by its cells")
  func bounceInside() throws {
    struct Inside: View {
      @Environment(\.horizontalScrollBounceBehavior) private var bounce
      var body: some View { Text(verbatim: bounce == .automatic ? "inherited" : "changed") }
    }
    let section = shelf { $0.orthogonalScrollingProperties.bounce = .never }
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, 1)) { _, _ in
        section
      } cell: { _, _ in
        Inside()
      }
    }
    #expect(host.exists("inherited"))
  }

  // MARK: Badges outside of their cells

  @Test("A badge outside of its cell is drawn and receives presses, in a grid and in an orthogonal section", arguments: [true, false])
  func badge(scrolls: Bool) throws {
    var pressed = 0
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: LayoutStage.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 0, y: -25)))
    let cell = NSCollectionLayoutItem(
      layoutSize: LayoutStage.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: LayoutStage.size(.absolute(100), .absolute(60)), subitems: [cell]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    if scrolls { section.orthogonalScrollingBehavior = .continuous }
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, 3)) { _, _ in
        section
      } cell: {
        Text(verbatim: $1)
      } supplementaryView: { _, path in
        Button {
          pressed += 1
        } label: {
          Color.red.frame(width: 20, height: 20)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("badge \(path.item)")
      }
    }
    #expect(try host.find("badge 0").frame == CGRect(x: 80, y: 15, width: 20, height: 20))
    let red = host.snapshot().pixel(90, 20)
    #expect(red.red > 200 && red.green < 120)
    host.tap(at: CGPoint(x: 90, y: 20))
    #expect(pressed == 1)
  }

  // MARK: Limits

  @Test("Too many columns are limited, which is reported once")
  func columns() throws {
    let grid = LayoutReports.of {
      let frames = LayoutStage.frames(5_000, .grid(columns: 1_000_000, height: .absolute(40), spacing: 0))
      #expect(abs(frames[0].width - 0.3) < 0.001)
      #expect(frames[999].minY == 0)
      #expect(frames[1_000].minY == 40)
    }
    #expect(grid.count == 1)
    let adaptive = LayoutReports.of {
      #expect(LayoutStage.frames(2_000, .adaptiveGrid(minimum: 1e-6, height: .absolute(40), spacing: 0))[1_000].minY == 40)
    }
    #expect(adaptive.count == 1)
    let filling = LayoutReports.of {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(40)),
        subitems: [LayoutStage.item(.fractionalWidth(1e-6), .absolute(40))])
      #expect(LayoutStage.frames(2_000, group)[1_500].minY == 40)
    }
    #expect(filling.count == 1)
    let nested = LayoutReports.of {
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(1)),
        repeatingSubitem: LayoutStage.item(.absolute(0.1), .absolute(1)), count: 1_000)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(1_000)), repeatingSubitem: row, count: 1_000)
      let solver = LayoutStage.solver(20_000, NSCollectionLayoutSection(group: group))
      #expect(solver.contentSize.height == 2_000)
    }
    #expect(nested.count == 1)
    let waterfall = LayoutReports.of {
      #expect(LayoutStage.frames(2_000, .waterfall(columns: 1_000_000) { _, _ in 40 }).count == 2_000)
    }
    #expect(waterfall.count == 1)
    let usual = LayoutReports.of { _ = LayoutStage.frames(2_000, .grid(columns: 1_000, height: .absolute(40), spacing: 0)) }
    #expect(usual.isEmpty)
  }

  // MARK: Flexible edge spacing of groups

  @Test("Flexible edge spacings of a section's groups share the space beside them")
  func flexibleGroup() throws {
    func minX(_ leading: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?) -> CGFloat {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: LayoutStage.size(.absolute(100), .absolute(40)), subitems: [LayoutStage.item(.fractionalWidth(1), .fractionalHeight(1))]
      )
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: leading, top: nil, trailing: trailing, bottom: nil)
      let frames = LayoutStage.frames(3, group)
      #expect(frames.map(\.minY) == [0, 40, 80])
      #expect(Set(frames.map(\.minX)).count == 1)
      return frames[2].minX
    }
    #expect(minX(.flexible(0), .flexible(0)) == 100)
    #expect(minX(.flexible(0), nil) == 200)
    #expect(minX(.flexible(0), .fixed(30)) == 170)
    #expect(minX(.fixed(30), .flexible(0)) == 30)
    #expect(minX(.flexible(20), .flexible(40)) == 90)
    #expect(minX(.flexible(500), .flexible(0)) == 500)
    #expect(minX(nil, .flexible(0)) == 0)
  }

  @Test("Along the section's axis flexible edge spacings have their minimum length")
  func flexibleAlong() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: LayoutStage.size(.fractionalWidth(1), .absolute(40)),
      subitems: [LayoutStage.item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(5), trailing: nil, bottom: .flexible(10))
    #expect(LayoutStage.frames(3, group).map(\.minY) == [5, 60, 115])
  }

  @Test("In an orthogonal section flexible edge spacings center a group that is lower than the highest")
  func flexibleShelf() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: LayoutStage.size(.absolute(100), .estimated(40)), subitems: [LayoutStage.item(.fractionalWidth(1), .estimated(40))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    var solver = LayoutStage.solver(3, section)
    for (item, height) in [(0, 40.0), (1, 100), (2, 60)] {
      solver.measure(.item(ItemPosition(section: 0, item: item)), CGSize(width: 100, height: height))
    }
    #expect((0..<3).map { solver.frame(of: ItemPosition(section: 0, item: $0))!.minY } == [30, 0, 20])
    #expect(solver.contentSize.height == 100)
  }
}
