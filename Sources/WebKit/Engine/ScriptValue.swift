import COrielLibraries
import Foundation

/// A JavaScript value.
enum ScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case date(Date)
  case list([ScriptValue])
  case table([String: ScriptValue])

  /// The value in the type that Apple's WebKit returns.
  var any: (any Sendable)? {
    switch self {
    case .undefined: nil
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    // On Apple platforms, the description of an integral number has no fraction.
    case .number(let value): Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    case .text(let value): value
    case .date(let value): value
    // As in JSON, undefined elements become null.
    case .list(let values): values.map { $0.any ?? NSNull() }
    case .table(let values): values.compactMapValues(\.any)
    }
  }
}
