/// The parts of a section, from which a container creates its view. Mirrors SwiftUI's `SectionConfiguration`.
///
/// Views outside any section form a section without a header and a footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The stable identity of a section in its container. Mirrors SwiftUI's `SectionConfiguration.ID`.
  public struct ID: Hashable {
    fileprivate let value: ObjectIdentifier?
    fileprivate let first: Subview.ID?
  }

  /// The identity of the section.
  public let id: ID
  /// The subviews of the header.
  public let header: SubviewsCollection
  /// The subviews of the content.
  public let content: SubviewsCollection
  /// The subviews of the footer.
  public let footer: SubviewsCollection
  /// The container values of the section.
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

/// A node that represents a section.
@MainActor
protocol SectionStructure: _AnyViewNode {
  var headerNode: AnyViewNode { get }
  var contentNode: AnyViewNode { get }
  var footerNode: AnyViewNode { get }
}
