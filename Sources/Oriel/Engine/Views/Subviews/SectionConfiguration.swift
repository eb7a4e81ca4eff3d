/// A section of a view: what its container makes of it. Mirrors SwiftUI's `SectionConfiguration`.
///
/// Views that stand outside of any section are one without header and footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Tells a section from the others of its container, for as long as it is there. Mirrors SwiftUI's `SectionConfiguration.ID`.
  public struct ID: Hashable {
    fileprivate let value: ObjectIdentifier?
    fileprivate let first: Subview.ID?
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// What the section says to its container.
  public let containerValues: ContainerValues

  @MainActor init(
    section: (any SectionStructure)?, header: [SubviewElement] = [], content: [SubviewElement], footer: [SubviewElement] = []
  ) {
    self.header = SubviewsCollection(subviews: header.map(Subview.init))
    self.content = SubviewsCollection(subviews: content.map(Subview.init))
    self.footer = SubviewsCollection(subviews: footer.map(Subview.init))
    id = ID(value: section.map { ObjectIdentifier($0) }, first: section == nil ? self.content.first?.id : nil)
    containerValues = ContainerValues(tag: nil, around: section?.parent)
  }
}

/// The sections of a view, in order. Mirrors SwiftUI's `SectionCollection`.
nonisolated public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A node that stands for a section.
@MainActor
protocol SectionStructure: _AnyViewNode {
  var headerNode: AnyViewNode { get }
  var contentNode: AnyViewNode { get }
  var footerNode: AnyViewNode { get }
}
