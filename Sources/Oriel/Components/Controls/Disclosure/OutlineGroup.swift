import Foundation

/// A view of a tree of values, with a disclosure group for each value that has children. Mirrors SwiftUI's `OutlineGroup`.
///
/// The children are read, and their views are created, when their group is expanded. A value whose children are `nil` is a leaf. A value
/// with an empty collection of children is a group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let roots: [Data.Element]
  fileprivate let tree: OutlineTree<Data.Element, ID, Leaf>
}

/// The properties that the rows of an outline share.
struct OutlineTree<Element, ID: Hashable, Leaf> {
  let id: KeyPath<Element, ID>
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}

/// Returns a nonisolated closure that reads children as an array.
private nonisolated func reader<Element, Children: RandomAccessCollection>(
  of children: KeyPath<Element, Children?>
) -> (Element) -> [Element]? where Children.Element == Element {
  { element in element[keyPath: children].map { Array($0) } }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { OutlineRows(elements: roots, tree: tree) }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  private init(
    roots: [Data.Element], id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: roots, tree: OutlineTree(id: id, children: reader(of: children), content: content))
  }

  /// Creates an outline of the tree below one value.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// Creates an outline of the trees below several values.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// Creates an outline of the tree below one value, whose values are identified by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  /// Creates an outline of the trees below several values, which are identified by a property.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }
}

/// The views for the children of a value in an outline. Mirrors SwiftUI's `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View, RowStructure {
  let content: AnyView

  public var body: some View { content }

  /// The shape for rows of an erased type, which can have any structure.
  static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

private struct OutlineRows<Element, ID: Hashable, Leaf: View>: View {
  let elements: [Element]
  let tree: OutlineTree<Element, ID, Leaf>

  var body: some View {
    ForEach(elements, id: tree.id) { element in OutlineRow(element: element, tree: tree) }
  }
}

private struct OutlineRow<Element, ID: Hashable, Leaf: View>: View {
  let element: Element
  let tree: OutlineTree<Element, ID, Leaf>

  var body: some View {
    // A tag of the content takes precedence over the identifier.
    let tag = ViewTag(element[keyPath: tree.id], includeOptional: true)
    if let children = tree.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(rows: OutlineRows(elements: children, tree: tree)))
      } label: {
        tree.content(element)
      }
      .tagged(tag)
    } else {
      tree.content(element).modifier(FallbackTagModifier(tag: tag))
    }
  }
}
