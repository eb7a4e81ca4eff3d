/// A value that a collection identifies by its id. Two items are equal if their ids are, so the value of an item can change, and its cell
/// is updated.
@dynamicMemberLookup
public struct CollectionItem<Element: Identifiable>: Identifiable, Hashable {
  /// The wrapped value.
  public let value: Element

  /// Creates an item that is identified by the id of the value.
  @inlinable public init(_ value: Element) { self.value = value }

  /// The id of the value.
  @inlinable public var id: Element.ID { value.id }

  /// Accesses a property of the value.
  @inlinable public subscript<Property>(dynamicMember path: KeyPath<Element, Property>) -> Property { value[keyPath: path] }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.value.id == b.value.id }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(value.id) }
}

extension CollectionItem: Sendable where Element: Sendable {}
