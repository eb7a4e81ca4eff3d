/// An operation on a model's slots without static knowledge of the model's class. It is public for the expansion of `@Model`.
public protocol _PropertyVisitor {
  mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type)
  mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type)
}

extension _PropertyVisitor {
  @inlinable public mutating func visit<Value: _ColumnValue>(_ slot: inout _Slot<Value>) { visitAttribute(&slot, _ColumnCodec<Value>.self) }
  @inlinable public mutating func visit<Value: Codable>(_ slot: inout _Slot<Value>) { visitAttribute(&slot, _JSONCodec<Value>.self) }
  @inlinable public mutating func visit<Value: RawRepresentable & Codable>(_ slot: inout _Slot<Value>) where Value.RawValue: _ColumnValue {
    visitAttribute(&slot, _RawCodec<Value>.self)
  }
  @inlinable public mutating func visit<Value: RawRepresentable & Codable>(_ slot: inout _Slot<Value?>) where Value.RawValue: _ColumnValue {
    visitAttribute(&slot, _OptionalRawCodec<Value>.self)
  }
  @inlinable public mutating func visit<Model: PersistentModel>(_ slot: inout _Slot<Model>) { visitRelationship(&slot, _ToOne<Model>.self) }
  @inlinable public mutating func visit<Model: PersistentModel>(_ slot: inout _Slot<Model?>) {
    visitRelationship(&slot, _OptionalToOne<Model>.self)
  }
  @inlinable public mutating func visit<Model: PersistentModel>(_ slot: inout _Slot<[Model]>) {
    visitRelationship(&slot, _ToMany<Model>.self)
  }
  @inlinable public mutating func visit<Model: PersistentModel>(_ slot: inout _Slot<[Model]?>) {
    visitRelationship(&slot, _OptionalToMany<Model>.self)
  }

  @available(*, unavailable, message: "a property of a model must be Codable or a relationship to models; mark others as '@Transient'")
  public mutating func visit<Value>(_ slot: inout _Slot<Value>) {}
}
