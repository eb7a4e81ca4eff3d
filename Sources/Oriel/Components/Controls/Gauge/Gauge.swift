import Foundation

/// A view that shows a value within a range. Mirrors SwiftUI's `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let share: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel, minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    // A value out of range is shown at the nearest end.
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  public var body: some View {
    style.body(
      GaugeStyleConfiguration(
        value: share, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
    )
    .modifier(GaugeAccessibility(label: label, value: currentValueLabel, share: share))
  }
}

/// A modifier that provides the accessibility label and value of a gauge. The value is its label's text or a percentage.
private struct GaugeAccessibility<Label: View, Value: View>: ViewModifier {
  let label: Label
  let value: Value
  let share: Double

  @ViewBuilder func body(content: Content) -> some View {
    let named = content.accessibilityElement(children: .ignore).accessibilityOnlyLabel(label).accessibilityElement(children: .combine)
      .accessibilityRemoveTraits(.isStaticText)
      .accessibilityRole(.gauge)
      .accessibilityRange(AccessibilityRange(value: share))
    if let text = value as? Text {
      named.accessibilityValue(text)
    } else {
      named.accessibilityValue(Text(percent: share))
    }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value. Outside the bounds, it is shown at the nearest end.
  ///   - bounds: The range of values. If it is empty, the gauge isn't filled.
  ///   - label: The label that describes the value.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: EmptyView(), minimum: nil, maximum: nil)
  }

  /// Creates a gauge for a value with bounds, a custom label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: nil, maximum: nil)
  }

  /// Creates a gauge for a value with bounds, a custom label, a label for the current value and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
