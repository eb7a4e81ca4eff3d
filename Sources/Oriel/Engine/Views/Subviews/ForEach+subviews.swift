/// The subviews of a view, which are determined when the view is mounted. Mirrors SwiftUI's `ForEachSubviewCollection`.
///
/// As a value the collection is empty: `ForEach` resolves its content from the mounted view.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview { preconditionFailure("Index \(index) is out of range: the collection is empty.") }
}

/// The sections of a view, which are determined when the view is mounted. Mirrors SwiftUI's `ForEachSectionCollection`.
///
/// As a value the collection is empty: `ForEach` resolves its content from the mounted view.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration { preconditionFailure("Index \(index) is out of range: the collection is empty.") }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of a view. Mirrors SwiftUI's `ForEach.init(subviews:content:)`.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(), content: content, id: { $0.id })
    parts = AnyView(
      rows: GroupElementsOfContent(view: view) { subviews in ForEach<SubviewsCollection, ID, Content>(subviews, content: content) })
  }

  /// Creates a view for each section of a view. Mirrors SwiftUI's `ForEach.init(sections:content:)`.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(), content: content, id: { $0.id })
    parts = AnyView(
      rows: GroupSectionsOfContent(view: view) { sections in ForEach<SectionCollection, ID, Content>(sections, content: content) })
  }
}
