import Foundation

/// The edits of a collection that a view offers to the user. Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The bits of the actions, independent of what the collection supports.
  static var deleteBit: Self { Self(rawValue: 1 << 0) }
  static var moveBit: Self { Self(rawValue: 1 << 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The deletion of elements.
  public static var delete: EditActions<Data> { deleteBit }
}

extension EditActions where Data: MutableCollection {
  /// The movement of elements.
  public static var move: EditActions<Data> { moveBit }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// All edit actions.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension EditActions where Data: MutableCollection {
  /// Returns the edits that the actions perform on the data of a binding.
  nonisolated func edits(_ data: Binding<Data>) -> [RowEdits] {
    var edits: [RowEdits] = []
    if contains(.deleteBit) { edits.append(.delete { data.wrappedValue = removing($0, from: data.wrappedValue) }) }
    if contains(.moveBit) { edits.append(.move { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }) }
    return edits
  }

  /// Returns the data without the elements at the given offsets, or the data itself if the collection can't remove elements. The latter
  /// requires an option set that was created from a raw value.
  nonisolated private func removing(_ offsets: IndexSet, from data: Data) -> Data {
    func remaining<C: RangeReplaceableCollection>(of collection: C) -> Data? {
      var collection = collection
      collection.remove(atOffsets: offsets)
      return collection as? Data
    }
    return (data as? any RangeReplaceableCollection).flatMap { remaining(of: $0) } ?? data
  }
}
