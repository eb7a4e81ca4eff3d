/// A visitor that sets an empty slot to the property's default value, or to `nil` if there is no default value.
struct DefaultSetter: _PropertyVisitor {
  let property: Property

  mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    if slot.isFault, let value = (property.defaultValue?() ?? Any?.none as Any) as? Codec.Value { slot = .value(value) }
  }

  mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {}
}
