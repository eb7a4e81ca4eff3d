/// A visitor that reads or changes the slot of a relationship without static knowledge of its types.
struct RelationshipEditor: _PropertyVisitor {
  enum Action {
    case read
    case set([any PersistentModel])
    case add(any PersistentModel)
    case remove(any PersistentModel)
    /// Discards the value; it is read from the store again.
    case forget
  }

  enum Content {
    case fault
    case reference(Int64)
    case models([any PersistentModel])
  }

  let action: Action
  /// The value of the slot after `read`.
  private(set) var content = Content.fault

  init(_ action: Action) { self.action = action }

  mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    if case .forget = action { slot = .fault }
  }

  mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    switch action {
    case .read:
      switch slot {
      case .fault: content = .fault
      case .reference(let key): content = .reference(key)
      case .value(let value): content = .models(codec.models(value))
      }
    case .forget: slot = .fault
    case .set(let models):
      if let value = codec.make(models.compactMap { $0 as? Codec.Model }) { slot = .value(value) }
    case .add(let model):
      guard let model = model as? Codec.Model else { return }
      change(&slot, codec) { models in
        if ObjectList.index(of: model, in: models) == nil { models.append(model) }
      }
    case .remove(let model):
      guard let model = model as? Codec.Model else { return }
      change(&slot, codec) { models in
        if let index = ObjectList.index(of: model, in: models) { models.remove(at: index) }
      }
    }
  }

  /// Changes a list of models in place, without copying it.
  private func change<Codec: _RelationshipCodec>(
    _ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type, _ body: (inout [Codec.Model]) -> Void
  ) {
    guard case .value(var value) = slot else { return }
    slot = .fault
    codec.change(&value, body)
    slot = .value(value)
  }
}

extension PersistentModel {
  @discardableResult
  func edit(_ property: Property, _ action: RelationshipEditor.Action) -> RelationshipEditor.Content {
    var editor = RelationshipEditor(action)
    _$visit(property.index, &editor)
    return editor.content
  }
}
