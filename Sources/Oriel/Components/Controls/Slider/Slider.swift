import Foundation

/// A control that chooses a value in a range. Mirrors SwiftUI's `Slider`.
///
/// A mouse takes the thumb to where it presses; a finger drags it from where it is. With the focus, the left and right arrows go a step (a
/// twentieth of the range where there are no steps), Page Up and Page Down a tenth, Home and End to the ends. The label is for those who cannot see it.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let range: SliderRange
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  fileprivate init(
    _ range: SliderRange, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.range = range
    self.label = label
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
    let track = SliderView(
      fraction: range.fraction, bounds: range.bounds, keyStep: range.keyStep, set: range.set, onEditingChanged: onEditingChanged
    )
    .unseenLabel(label)
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isStaticText)
    if ValueLabel.self == EmptyView.self {
      track
    } else {
      HStack(spacing: 10) {
        minimumValueLabel.accessibilityHidden(true)
        track
        maximumValueLabel.accessibilityHidden(true)
      }
    }
  }
}

/// A slider's value as a share of its range.
struct SliderRange {
  let fraction: Double
  let bounds: ClosedRange<Double>
  /// What a key moves, as a share.
  let keyStep: Double
  /// Writes the value that is nearest to a share.
  let set: (Double) -> Void

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?) where V.Stride: BinaryFloatingPoint {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let length = upper - lower
    var step = step.map { Double($0) }
    if let given = step, !(given > 0) || !given.isFinite {
      Report.once("slider-step", "A Slider was given a step of \(given), which leads nowhere; it goes without steps.")
      step = nil
    }
    self.bounds = lower...max(lower, upper)
    let share = length > 0 ? (Double(value.wrappedValue) - lower) / length : 0
    fraction = share.isNaN ? 0 : min(max(share, 0), 1)
    keyStep = length > 0 ? min(1, step.map { $0 / length } ?? 0.05) : 0
    set = { fraction in
      var target = lower + min(max(fraction, 0), 1) * length
      // The end can be reached whether or not a step leads there.
      if let step, fraction < 1 { target = min(lower + ((target - lower) / step).rounded() * step, upper) }
      let new = V(target)
      if new != value.wrappedValue { value.wrappedValue = new }
    }
  }
}

extension Slider {
  /// A slider for a value in the bounds. `onEditingChanged` hears true when a press or a key begins to change the value, and false afterwards.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// A slider that goes in steps from the lower bound on. A step that isn't above 0 is told once, and there are none.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

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
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: label(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: EmptyView(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step), label: EmptyView(), minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
