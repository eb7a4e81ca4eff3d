import Foundation

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    switch try translator.term(sequence) {
    case .constant(let constant):
      guard let values = constant as? any Sequence else { throw translator.unsupported(self) }
      return bool(try translator.membership(of: try translator.scalar(element), in: elements(values), self))
    case .collection(let collection):
      let element = try translator.scalar(element)
      return bool(try collection.exists(translator) { row in row.key + " = " + element })
    case .scalar(let sql, let type):
      if type is String.Type || type is String?.Type { return bool("(INSTR(" + sql + ", " + (try translator.scalar(element)) + ") > 0)") }
      guard case .attribute(_, .json, _) = PropertyKind(type), LHS.Output.Element.self is any JSONScalar.Type else {
        throw translator.unsupported(self)
      }
      return bool("EXISTS (SELECT 1 FROM JSON_EACH(" + sql + ") WHERE value = " + (try translator.scalar(element)) + ")")
    case .row, .range: throw translator.unsupported(self)
    }
  }

  private func elements(_ values: any Sequence) -> [Any] { values.map { $0 as Any } }
}

/// A type whose values have the same form in JSON and in columns.
private protocol JSONScalar {}
extension Int: JSONScalar {}
extension Int64: JSONScalar {}
extension Int32: JSONScalar {}
extension Double: JSONScalar {}
extension String: JSONScalar {}

extension Translator {
  /// Returns a membership test for a list of constants. A long list is passed as one parameter, since SQLite limits the number of
  /// parameters.
  func membership(of element: SQLText, in values: [Any], _ expression: Any) throws -> SQLText {
    let all = try values.map { try sqliteValue(of: $0, expression) }
    let known = all.filter { $0 != .null }
    var test: SQLText
    if known.isEmpty {
      test = SQLText(sql: "0")
    } else if known.count <= 500 {
      test = "(" + element + " IN (\(Array(repeating: "?", count: known.count).joined(separator: ", "))))"
      test.values += known
    } else if known.allSatisfy({ if case .blob = $0 { true } else { false } }) {
      let texts = known.map { value -> String in
        guard case .blob(let data) = value else { return "" }
        return data.map { String(format: "%02X", $0) }.joined()
      }
      test = "(HEX(" + element + ") IN (SELECT value FROM JSON_EACH(?)))"
      test.values.append(try JSON.encode(texts))
    } else {
      let list = try known.map { value -> JSONValue in
        switch value {
        case .integer(let integer): .integer(integer)
        case .real(let real): .real(real)
        case .text(let text): .text(text)
        case .null, .blob: throw unsupported(expression)
        }
      }
      test = "(" + element + " IN (SELECT value FROM JSON_EACH(?)))"
      test.values.append(try JSON.encode(list))
    }
    return known.count == all.count ? test : "(" + test + " OR " + element + " IS NULL)"
  }
}

private enum JSONValue: Encodable {
  case integer(Int64), real(Double), text(String)

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    guard case .collection(let collection) = try translator.term(sequence) else { throw translator.unsupported(self) }
    return bool(
      try collection.exists(translator) { row in try translator.bind(variable.key, to: .row(row)) { try translator.scalar(test) } })
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    guard case .collection(let collection) = try translator.term(sequence) else { throw translator.unsupported(self) }
    let exception = try collection.exists(translator) { row in
      "(NOT COALESCE(" + (try translator.bind(variable.key, to: .row(row)) { try translator.scalar(test) }) + ", 0))"
    }
    return bool("(NOT " + exception + ")")
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    guard case .collection(let collection) = try translator.term(sequence), let filter = filter as? any SQLTranslatable else {
      throw translator.unsupported(self)
    }
    return .collection(
      CollectionTerm(property: collection.property, owner: collection.owner, filters: collection.filters + [(filter, variable.key)]))
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    guard Base.Output.self is any StringProtocol.Type else { throw translator.unsupported(self) }
    return bool("(INSTR(" + (try translator.scalar(base)) + ", " + (try translator.scalar(other)) + ") > 0)")
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    guard Base.Output.self is any StringProtocol.Type else { throw translator.unsupported(self) }
    let (text, start) = (try translator.scalar(base), try translator.scalar(prefix))
    return bool("(SUBSTR(" + text + ", 1, LENGTH(" + start + ")) = " + start + ")")
  }
}

extension PredicateExpressions.Range: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { .range(try translator.term(lower), try translator.term(upper), isClosed: false) }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { .range(try translator.term(lower), try translator.term(upper), isClosed: true) }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let value = try translator.scalar(element)
    let (lower, upper, isClosed): (SQLText, SQLText, Bool)
    switch try translator.term(range) {
    case .range(let low, let high, let closed):
      (lower, upper, isClosed) = (try translator.scalar(low, self), try translator.scalar(high, self), closed)
    case .constant(let constant as any RangeOfValues):
      let (low, high) = constant.ends
      (lower, upper, isClosed) = (
        SQLText(sql: "?", values: [try translator.sqliteValue(of: low, self)]),
        SQLText(sql: "?", values: [try translator.sqliteValue(of: high, self)]),
        constant.isClosed
      )
    default: throw translator.unsupported(self)
    }
    return bool("(" + value + " >= " + lower + " AND " + value + (isClosed ? " <= " : " < ") + upper + ")")
  }
}

private protocol RangeOfValues {
  var ends: (Any, Any) { get }
  var isClosed: Bool { get }
}
extension Range: RangeOfValues {
  fileprivate var ends: (Any, Any) { (lowerBound, upperBound) }
  fileprivate var isClosed: Bool { false }
}
extension ClosedRange: RangeOfValues {
  fileprivate var ends: (Any, Any) { (lowerBound, upperBound) }
  fileprivate var isClosed: Bool { true }
}
