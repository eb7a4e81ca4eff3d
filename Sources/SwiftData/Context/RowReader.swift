/// Fills slots that hold nothing with the values of a row.
struct RowReader: _PropertyVisitor {
  let statement: Statement
  let context: ModelContext
  /// The column of the next slot.
  var column = 0
  /// The property whose slot comes next, for its default value and for messages.
  var property: Property
  private(set) var failure: Property?

  init(_ statement: Statement, context: ModelContext, property: Property) {
    self.statement = statement
    self.context = context
    self.property = property
  }

  mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    guard slot.isFault else { return }
    if let value = codec.decode(statement.column(column)) ?? (property.defaultValue?() as? Codec.Value) {
      slot = .value(value)
    } else {
      failure = property
    }
  }

  mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    guard slot.isFault, !codec.isToMany else { return }
    guard let key = statement.column(column).integer else {
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
