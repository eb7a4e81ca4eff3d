import Foundation

/// A control that selects a value in a range. Mirrors SwiftUI's `Slider`.
///
/// A press of a mouse moves the thumb to the pointer; a touch drags it from its position. With the focus, the left and right arrow keys
/// move the value by a step (a twentieth of the range if there are no steps), Page Up and Page Down by a tenth, and Home and End to the
/// ends. The label is for accessibility only.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let range: SliderRange
  private let label: Label
  /// The description of the value for assistive technology, or `nil` if there is none.
  private let currentValueLabel: AnyView?
  /// The ticks, or `nil` for one at each step.
  private let ticks: [SliderMark]?
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.controlSize) private var controlSize

  init<CurrentValueLabel: View>(
    _ range: SliderRange, label: Label, currentValueLabel: CurrentValueLabel = EmptyView(), minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, ticks: [SliderMark]? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.range = range
    self.label = label
    self.currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel)
    self.ticks = ticks
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    if formHasColumns, !labelsAreHidden, Label.self != EmptyView.self {
      FormColumnsRow(label: label.accessibilityHidden(true), control: slider)
    } else {
      slider
    }
  }

  @ViewBuilder private var slider: some View {
    if ValueLabel.self == EmptyView.self {
      markedTrack
    } else {
      HStack(spacing: 10) {
        minimumValueLabel.accessibilityHidden(true)
        markedTrack
        maximumValueLabel.accessibilityHidden(true)
      }
    }
  }

  @ViewBuilder private var markedTrack: some View {
    let labeled = (ticks ?? []).filter { $0.label != nil }
    if labeled.isEmpty {
      track
    } else {
      SliderTickLayout(fractions: labeled.map(\.fraction), thumb: SliderBox.thumbDiameter(for: controlSize)) {
        track
        ForEach(labeled.indices, id: \.self) { index in
          // Several views of a label are one.
          HStack(spacing: 4) { labeled[index].label }.font(.caption).foregroundStyle(.secondary).fixedSize().modifier(SecondaryRowText())
        }
      }
    }
  }

  @ViewBuilder private var track: some View {
    let track = SliderView(
      fraction: range.fraction, bounds: range.bounds, enabled: range.enabled, neutral: range.neutral, ticks: ticks?.map(\.fraction),
      step: range.step, keyStep: range.keyStep, saysValue: currentValueLabel == nil, set: range.set, onEditingChanged: onEditingChanged
    )
    .accessibilityOnlyLabel(label)
    if let currentValueLabel {
      track.background { currentValueLabel.modifier(AccessibilityOnlyModifier()).modifier(SpokenValueModifier()) }
        .accessibilityElement(children: .combine)
        .accessibilityRemoveTraits(.isStaticText)
    } else {
      track.accessibilityElement(children: .combine).accessibilityRemoveTraits(.isStaticText)
    }
  }
}

/// The value of a slider as a fraction of its range.
struct SliderRange {
  let fraction: Double
  let bounds: ClosedRange<Double>
  /// The fractions that the user can select.
  let enabled: ClosedRange<Double>
  /// The fraction at which the filled part of the track begins.
  let neutral: Double
  /// The distance between two steps, as a fraction of the range, or `nil` if there are no steps.
  let step: Double?
  /// The change by an arrow key, as a fraction of the range.
  let keyStep: Double
  /// The closure that sets the permitted value nearest to a fraction of the range.
  let set: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let length = upper - lower
    var step = step.map { Double($0) }
    if let given = step, !(given > 0) || !given.isFinite {
      Report.once("slider-step", "A Slider has the invalid step \(given), which must be positive and finite; the step is ignored.")
      step = nil
    }
    self.bounds = lower...max(lower, upper)
    func share(of value: V) -> Double {
      let share = length > 0 ? (Double(value) - lower) / length : 0
      return share.isNaN ? 0 : min(max(share, 0), 1)
    }
    fraction = share(of: value.wrappedValue)
    neutral = neutralValue.map(share) ?? 0
    let permitted = enabledBounds?.clamped(to: bounds) ?? bounds
    enabled = share(of: permitted.lowerBound)...max(share(of: permitted.lowerBound), share(of: permitted.upperBound))
    self.step = length > 0 ? step.map { $0 / length } : nil
    keyStep = length > 0 ? min(1, self.step ?? 0.05) : 0
    set = { fraction in
      var target = lower + min(max(fraction, 0), 1) * length
      // The upper bound can be reached even if it isn't a multiple of the step.
      if let step, fraction < 1 { target = min(lower + ((target - lower) / step).rounded() * step, upper) }
      let new = min(max(V(target), permitted.lowerBound), permitted.upperBound)
      if new != value.wrappedValue { value.wrappedValue = new }
    }
  }
}

extension Slider {
  /// Creates a slider for a value within bounds. `onEditingChanged` is called with true when a press or a key begins to change the value,
  /// and with false afterwards.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps from the lower bound, and with a tick at each step unless they would be too close to each other. A step
  /// that isn't positive and finite is reported once and ignored.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds, a custom label and labels for the bounds.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds, a step, a custom label and labels for the bounds.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a value with bounds and a custom label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds, a step and a custom label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: label(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds and a custom label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds, a step and a custom label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value with bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: EmptyView(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value with bounds and a step.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: EmptyView(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
