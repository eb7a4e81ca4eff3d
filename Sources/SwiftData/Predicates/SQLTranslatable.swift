import Foundation

/// A part of a predicate that can be translated to SQL.
protocol SQLTranslatable {
  func term(_ translator: Translator) throws -> Term
}

extension SQLTranslatable {
  func bool(_ sql: SQLText) -> Term { .scalar(sql, type: Bool.self) }
}

extension PredicateExpressions.Variable: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { try translator.term(of: key) }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { .constant(value) }
}

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    bool("(" + (try translator.scalar(lhs)) + " AND " + (try translator.scalar(rhs)) + ")")
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    bool("(" + (try translator.scalar(lhs)) + " OR " + (try translator.scalar(rhs)) + ")")
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { bool("(NOT " + (try translator.scalar(wrapped)) + ")") }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    // `IS` compares `NULL` as equal to `NULL`, like Swift's equality of optionals.
    bool("(" + (try translator.scalar(lhs)) + " IS " + (try translator.scalar(rhs)) + ")")
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    bool("(" + (try translator.scalar(lhs)) + " IS NOT " + (try translator.scalar(rhs)) + ")")
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw translator.unsupported(self)
      }
    return bool("(" + (try translator.scalar(lhs)) + " \(sign) " + (try translator.scalar(rhs)) + ")")
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw translator.unsupported(self)
      }
    return .scalar("(" + (try translator.scalar(lhs)) + " \(sign) " + (try translator.scalar(rhs)) + ")", type: Output.self)
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    .scalar("(" + (try translator.scalar(lhs)) + " / " + (try translator.scalar(rhs)) + ")", type: Output.self)
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    .scalar("(" + (try translator.scalar(lhs)) + " % " + (try translator.scalar(rhs)) + ")", type: Output.self)
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    .scalar("(CAST(" + (try translator.scalar(lhs)) + " AS REAL) / " + (try translator.scalar(rhs)) + ")", type: Output.self)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { .scalar("(-" + (try translator.scalar(wrapped)) + ")", type: Output.self) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { .scalar(SQLText(sql: "NULL"), type: Output.self) }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let left = try translator.term(lhs)
    // A to-many relationship that is nil has no models, so the default value is irrelevant.
    if case .collection = left { return left }
    return .scalar(
      "COALESCE(" + (try translator.scalar(left, lhs)) + ", " + (try translator.scalar(rhs)) + ")", type: Output.self)
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { try translator.term(inner) }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let inner = try translator.term(wrapped)
    let result = try translator.bind(variable.key, to: inner) { try translator.term(transform) }
    // A test of a missing value has no result, whatever SQL computes for `NULL`.
    guard case .scalar(let sql, let type) = result, type == Bool.self else { return result }
    switch inner {
    case .scalar(let value, _): return .scalar("CASE WHEN " + value + " IS NULL THEN NULL ELSE " + sql + " END", type: type)
    case .row(let row): return .scalar("CASE WHEN " + row.key + " IS NULL THEN NULL ELSE " + sql + " END", type: type)
    case .collection, .range, .constant: return result
    }
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term {
    let test = try translator.scalar(test)
    let (yes, no) = (try translator.scalar(trueBranch), try translator.scalar(falseBranch))
    return .scalar("CASE WHEN " + test + " THEN " + yes + " ELSE " + no + " END", type: Output.self)
  }
}
