extension PersistentModel {
  /// Reads the value of an empty slot. It is public for the expansion of `@Model`.
  public func _$load<Value>(_ index: Int, _ slot: (Self) -> _Slot<Value>) -> Value {
    _$state.fire(index, of: self)
    guard case .value(let value) = slot(self) else { fatalError(_$state.missingValueMessage(index, of: self)) }
    return value
  }

  /// Prepares the assignment of an attribute. It is public for the expansion of `@Model`.
  public func _$willSet<Value>(_ index: Int, _ old: _Slot<Value>, _ new: Value) {
    registerUndo(index, old)
    _$state.willChange(index, of: self)
  }
  /// Prepares the assignment of a to-one relationship. It is public for the expansion of `@Model`.
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<Model>, _ new: Model) {
    relate(index, old, new, _ToOne<Model>.self)
  }
  /// Prepares the assignment of an optional to-one relationship. It is public for the expansion of `@Model`.
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<Model?>, _ new: Model?) {
    relate(index, old, new, _OptionalToOne<Model>.self)
  }
  /// Prepares the assignment of a to-many relationship. It is public for the expansion of `@Model`.
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<[Model]>, _ new: [Model]) {
    relate(index, old, new, _ToMany<Model>.self)
  }
  /// Prepares the assignment of an optional to-many relationship. It is public for the expansion of `@Model`.
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<[Model]?>, _ new: [Model]?) {
    relate(index, old, new, _OptionalToMany<Model>.self)
  }

  /// Inserts the newly related models into the model's context, or the model into theirs. It is public for the expansion of `@Model`.
  public func _$didSet() {
    let joined = _$state.joined
    guard !joined.isEmpty else { return }
    _$state.joined = []
    if let context = _$state.context {
      for model in joined where model._$state.context == nil && !model._$state.isGone { context.insert(model) }
    } else if !_$state.isGone, let context = joined.lazy.compactMap({ $0._$state.context }).first {
      context.insert(self)
    }
  }

  private func relate<Codec: _RelationshipCodec>(
    _ index: Int, _ old: _Slot<Codec.Value>, _ new: Codec.Value, _ codec: Codec.Type
  ) {
    registerUndo(index, old)
    let after = codec.models(new)
    guard let context = _$state.context, let table = _$state.table else {
      var before: [Codec.Model] = []
      if case .value(let value) = old { before = codec.models(value) }
      _$state.joined = ObjectList.difference(before, after).added
      return
    }
    let property = table.properties[index]
    let before: [Codec.Model]
    switch old {
    case .value(let value): before = codec.models(value)
    case .reference(let key): before = (context.registered(property.target, key) as? Codec.Model).map { [$0] } ?? []
    case .fault: before = context.models(property, of: self).compactMap { $0 as? Codec.Model }
    }
    _$state.willChange(index, of: self)
    let (removed, joined) = ObjectList.difference(before, after)
    for model in removed { context.unrelate(model, from: self, property) }
    for model in joined { context.relate(model, to: self, property) }
    _$state.joined = joined
  }
}
