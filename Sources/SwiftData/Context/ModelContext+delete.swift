public import Foundation

extension ModelContext {
  /// Removes a model with the next save, and applies the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) { remove([model]) }

  /// Removes models in the order of the array.
  func remove(_ models: [any PersistentModel]) {
    var open = Array(models.reversed())
    // True if a removed model was never saved.
    var hasLeft = false
    var removed: [any PersistentModel] = []
    while let next = open.popLast() {
      let state = next._$state
      guard state.context === self, !state.isDeleted, let table = state.table else { continue }
      loadForUndo(next, table)
      let related = table.properties.filter(\.isRelationship).map { ($0, self.models($0, of: next)) }
      guard relationshipReadError == nil else { return noteChange() }
      let wasInserted = state.isInserted
      state.isDeleted = true
      removed.append(next)
      for (property, models) in related {
        switch property.relationship?.deleteRule ?? .nullify {
        case .cascade: open += models
        case .nullify: for model in models { unrelate(model, from: next, property) }
        case .deny: if !models.isEmpty { denials.append(Denial(model: next, property: property, related: models)) }
        case .noAction: break
        }
        // Regardless of the rule, the to-many relationships of other models must not contain a deleted model.
        if property.inverse?.isToMany == true, property.relationship?.deleteRule != .nullify {
          for model in models { unrelate(model, from: next, property) }
        }
      }
      state.isChanged = false
      if wasInserted {
        state.isInserted = false
        state.isDeleted = false
        unregister(table, state.key)
        state.context = nil
        hasLeft = true
      } else {
        deleted.append(next)
      }
    }
    if !removed.isEmpty { registerUndo { context in context.restore(removed) } }
    // A model that has another context by now was inserted into that context.
    if hasLeft {
      inserted.removeAll { !$0._$state.isInserted || $0._$state.context !== self }
      links.removeAll { $0.own._$state.context == nil || $0.other._$state.context == nil }
    }
    noteChange()
  }

  /// Removes the models that match a predicate, or all models, with the next save, and applies the delete rules.
  ///
  /// Models have no subclasses in this implementation, so `includeSubclasses` has no effect.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    remove(try fetch(FetchDescriptor<T>(predicate: predicate)))
  }

  /// Returns the models of a relationship, and reads them from the store if necessary. If that fails, the result is empty, and saving fails
  /// until a rollback.
  func models(_ property: Property, of model: any PersistentModel) -> [any PersistentModel] {
    switch model.edit(property, .read) {
    case .models(let models): return models
    case .reference(let key): return [fault(property.target, key)]
    case .fault:
      if model._$state.isTemporary { return [] }
      model._$state.fire(property.index, of: model)
      switch model.edit(property, .read) {
      case .models(let models): return models
      case .reference(let key): return [fault(property.target, key)]
      case .fault:
        // Without this error, a save would delete the relationship as if it were empty.
        if let faultError { relationshipReadError = faultError }
        return []
      }
    }
  }
}
