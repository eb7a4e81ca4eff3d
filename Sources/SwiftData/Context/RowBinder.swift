/// Binds the values of slots to a statement's parameters.
struct RowBinder: _PropertyVisitor {
  let statement: Statement
  var parameter: Int32
  private(set) var error: (any Error)?

  init(_ statement: Statement, from parameter: Int32) {
    self.statement = statement
    self.parameter = parameter
  }

  mutating func visitAttribute<Codec: _AttributeCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    if case .value(let value) = slot {
      do { statement.bind(try codec.encode(value), at: parameter) } catch { self.error = error }
    } else {
      statement.bind(.null, at: parameter)
    }
    parameter += 1
  }

  mutating func visitRelationship<Codec: _RelationshipCodec>(_ slot: inout _Slot<Codec.Value>, _ codec: Codec.Type) {
    switch slot {
    case .value(let value):
      let related = codec.models(value).first { !$0._$state.isDeleted && !$0._$state.isGone && $0._$state.context != nil }
      statement.bind(related.map { .integer($0._$state.keyInSave) } ?? .null, at: parameter)
    case .reference(let key): statement.bind(.integer(key), at: parameter)
    case .fault: statement.bind(.null, at: parameter)
    }
    parameter += 1
  }
}
