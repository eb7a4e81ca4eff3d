import Foundation

/// What a view of a collection lets people do to it. Mirrors SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The bits, whatever the collection is able to do.
  static var deleteBit: Self { Self(rawValue: 1 << 0) }
  static var moveBit: Self { Self(rawValue: 1 << 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { deleteBit }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> { moveBit }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Everything.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension EditActions where Data: MutableCollection {
  /// What the actions do to the data behind a binding.
  nonisolated func edits(_ data: Binding<Data>) -> [RowEdits] {
    var edits: [RowEdits] = []
    if contains(.deleteBit) { edits.append(.delete { data.wrappedValue = removing($0, from: data.wrappedValue) }) }
    if contains(.moveBit) { edits.append(.move { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }) }
    return edits
  }

  /// A collection that cannot lose elements stays as it is: only a raw value asks that of one.
  nonisolated private func removing(_ offsets: IndexSet, from data: Data) -> Data {
    func remaining<C: RangeReplaceableCollection>(of collection: C) -> Data? {
      var collection = collection
      collection.remove(atOffsets: offsets)
      return collection as? Data
    }
    return (data as? any RangeReplaceableCollection).flatMap { remaining(of: $0) } ?? data
  }
}
