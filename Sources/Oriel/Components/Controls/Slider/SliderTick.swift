import Foundation

/// A mark at a value of a slider, with an optional label below it. Mirrors SwiftUI's `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable {
  /// The identity of a tick, which is that of its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  let label: AnyView?

  /// Creates a tick without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a tick with a localized title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a tick with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) { self.init(value) { Text(titleResource) } }

  /// Creates a tick with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  public var id: ID { ID(value: value) }

  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
