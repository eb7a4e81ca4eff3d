import Observation

/// Says how a section is laid out, by its number. Nil is reported once, and the section is laid out as a list. Mirrors UIKit's
/// `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, for a `CollectionView`. Mirrors UIKit's `UICollectionViewCompositionalLayout`.
@MainActor @Observable
public final class UICollectionViewCompositionalLayout {
  @ObservationIgnored let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// What goes for all sections. Collections follow another object at once, and changes of this one with their next evaluation.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration
  /// Counts the times that the layout was to be asked anew.
  private(set) var invalidations = 0

  /// All sections alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Each section as a closure says, which is called for sections that come near.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
  }

  /// All sections as lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }

  /// Has collections ask the layout anew. What an `@Observable` object says that the section provider reads does so by itself.
  public func invalidateLayout() { invalidations += 1 }
}
