import COrielLibraries
import Foundation

/// A value of JavaScript's as a Swift value.
enum ScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case date(Date)
  case list([ScriptValue])
  case table([String: ScriptValue])

  /// As Apple's WebKit hands it out.
  var any: (any Sendable)? {
    switch self {
    case .undefined: nil
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    // A whole number's description has no fraction on Apple's systems.
    case .number(let value): Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    case .text(let value): value
    case .date(let value): value
    // Those without a value are null in JSON, too.
    case .list(let values): values.map { $0.any ?? NSNull() }
    case .table(let values): values.compactMapValues(\.any)
    }
  }
}
