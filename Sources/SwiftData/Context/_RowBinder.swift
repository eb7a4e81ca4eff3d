/// A visitor that binds the values of slots to the parameters of a statement. It is public for the expansion of `@Model`, which the
/// compiler specializes for this type.
public struct _RowBinder: _PropertyVisitor {
  private let statement: Statement
  private var parameter: Int32
  @usableFromInline var error: (any Error)?

  init(_ statement: Statement, from parameter: Int32) {
    self.statement = statement
    self.parameter = parameter
  }

  @inlinable
  public mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    guard case .value(let value) = slot else { return bind(.null) }
    do {
      bind(try codec.encode(value))
    } catch {
      self.error = error
    }
  }

  public mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    switch slot {
    case .value(let value):
      let related = codec.models(value).first { !$0._$state.isDeleted && !$0._$state.isGone && $0._$state.context != nil }
      bind(related.map { .integer($0._$state.keyInSave) } ?? .null)
    case .reference(let key): bind(.integer(key))
    case .fault: bind(.null)
    }
  }

  @usableFromInline
  mutating func bind(_ value: _SQLiteValue) {
    statement.bind(value, at: parameter)
    parameter += 1
  }
}
