/// A value that a collection tells from others by its id. Two are equal where their ids are: the value may change, and the cell with it.
@dynamicMemberLookup
public struct CollectionItem<Element: Identifiable>: Identifiable, Hashable {
  public let value: Element

  @inlinable public init(_ value: Element) { self.value = value }

  @inlinable public var id: Element.ID { value.id }

  /// What the value has.
  @inlinable public subscript<Property>(dynamicMember path: KeyPath<Element, Property>) -> Property { value[keyPath: path] }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.value.id == b.value.id }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(value.id) }
}

extension CollectionItem: Sendable where Element: Sendable {}
