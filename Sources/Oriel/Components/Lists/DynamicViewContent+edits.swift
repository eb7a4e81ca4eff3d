import Foundation

extension DynamicViewContent {
  /// What deletes rows of a list; nil allows no deleting. The offsets count in the data. Mirrors SwiftUI's `onDelete(perform:)`.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .delete(action)))
  }

  /// What moves rows of a list: offsets in the data, and the offset before which they shall stand; nil allows no moving.
  /// Mirrors SwiftUI's `onMove(perform:)`.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .move(action)))
  }
}

extension ListContext {
  /// What can be done to the rows of a source, by the innermost modifier that says so.
  fileprivate func edits<Action>(of source: AnyViewNode?, _ find: (RowEdits) -> Action?) -> Action? {
    var node = source
    while let current = node, current !== rows {
      if let action = (current as? any RowEditing)?.edits.lazy.compactMap(find).first { return action }
      node = current.parent
    }
    return nil
  }

  /// What puts what is dropped among the rows of a source; nil where nothing can be dropped.
  func insertion(of source: AnyViewNode?) -> (any DropInsertion)? {
    edits(of: source) { if case .insert(let insertion) = $0 { insertion as? any DropInsertion } else { nil } }
  }
}

extension ListRowBox {
  /// What deletes the row; nil if it cannot be deleted.
  var deleteAction: ((IndexSet) -> Void)? {
    guard role == .content, content.trait(DeleteDisabledTrait.self) != true else { return nil }
    return edits { if case .delete(let action) = $0 { action } else { nil } }
  }

  /// What moves the row; nil if it cannot be moved.
  var moveAction: ((IndexSet, Int) -> Void)? {
    guard role == .content, content.trait(MoveDisabledTrait.self) != true else { return nil }
    return edits { if case .move(let action) = $0 { action } else { nil } }
  }

  /// What puts what is dropped among the rows; nil where nothing can be dropped.
  var insertion: (any DropInsertion)? {
    role == .content ? list.insertion(of: row?.source) : nil
  }

  private func edits<Action>(_ find: (RowEdits) -> Action?) -> Action? { list.edits(of: row?.source, find) }

  /// Deletes the row.
  func delete() {
    guard let action = deleteAction, let index = row?.index else { return }
    withAnimation { action(IndexSet(integer: index)) }
  }
}
