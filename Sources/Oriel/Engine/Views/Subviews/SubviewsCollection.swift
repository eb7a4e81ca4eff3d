/// The subviews of a view, in order. Mirrors SwiftUI's `SubviewsCollection`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, bounds: bounds) }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { ForEach($0.subviews) { $0 } }
  }
}

/// A contiguous range of the subviews of a view. Mirrors SwiftUI's `SubviewsCollectionSlice`.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }

  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, bounds: bounds) }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, in: context) { ForEach($0.base.subviews[$0.bounds]) { $0 } }
  }
}

extension SubviewsCollection: RowStructure {
  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}

extension SubviewsCollectionSlice: RowStructure {
  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}
