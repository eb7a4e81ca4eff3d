extension PersistentModel {
  /// Reads the value of a slot that holds none yet. For the code that `@Model` makes.
  public func _$load<Value>(_ index: Int, _ slot: (Self) -> _Slot<Value>) -> Value {
    _$state.fire(index, of: self)
    guard case .value(let value) = slot(self) else { fatalError(_$state.missingValueMessage(index, of: self)) }
    return value
  }

  public func _$willSet<Value>(_ index: Int, _ old: _Slot<Value>, _ new: Value) {
    _$state.willChange(index, of: self)
  }
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<Model>, _ new: Model) {
    relate(index, old, new, _ToOne<Model>.self)
  }
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<Model?>, _ new: Model?) {
    relate(index, old, new, _OptionalToOne<Model>.self)
  }
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<[Model]>, _ new: [Model]) {
    relate(index, old, new, _ToMany<Model>.self)
  }
  public func _$willSet<Model: PersistentModel>(_ index: Int, _ old: _Slot<[Model]?>, _ new: [Model]?) {
    relate(index, old, new, _OptionalToMany<Model>.self)
  }

  /// Inserts what became related to a model of a context, or the model into the context of what it became related to.
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
    let after = ObjectList.objects(codec.models(new))
    guard let context = _$state.context, let table = _$state.table else {
      var before: [AnyObject] = []
      if case .value(let value) = old { before = ObjectList.objects(codec.models(value)) }
      _$state.joined = ObjectList.models(ObjectList.difference(before, after).added) as [Codec.Model]
      return
    }
    let property = table.properties[index]
    let before: [AnyObject]
    switch old {
    case .value(let value): before = ObjectList.objects(codec.models(value))
    case .reference(let key): before = context.registered(property.target, key).map { [$0] } ?? []
    case .fault: before = context.models(property, of: self)
    }
    _$state.willChange(index, of: self)
    let (removed, added) = ObjectList.difference(before, after)
    for model in ObjectList.models(removed) as [Codec.Model] { context.unrelate(model, from: self, property) }
    let joined = ObjectList.models(added) as [Codec.Model]
    for model in joined { context.relate(model, to: self, property) }
    _$state.joined = joined
  }
}
