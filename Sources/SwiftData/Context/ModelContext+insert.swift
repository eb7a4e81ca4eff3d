import Oriel

/// A pair of models that is added to or removed from a many-to-many relationship.
struct LinkChange {
  let link: Link
  let own: any PersistentModel
  let other: any PersistentModel
  let isAdded: Bool

  var ownTable: Int { own._$state.table?.index ?? -1 }
  var otherTable: Int { other._$state.table?.index ?? -1 }
}

/// A deletion that a relationship's delete rule forbids while the related models exist.
struct Denial {
  let model: any PersistentModel
  let property: Property
  let related: [any PersistentModel]
}

extension ModelContext {
  /// Registers a model, and all models that it references, for the next save. A model whose type isn't part of the container's schema is
  /// skipped and reported.
  public func insert<T: PersistentModel>(_ model: T) {
    if model._$state.isDeleted, model._$state.context === self { return restore([model]) }
    guard model._$state.context !== self else { return }
    var open: [any PersistentModel] = [model]
    var added: [any PersistentModel] = []
    while let next = open.popLast() {
      let state = next._$state
      guard state.context == nil else { continue }
      guard let table = container.table(for: type(of: next)) else {
        Report.once(
          "swiftdata-schema-\(type(of: next))",
          "'\(type(of: next))' isn't part of the container's schema; the model isn't inserted. Add it to the types of the container."
        )
        continue
      }
      // A model whose deletion was saved becomes a new model.
      if state.isGone {
        state.key = _ModelState().key
        state.keyInSave = state.key
        state.isGone = false
      }
      state.table = table
      state.context = self
      state.isInserted = true
      state.changed = PropertySet()
      inserted.append(next)
      register(next, table, state.key)
      added.append(next)
      for property in table.properties where property.isRelationship {
        if case .models(let models) = next.edit(property, .read) { open += models.filter { $0._$state.context == nil } }
      }
    }
    for model in added {
      for property in model._$state.table!.properties where property.isRelationship {
        guard case .models(let models) = model.edit(property, .read) else { continue }
        for related in models where related._$state.context === self { relate(related, to: model, property) }
      }
    }
    guard !added.isEmpty else { return }
    registerUndo { context in context.remove(added.reversed()) }
    noteChange(tables: Set(added.compactMap { $0._$state.table?.index }))
  }

  /// Updates the inverse of a relationship after `model` was added to `property` of `owner`.
  func relate(_ model: any PersistentModel, to owner: any PersistentModel, _ property: Property) {
    if let link = property.link {
      links.append(LinkChange(link: link, own: owner, other: model, isAdded: true))
    }
    guard let inverse = property.inverse else { return }
    if inverse.isToOne {
      let current = one(inverse, of: model)
      if let current, current !== owner {
        // A model belongs to one owner: the earlier owner loses it.
        change(property, of: current, property.isToMany ? .remove(model) : .set([]))
      }
      if current !== owner { change(inverse, of: model, .set([owner])) }
    } else {
      change(inverse, of: model, .add(owner))
    }
  }

  /// Updates the inverse of a relationship after `model` was removed from `property` of `owner`.
  func unrelate(_ model: any PersistentModel, from owner: any PersistentModel, _ property: Property) {
    if let link = property.link {
      links.append(LinkChange(link: link, own: owner, other: model, isAdded: false))
    }
    guard let inverse = property.inverse, model._$state.context === self, !model._$state.isDeleted else { return }
    if inverse.isToOne {
      if one(inverse, of: model) === owner { change(inverse, of: model, .set([])) }
    } else {
      change(inverse, of: model, .remove(owner))
    }
  }

  /// Returns the model of a to-one relationship, or `nil` if there is none. An unread relationship is read from the store.
  private func one(_ property: Property, of model: any PersistentModel) -> (any PersistentModel)? {
    var content = model.edit(property, .read)
    if case .fault = content, !model._$state.isTemporary {
      model._$state.fire(property.index, of: model)
      content = model.edit(property, .read)
    }
    switch content {
    case .models(let models): return models.first
    case .reference(let key): return fault(property.target, key)
    case .fault: return nil
    }
  }

  private func change(_ property: Property, of model: any PersistentModel, _ action: RelationshipEditor.Action) {
    model._$withMutation(property.index) {
      model._$state.willChange(property.index, of: model)
      model.edit(property, action)
    }
  }
}
