import OrielTesting
import SwiftUI

@testable import OrielKit

/// Functions that tests of layouts share.
@MainActor
enum LayoutStage {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  static func environment(
    _ width: CGFloat = 300, _ height: CGFloat = 600, insets: NSDirectionalEdgeInsets = .zero
  ) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: CGSize(width: width, height: height), contentInsets: insets),
      traitCollection: UITraitCollection())
  }

  /// Returns a solver that has solved all sections.
  static func solver(
    _ counts: [Int], in environment: CollectionLayoutEnvironment? = nil,
    configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in },
    _ provider: @escaping CompositionalSolver.Provider
  ) -> CompositionalSolver {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    var solver = CompositionalSolver(
      counts: counts, environment: environment ?? self.environment(), configuration: configuration, provider: provider)
    for section in counts.indices { solver.solve(section) }
    return solver
  }

  static func solver(
    _ count: Int, in environment: CollectionLayoutEnvironment? = nil, _ section: NSCollectionLayoutSection
  ) -> CompositionalSolver {
    solver([count], in: environment) { _, _ in section }
  }

  /// Returns the frames of the items of the first section.
  static func frames(_ count: Int, _ section: NSCollectionLayoutSection, in environment: CollectionLayoutEnvironment? = nil) -> [CGRect] {
    let solver = solver(count, in: environment, section)
    return (0..<count).map { solver.frame(of: ItemPosition(section: 0, item: $0))! }
  }

  static func frames(_ count: Int, _ group: NSCollectionLayoutGroup, in environment: CollectionLayoutEnvironment? = nil) -> [CGRect] {
    frames(count, NSCollectionLayoutSection(group: group), in: environment)
  }

  static let everything = CGRect(x: -1e6, y: -1e6, width: 2e7, height: 2e7)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) { self.init(x: x, y: y, width: width, height: height) }

  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}

/// Collects the diagnostics that layouts outside of windows report during a test.
@MainActor
enum LayoutReports {
  static func of(_ body: () -> Void) -> [String] {
    let log = MessageLog()
    log.listen()
    log.listening(body)
    return log.messages
  }
}
