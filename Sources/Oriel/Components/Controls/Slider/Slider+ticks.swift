import Foundation

extension Slider {
  /// Creates a slider with ticks, and with labels for its value and its bounds.
  ///
  /// The filled part of the track begins at the neutral value, or at the lower bound if there is none. The user can only select values
  /// within the enabled bounds. `currentValueLabel` describes the value to assistive technology. Ticks outside of the bounds aren't shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      ticks: SliderMark.marks(for: ticks().body, in: bounds), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps from the lower bound, and with a tick for each step for which `tick` returns one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      ticks: SliderMark.marks(for: SliderMark.steps(of: bounds, by: step).compactMap(tick), in: bounds), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks and a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, ticks: ticks,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, and with a tick for each step for which `tick` returns one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
}

/// A tick at a fraction of a slider's range.
struct SliderMark {
  let fraction: Double
  let label: AnyView?

  /// Returns the marks for ticks within bounds.
  static func marks<V: BinaryFloatingPoint>(for ticks: some Sequence<SliderTick<V>>, in bounds: ClosedRange<V>) -> [SliderMark] {
    let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
    guard length > 0, length.isFinite else { return [] }
    return ticks.filter { bounds.contains($0.value) }.map { SliderMark(fraction: (Double($0.value) - lower) / length, label: $0.label) }
  }

  /// Returns the values of the steps, of which there are at most a thousand.
  static func steps<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>, by step: V.Stride) -> [V] where V.Stride: BinaryFloatingPoint {
    guard step > 0, step.isFinite else { return [] }
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard count.isFinite, count <= 1000 else { return [] }
    return (0...Int(count + 1e-9)).map { V(Double(bounds.lowerBound) + Double($0) * Double(step)) }
  }
}

/// A slider's track above the labels of its ticks.
struct SliderTickLayout: Layout {
  /// The fractions of the labels, which are the subviews after the track.
  let fractions: [Double]
  /// The diameter of the thumb, whose center is at a tick.
  let thumb: CGFloat

  private static let gap: CGFloat = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let track = subviews[0].sizeThatFits(proposal)
    let labels = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: track.width, height: track.height + (labels > 0 ? labels + Self.gap : 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let track = subviews[0].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(track))
    for (fraction, label) in zip(fractions, subviews.dropFirst()) {
      let width = label.sizeThatFits(.unspecified).width
      let center = bounds.minX + thumb / 2 + (bounds.width - thumb) * CGFloat(fraction)
      let x = min(max(center - width / 2, bounds.minX), max(bounds.minX, bounds.maxX - width))
      label.place(at: CGPoint(x: x, y: bounds.minY + track.height + Self.gap), proposal: .unspecified)
    }
  }
}
