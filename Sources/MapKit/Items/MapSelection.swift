import Oriel

/// A value that selects content of a map. Mirrors MapKit's `MapSelection`, without the features of Apple's map.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  public var value: SelectionValue?

  public init(_ value: SelectionValue) { self.value = value }

  public static func == (left: MapSelection, right: MapSelection) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// The selection of a map, whatever its type.
struct MapSelectionLink {
  private let read: () -> AnyHashable?
  /// Whether something with a tag can be selected.
  let isSelectable: (AnyHashable?) -> Bool
  /// Selects what has a tag; nil selects nothing.
  let select: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { AnyHashable($0) } }
    isSelectable = { $0?.base is Value }
    select = { tag in
      let new = tag?.base as? Value
      if binding.wrappedValue != new { binding.wrappedValue = new }
    }
  }

  /// The tag of what is selected.
  var value: AnyHashable? { read() }
}
