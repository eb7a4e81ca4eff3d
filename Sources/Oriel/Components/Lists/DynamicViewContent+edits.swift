import Foundation

extension DynamicViewContent {
  /// Sets the action that deletes rows of a list, or disables deletion if `action` is `nil`. The action receives the offsets in the data.
  /// Mirrors SwiftUI's `onDelete(perform:)`.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .delete(action)))
  }

  /// Sets the action that moves rows of a list, or disables moves if `action` is `nil`. The action receives the offsets in the data, and
  /// the offset before which to insert the elements. Mirrors SwiftUI's `onMove(perform:)`.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditsModifier(edit: .move(action)))
  }
}

extension ListContext {
  /// Returns the action that `find` selects from the edits of a source, from the innermost modifier that matches, or `nil` if none does.
  ///
  /// - Parameter find: A closure that returns the action of an edit, `.some(nil)` if the edit disables the action, or `nil` if the edit is
  ///   of another kind.
  fileprivate func edits<Action>(of source: AnyViewNode?, _ find: (RowEdits) -> Action??) -> Action? {
    var node = source
    while let current = node, current !== rows {
      if let action = (current as? any RowEditing)?.edits.lazy.compactMap(find).first { return action }
      node = current.parent
    }
    return nil
  }

  /// Returns the insertion of dropped items among the rows of a source, or `nil` if the rows accept no drops.
  func insertion(of source: AnyViewNode?) -> (any DropInsertion)? {
    edits(of: source) { if case .insert(let insertion as any DropInsertion) = $0 { insertion } else { nil } }
  }
}

extension ListRowBox {
  /// The action that deletes the row, or `nil` if the row can't be deleted.
  var deleteAction: ((IndexSet) -> Void)? {
    guard role == .content, content.trait(DeleteDisabledTrait.self) != true else { return nil }
    return edits { if case .delete(let action) = $0 { .some(action) } else { nil } }
  }

  /// The action that moves the row, or `nil` if the row can't be moved, or is moved by a container of reorderable views.
  var moveAction: ((IndexSet, Int) -> Void)? {
    guard role == .content, content.trait(MoveDisabledTrait.self) != true, reorderItem?.canBeMoved != true else { return nil }
    return edits { if case .move(let action) = $0 { .some(action) } else { nil } }
  }

  /// The insertion of dropped items among the rows, or `nil` if the rows accept no drops.
  var insertion: (any DropInsertion)? {
    role == .content ? list.insertion(of: row?.source) : nil
  }

  private func edits<Action>(_ find: (RowEdits) -> Action??) -> Action? { list.edits(of: row?.source, find) }

  func delete() {
    guard let action = deleteAction, let index = row?.index else { return }
    withAnimation { action(IndexSet(integer: index)) }
  }
}
