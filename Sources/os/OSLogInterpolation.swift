import Foundation

/// What may be interpolated into a message. Mirrors Apple's `OSLogInterpolation`: values are read when the message is written.
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

  // MARK: Shown unless they are private

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: number()) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: Double(number())) } }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: number()) } }

  /// Apple's message takes it as a `Double`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: true) { format.text(of: Double(number())) } }

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

  // MARK: Private unless they are public

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: false, argumentString) }

  /// What isn't a number.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(align, privacy, isOpen: false) { value().description } }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) { append(.none, privacy, isOpen: false) { argumentObject().description } }

  /// Shown as its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto) {
    append(.none, privacy, isOpen: false) { "\(error())" }
  }

  /// The name of a type, which is never private.
  public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none) {
    append(align, .public, isOpen: true) { String(reflecting: value()) }
  }
}
