import Observation

/// A closure that returns the layout of the section with an index. If it returns `nil`, that is reported once, and the section is a list.
/// Mirrors UIKit's `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, for a `CollectionView`. Mirrors UIKit's `UICollectionViewCompositionalLayout`.
@MainActor @Observable
public final class UICollectionViewCompositionalLayout {
  @ObservationIgnored let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration for all sections. Collections observe the assignment of another object. They adopt changes of the object's
  /// properties in their next evaluation.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration
  /// The number of invalidations.
  private(set) var invalidations = 0

  /// Creates a layout with the same section layout for all sections.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a closure that returns the layout of each section that approaches the viewport.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
  }

  /// Returns a layout in which all sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }

  /// Invalidates the layout in all collections that use it. A change of an `@Observable` property that the section provider reads
  /// invalidates it automatically.
  public func invalidateLayout() { invalidations += 1 }
}
