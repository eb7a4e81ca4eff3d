import Foundation

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    switch try translator.term(root) {
    case .constant(let value):
      guard let value = value as? Root.Output else { throw translator.unsupported(self) }
      return .constant(value[keyPath: keyPath as Swift.KeyPath<Root.Output, Output>])
    case .row(let row):
      if let property = row.table.byKeyPath[keyPath] { return try term(of: property, row, translator) }
      if Output.self == PersistentIdentifier.self { return .scalar(row.key, type: PersistentIdentifier.self) }
      throw SwiftDataError(
        .unsupportedKeyPath, "'\(keyPath)' isn't a stored property of '\(row.table.name)'; a predicate can't use it")
    case .collection(let collection):
      switch kind {
      case .collectionCount: return .scalar(try collection.count(translator), type: Int.self)
      case .collectionIsEmpty: return .scalar("(NOT " + (try collection.exists(translator)) + ")", type: Bool.self)
      default: throw translator.unsupported(self)
      }
    case .scalar(let sql, let type):
      if type == Output.self, keyPath == \Root.Output.self { return .scalar(sql, type: type) }
      if type is String.Type || type is String?.Type {
        switch kind {
        case .collectionCount: return .scalar("LENGTH(" + sql + ")", type: Int.self)
        case .collectionIsEmpty: return .scalar("(" + sql + " = '')", type: Bool.self)
        default: throw translator.unsupported(self)
        }
      }
      if let raw = Root.Output.self as? any RawRepresentable.Type, isRawValue(raw) { return .scalar(sql, type: Output.self) }
      if case .attribute(_, .json, _) = PropertyKind(type) {
        switch kind {
        case .collectionCount: return .scalar("JSON_ARRAY_LENGTH(" + sql + ")", type: Int.self)
        case .collectionIsEmpty: return .scalar("(JSON_ARRAY_LENGTH(" + sql + ") = 0)", type: Bool.self)
        default: break
        }
      }
      throw translator.unsupported(self)
    case .range: throw translator.unsupported(self)
    }
  }

  private func term(of property: Property, _ row: RowTerm, _ translator: Translator) throws -> Term {
    switch property.kind {
    case .attribute:
      return .scalar(SQLText(sql: translator.alias(of: row) + "." + property.column), type: property.valueType)
    case .toOne:
      let key = SQLText(sql: translator.alias(of: row) + "." + property.column)
      return .row(RowTerm(table: property.target, key: key, scope: row.scope, alias: nil))
    case .toMany:
      return .collection(CollectionTerm(property: property, owner: row.key, filters: []))
    case .ephemeral:
      throw SwiftDataError(
        .unsupportedKeyPath, "'\(property.fullName)' is ephemeral, so its values aren't stored; a predicate can't use it")
    }
  }

  /// Indicates whether the key path is `\.rawValue`. A key path has no name at run time, so it is compared with the raw values of all known
  /// cases.
  private func isRawValue<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
    guard Output.self == Value.RawValue.self else { return false }
    let path = keyPath as AnyKeyPath
    guard let cases = type as? any CaseIterable.Type else { return true }
    return allCases(cases).allSatisfy { value in
      guard let value = value as? Value else { return false }
      return (value[keyPath: path] as? AnyHashable) == (value.rawValue as? AnyHashable)
    }
  }

  private func allCases<Value: CaseIterable>(_ type: Value.Type) -> [Any] { type.allCases.map { $0 as Any } }
}
