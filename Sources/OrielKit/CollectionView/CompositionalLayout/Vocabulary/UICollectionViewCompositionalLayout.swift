/// A layout made of sections. Mirrors UIKit's `UICollectionViewCompositionalLayout` as far as it declares one.
@MainActor
public final class UICollectionViewCompositionalLayout {
  /// Says how a section is laid out. Nil is reported once, and the section is laid out as a list.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  let sectionProvider: SectionProvider
  public var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// All sections alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Each section as a closure says, which is called for sections that come near.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
  }

  /// All sections as lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }
}
