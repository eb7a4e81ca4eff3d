/// A visitor that fills empty slots with the values of a row. It is public for the expansion of `@Model`, which the compiler specializes
/// for this type.
public struct _RowReader: _PropertyVisitor {
  let context: ModelContext
  /// The property of the next slot, for its default value and for diagnostics.
  var property: Property
  private(set) var failure: Property?
  /// The column of the next slot.
  @usableFromInline var column: _Column

  init(_ statement: Statement, context: ModelContext, property: Property) {
    self.context = context
    self.property = property
    column = statement.column(0)
  }

  @inlinable
  public mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    guard case .fault = slot else { return }
    if let value = codec.decode(column) { slot = .value(value) } else { substitute(&slot) }
  }

  /// Sets the slot to the default value if its column can't be decoded, and records a failure if there is no default value.
  @usableFromInline
  mutating func substitute<Value>(_ slot: inout _Slot<Value>) {
    if let value = property.defaultValue?() as? Value {
      slot = .value(value)
    } else {
      failure = property
    }
  }

  public mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    guard slot.isFault, !codec.isToMany else { return }
    guard let key = column.integer else {
      if let value = codec.make([]) { slot = .value(value) }
      return
    }
    // Unsaved models are always registered, and their keys are temporary.
    if key < 0, let model = context.registered(property.target, key) as? Codec.Model, let value = codec.make([model]) {
      slot = .value(value)
    } else {
      slot = .reference(key)
    }
  }
}
