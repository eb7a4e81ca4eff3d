/// A collection of the ids and the indices of another collection's elements. Mirrors SwiftUI's `IndexedIdentifierCollection`: the data of a
/// `ForEach` with edit actions.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The id and the index of an element.
  public struct Element {
    let id: ID
    let index: Base.Index
  }

  public typealias Index = Base.Index

  private let base: Base
  private let id: KeyPath<Base.Element, ID>

  init(_ base: Base, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
  }

  public var startIndex: Index { base.startIndex }
  public var endIndex: Index { base.endIndex }

  public func index(after index: Index) -> Index { base.index(after: index) }

  public subscript(position: Index) -> Element { Element(id: base[position][keyPath: id], index: position) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Index) -> Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index { base.index(index, offsetBy: distance) }

  public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
}
