import Foundation

/// Views that are made from data, so that rows stand for elements. Mirrors SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

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

/// What can be done to rows.
nonisolated enum RowEdits {
  case delete(((IndexSet) -> Void)?)
  case move(((IndexSet, Int) -> Void)?)
  case insert(any RowInsertion)

  /// Whether the same can be done, by whatever means.
  func allowsSame(as other: RowEdits) -> Bool {
    switch (self, other) {
    case (.delete(let one), .delete(let other)): (one == nil) == (other == nil)
    case (.move(let one), .move(let other)): (one == nil) == (other == nil)
    case (.insert, .insert): true
    case (.delete, _), (.move, _), (.insert, _): false
    }
  }
}

nonisolated struct RowEditsModifier: ViewModifier {
  typealias Body = Never
  let edit: RowEdits

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    RowEditsNode(view, in: context)
  }
}

/// A node around rows that says what can be done to them.
@MainActor
protocol RowEditing: _AnyViewNode {
  var edits: [RowEdits] { get }
}

extension RowEditing {
  /// Circles and handles come or go with what can be done.
  func rowEditsDidChange(from old: [RowEdits]) {
    guard edits.count != old.count || !zip(edits, old).allSatisfy({ $0.allowsSame(as: $1) }) else { return }
    (parent?.rowHost(for: self) as? any ListRowsHost)?.editsDidChange()
  }
}

@MainActor
private final class RowEditsNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, RowEditsModifier>>, RowEditing {
  private(set) var edits: [RowEdits]
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, RowEditsModifier>, in context: _NodeContext) {
    edits = [view.modifier.edit]
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, RowEditsModifier>) {
    let old = edits
    edits = [view.modifier.edit]
    content.update(view.content)
    rowEditsDidChange(from: old)
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
  func insertion(of source: AnyViewNode?) -> (any RowInsertion)? {
    edits(of: source) { if case .insert(let insertion) = $0 { insertion } else { nil } }
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
  var insertion: (any RowInsertion)? {
    role == .content ? list.insertion(of: row?.source) : nil
  }

  private func edits<Action>(_ find: (RowEdits) -> Action?) -> Action? { list.edits(of: row?.source, find) }

  /// Deletes the row.
  func delete() {
    guard let action = deleteAction, let index = row?.index else { return }
    withAnimation { action(IndexSet(integer: index)) }
  }
}
