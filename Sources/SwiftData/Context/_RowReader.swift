/// Fills slots that hold nothing with the values of a row. For the code that `@Model` makes, which the compiler specializes for this type.
public struct _RowReader: _PropertyVisitor {
  let context: ModelContext
  /// The property whose slot comes next, for its default value and for messages.
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

  /// Takes the default value for what can't be decoded.
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
    // Models that aren't saved are always registered; their keys don't last.
    if key < 0, let model = context.registered(property.target, key) as? Codec.Model, let value = codec.make([model]) {
      slot = .value(value)
    } else {
      slot = .reference(key)
    }
  }
}
