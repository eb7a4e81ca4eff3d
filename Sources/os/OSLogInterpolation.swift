import Foundation

/// The interpolation of values into a message. Values are evaluated when the message is written. Mirrors Apple's `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  enum Part {
    case literal(String)
    case value(() -> String, OSLogStringAlignment, OSLogPrivacy, isOpen: Bool)
  }

  var parts: [Part] = []

  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

  public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.literal(literal)) } }

  private mutating func append(_ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy, isOpen: Bool, _ text: @escaping () -> String) {
    parts.append(.value(text, alignment, privacy, isOpen: isOpen))
  }

  // MARK: Values that are public by default

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: number()) } }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: Double(number())) } }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: number()) } }

  /// Appends a floating-point number. Apple's implementation accepts it as a `Double`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: Double(number())) } }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isOpen: true) {
      switch format {
      case .truth: boolean() ? "true" : "false"
      case .answer: boolean() ? "YES" : "NO"
      }
    }
  }

  // MARK: Values that are private by default

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: false, argumentString) }

  /// Appends a value that isn't a number by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: false) { value().description } }

  /// Appends an object by its description.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) { append(.none, privacy, isOpen: false) { argumentObject().description } }

  /// Appends an error by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto) {
    append(.none, privacy, isOpen: false) { "\(error())" }
  }

  /// Appends the name of a type, which is always public.
  public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none) {
    append(align, .public, isOpen: true) { String(reflecting: value()) }
  }
}
