import Foundation
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Sets the action that inserts items dropped between rows of a list. The action receives the offset in the data before which to insert
  /// the items, and their providers. Mirrors SwiftUI's `onInsert(of:perform:)`.
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

  /// Sets the action that inserts values dropped between rows of a list. The action receives the values, and the offset in the data before
  /// which to insert them. Mirrors SwiftUI's `dropDestination(for:action:)` of dynamic content.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .insert(ValueInsertion(action: action))))
  }
}

/// The insertion of dropped items among rows.
protocol DropInsertion: RowInsertion {
  @MainActor func accepts(_ info: DropInfo) -> Bool
  /// Inserts the dropped items before the element at `offset` in the data.
  @MainActor func perform(_ info: DropInfo, at offset: Int)
}

nonisolated private struct ProviderInsertion: DropInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

  @MainActor func perform(_ info: DropInfo, at offset: Int) { action(offset, info.itemProviders(for: types)) }
}

nonisolated private struct ValueInsertion<T: Transferable>: DropInsertion {
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

/// The target of drops below the last row, which are inserted after that row if its data accepts them. The list may be empty.
extension ListFrameBox: DropTarget {
  var dropHandler: (any DropHandler)? {
    guard let end = context.endOfRows, let insertion = end.insertion else { return nil }
    return RowDrop(insertion: insertion) { _ in end.offset }
  }

  func insertionLine(at point: CGPoint) -> CGRect? {
    guard let rows = context.rows?.box else { return nil }
    let frame = CGRect(x: 0, y: rows.size.height - 1, width: rows.size.width, height: 2)
    return frame.applying(rows.transform(to: nil))
  }

  /// Returns the information about a drop below the rows or into an empty list, otherwise `nil`: a drop that a row rejects must not reach
  /// the list.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo? {
    guard let rows = context.rows?.box, let point = rows.localPoint(location), point.y >= rows.size.height || context.isEmpty else {
      return nil
    }
    return localPoint(location).map { DropInfo(providers: providers, location: $0, graph: graph.reference) }
  }
}

extension ListContext {
  fileprivate var isEmpty: Bool { rows?.box.map.rowCount == 0 }

  /// The insertion for drops after the last rows, and the number of rows of the same data.
  fileprivate var endOfRows: (insertion: (any DropInsertion)?, offset: Int)? {
    let segment = rows?.box.map.segments.last { $0.role == .content }
    return segment.map { (insertion: insertion(of: $0.source), offset: $0.rows.count) }
  }
}

private struct RowDrop: DropHandler {
  let insertion: any DropInsertion
  let index: @MainActor (CGPoint) -> Int

  func accepts(_ info: DropInfo) -> Bool { insertion.accepts(info) }

  func entered(_ info: DropInfo) {}

  func exited(_ info: DropInfo) {}

  func perform(_ info: DropInfo) { insertion.perform(info, at: index(info.location)) }
}
