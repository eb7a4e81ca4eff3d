import Foundation

/// A number that scales with the user's text size. Mirrors SwiftUI's `ScaledMetric`.
///
/// It has its own value at the default text size, and scales with the size of a text style from there. The text scaling of the desktop
/// environment multiplies it as well.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.textScale) private var textScale

  /// Creates a metric.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the default text size.
  ///   - textStyle: The text style whose size the number follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a metric that follows the size of body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The scaled number.
  public var wrappedValue: Value {
    let scale = textScale > 0 && textScale.isFinite ? textScale : 1
    return base * Value(style.size(dynamicTypeSize) / style.size(.large) * scale)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ValuedProperty {
  var inspectedWhole: Any { wrappedValue }
}
