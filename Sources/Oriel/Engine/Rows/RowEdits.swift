import Foundation

/// An insertion of dropped content among rows. The layer that provides the modifier defines it.
protocol RowInsertion {}

/// An edit that rows support.
nonisolated enum RowEdits {
  case delete(((IndexSet) -> Void)?)
  case move(((IndexSet, Int) -> Void)?)
  case insert(any RowInsertion)

  /// Returns a Boolean value that indicates whether two edits are of the same kind and are both enabled or both disabled.
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

/// A node around rows that provides the edits that they support.
@MainActor
protocol RowEditing: _AnyViewNode {
  var edits: [RowEdits] { get }
}

extension RowEditing {
  /// Notifies the lazy container if the supported edits have changed, because its edit controls depend on them.
  func rowEditsDidChange(from old: [RowEdits]) {
    guard edits.count != old.count || !zip(edits, old).allSatisfy({ $0.allowsSame(as: $1) }) else { return }
    parent?.rowHost(for: self)?.editsDidChange()
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
