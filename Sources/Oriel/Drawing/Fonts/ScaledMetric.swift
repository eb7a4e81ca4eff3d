import Foundation

/// A number that grows with the user's text size. Mirrors SwiftUI's `ScaledMetric`.
///
/// It has its own value at the standard text size, and follows the size of a text style from there; the desktop's text scaling multiplies it as well.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.textScale) private var textScale

  /// - Parameter textStyle: The text whose size the number follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let scale = textScale > 0 && textScale.isFinite ? textScale : 1
    return base * Value(style.size(dynamicTypeSize) / style.size(.large) * scale)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ValuedProperty {
  var inspectedWhole: Any { wrappedValue }
}
