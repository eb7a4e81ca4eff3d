import Foundation
import Oriel

extension ModelContext {
  /// Registers an action that reverts a change, if the context has an undo manager. The changes that the action makes register the redo.
  func registerUndo(_ action: @escaping (ModelContext) -> Void) {
    guard let undoManager else { return }
    guard MainQueue.isCurrent else {
      Report.once(
        "swiftdata-undo", "A context with an undo manager was changed on a thread other than the main thread; the change can't be undone.")
      return
    }
    // Both are used on the main queue only: this code runs on it, and the undo manager calls the action on it.
    nonisolated(unsafe) let (context, action) = (self, action)
    MainActor.assumeIsolated { undoManager.registerUndo(withTarget: context) { action($0) } }
  }

  /// Removes the context's actions from the undo manager.
  func removeUndoActions() {
    guard let undoManager, MainQueue.isCurrent else { return }
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated { undoManager.removeAllActions(withTarget: context) }
  }

  /// Reads all values of a model, so that an undo can insert it again after a save has deleted its row.
  func loadForUndo(_ model: any PersistentModel, _ table: Table) {
    guard undoManager != nil, !model._$state.isTemporary else { return }
    if let property = table.fetched.first(where: { !$0.isRelationship }) { fire(property, of: model) }
    for property in table.properties {
      if property.isRelationship {
        if case .models = model.edit(property, .read) { continue }
        fire(property, of: model)
      } else if property.isExternal {
        fire(property, of: model)
      }
    }
  }

  /// Reverts the deletion of models and of their relationships. A model whose deletion was saved is inserted as a new model.
  func restore(_ models: [any PersistentModel]) {
    let kept = models.filter { $0._$state.isDeleted && $0._$state.context === self }
    if !kept.isEmpty { undelete(kept) }
    for model in kept {
      for property in model._$state.table?.properties ?? [] where property.isRelationship {
        for related in self.models(property, of: model) where related._$state.context === self && !related._$state.isDeleted {
          relate(related, to: model, property)
        }
      }
    }
    if !kept.isEmpty { registerUndo { context in context.remove(kept.reversed()) } }
    for model in models where model._$state.context == nil { insert(model) }
  }

  private func undelete(_ models: [any PersistentModel]) {
    for model in models { model._$state.isDeleted = false }
    deleted.removeAll { !$0._$state.isDeleted }
    denials.removeAll { !$0.model._$state.isDeleted }
    // Changes from before the deletion become unsaved changes again.
    let known = Set(changed.map { ObjectIdentifier($0) })
    for model in models where !model._$state.changed.isEmpty && !model._$state.isChanged {
      model._$state.isChanged = true
      if !known.contains(ObjectIdentifier(model)) { changed.append(model) }
    }
    noteChange(tables: Set(models.compactMap { $0._$state.table?.index }))
  }
}

extension PersistentModel {
  /// Registers an action that restores the value that a property had before an assignment.
  func registerUndo<Value>(_ index: Int, _ old: _Slot<Value>) {
    guard let context = _$state.context, context.undoManager != nil, let property = _$state.table?.properties[index],
      let path = property.keyPath as? ReferenceWritableKeyPath<Self, Value>
    else { return }
    let value = if case .value(let value) = old { value } else { self[keyPath: path] }
    context.registerUndo { _ in self[keyPath: path] = value }
  }
}
