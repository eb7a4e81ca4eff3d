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

  public func _$didSet<Value>(_ index: Int, _ new: Value) {}
  public func _$didSet<Model: PersistentModel>(_ index: Int, _ new: Model) { adopt([new]) }
  public func _$didSet<Model: PersistentModel>(_ index: Int, _ new: Model?) { if let new { adopt([new]) } }
  public func _$didSet<Model: PersistentModel>(_ index: Int, _ new: [Model]) { adopt(new) }
  public func _$didSet<Model: PersistentModel>(_ index: Int, _ new: [Model]?) { adopt(new ?? []) }

  private func relate<Codec: _RelationshipCodec>(
    _ index: Int, _ old: _Slot<Codec.Value>, _ new: Codec.Value, _ codec: Codec.Type
  ) {
    guard let context = _$state.context, let table = _$state.table else { return }
    let property = table.properties[index]
    let before: [Codec.Model]
    switch old {
    case .value(let value): before = codec.models(value)
    case .reference(let key): before = (context.registered(property.target, key) as? Codec.Model).map { [$0] } ?? []
    case .fault: before = context.models(property, of: self).compactMap { $0 as? Codec.Model }
    }
    let after = codec.models(new)
    _$state.willChange(index, of: self)
    let (removed, added) = difference(before, after)
    for model in removed { context.unrelate(model, from: self, property) }
    for model in added { context.relate(model, to: self, property) }
  }

  /// Inserts into this model's context what became related to it, or this model into that of a related one.
  private func adopt(_ models: [some PersistentModel]) {
    if let context = _$state.context {
      for model in models where model._$state.context == nil && !model._$state.isGone { context.insert(model) }
    } else if let context = models.lazy.compactMap({ $0._$state.context }).first, !_$state.isGone {
      context.insert(self)
    }
  }
}

/// What left and what joined a relationship, each once.
func difference<Model: AnyObject>(_ before: [Model], _ after: [Model]) -> (removed: [Model], added: [Model]) {
  // Appending is the most common change.
  var common = 0
  while common < before.count, common < after.count, before[common] === after[common] { common += 1 }
  if common == before.count, common + 1 == after.count {
    return before.contains { $0 === after[common] } ? ([], []) : ([], [after[common]])
  }
  let old = Set(before.lazy.map { ObjectIdentifier($0) })
  let new = Set(after.lazy.map { ObjectIdentifier($0) })
  var seen: Set<ObjectIdentifier> = []
  return (
    before.filter { !new.contains(ObjectIdentifier($0)) },
    after.filter { !old.contains(ObjectIdentifier($0)) && seen.insert(ObjectIdentifier($0)).inserted }
  )
}
