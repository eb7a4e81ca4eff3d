import Oriel

/// A value that selects content of a map. Mirrors MapKit's `MapSelection`, without the features of Apple's map.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The selected value, or `nil` if nothing is selected.
  public var value: SelectionValue?

  /// Creates a selection of a value.
  public init(_ value: SelectionValue) { self.value = value }

  public static func == (left: MapSelection, right: MapSelection) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// The type-erased selection of a map.
struct MapSelectionLink {
  private let read: () -> AnyHashable?
  /// Returns a Boolean value that indicates whether content with a tag can be selected.
  let isSelectable: (AnyHashable?) -> Bool
  /// Selects the content with a tag, or clears the selection if the tag is `nil`.
  let select: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { AnyHashable($0) } }
    isSelectable = { $0?.base is Value }
    select = { tag in
      let new = tag?.base as? Value
      if binding.wrappedValue != new { binding.wrappedValue = new }
    }
  }

  /// The tag of the selected content, or `nil` if nothing is selected.
  var value: AnyHashable? { read() }
}
