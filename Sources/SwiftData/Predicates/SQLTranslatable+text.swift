import Foundation
import FoundationText

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { try translator.call(.localizedStandardContains, root, other, Bool.self) }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { try translator.call(.caseInsensitiveCompare, root, other, ComparisonResult.self) }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  func term(_ translator: Translator) throws -> Term { try translator.call(.localizedCompare, root, other, ComparisonResult.self) }
}

extension Translator {
  fileprivate func call(_ function: TextFunction, _ first: Any, _ second: Any, _ type: any Any.Type) throws -> Term {
    .scalar("\(function.rawValue)(" + (try scalar(first)) + ", " + (try scalar(second)) + ")", type: type)
  }
}
