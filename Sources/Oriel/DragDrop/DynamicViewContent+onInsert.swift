import Foundation
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Puts what is dropped between rows of a list among them: the offset in the data before which it shall stand, and what it is. Mirrors SwiftUI's
  /// `onInsert(of:perform:)`.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .insert(ProviderInsertion(types: supportedContentTypes, action: action))))
  }

  /// Mirrors SwiftUI's deprecated `onInsert(of:perform:)` for type identifiers.
  @_disfavoredOverload
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action)
  }

  /// Puts values of a type that are dropped between rows of a list among them: the values, and the offset in the data before which they shall
  /// stand. Mirrors SwiftUI's `dropDestination(for:action:)` of dynamic content.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .insert(ValueInsertion(action: action))))
  }
}

/// What puts something that is dropped among rows.
protocol RowInsertion {
  @MainActor func accepts(_ info: DropInfo) -> Bool
  /// Takes the offset in the data.
  @MainActor func perform(_ info: DropInfo, at offset: Int)
}

nonisolated private struct ProviderInsertion: RowInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

  @MainActor func perform(_ info: DropInfo, at offset: Int) { action(offset, info.itemProviders(for: types)) }
}

nonisolated private struct ValueInsertion<T: Transferable>: RowInsertion {
  let action: ([T], Int) -> Void

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.providers.contains { $0.canLoadObject(ofClass: T.self) } }

  @MainActor func perform(_ info: DropInfo, at offset: Int) { info.load(T.self) { [action] in action($0, offset) } }
}

extension ListRowBox: DropTarget {
  var dropHandler: (any DropHandler)? {
    guard let insertion, let index = row?.index else { return nil }
    return RowDrop(insertion: insertion) { [weak self] in self?.isBehind($0) == true ? index + 1 : index }
  }

  private func isBehind(_ point: CGPoint) -> Bool { point.y > rowFrame.midY }

  func insertionLine(at point: CGPoint) -> CGRect? {
    let y = isBehind(point) ? rowFrame.maxY : rowFrame.minY
    return CGRect(x: rowFrame.minX, y: y - 1, width: rowFrame.width, height: 2).applying(transform(to: nil))
  }
}

private struct RowDrop: DropHandler {
  let insertion: any RowInsertion
  let index: @MainActor (CGPoint) -> Int

  func accepts(_ info: DropInfo) -> Bool { insertion.accepts(info) }

  func entered(_ info: DropInfo) {}

  func exited(_ info: DropInfo) {}

  func perform(_ info: DropInfo) { insertion.perform(info, at: index(info.location)) }
}
