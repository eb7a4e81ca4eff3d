import Foundation

/// A tree of values as views, with a disclosure group for each value that has children. Mirrors SwiftUI's `OutlineGroup`.
///
/// Children are asked for, and their views made, when their group is opened. A value without children is a leaf; one with an empty collection of them
/// is a group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let roots: [Data.Element]
  fileprivate let tree: OutlineTree<Data.Element, ID, Leaf>
}

/// What an outline's rows have in common.
struct OutlineTree<Element, ID: Hashable, Leaf> {
  let id: KeyPath<Element, ID>
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}

/// Reads children as an array; a closure that belongs to no actor.
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

  /// The tree below one value.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// The trees below several values.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// The tree below one value, told apart from others by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  /// The trees below several values, told apart by a property.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }
}

/// What stands below a value of an outline. Mirrors SwiftUI's `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View, RowStructure {
  let content: AnyView

  public var body: some View { content }

  /// The type of the rows isn't known any more; there may be any.
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
    // What the content says that it stands for goes before the id.
    let tag = ViewTag(element[keyPath: tree.id], includeOptional: true)
    if let children = tree.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(rows: OutlineRows(elements: children, tree: tree)))
      } label: {
        tree.content(element)
      }
      .tagged(tag)
    } else {
      tree.content(element).modifier(StandInTagModifier(tag: tag))
    }
  }
}
