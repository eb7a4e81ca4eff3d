import Foundation
import Oriel

extension View {
  /// Binds the value of the x axis that the user selects in the charts in the view. A mouse selects by hovering, a touch by a long press or
  /// a sideways drag. Otherwise the value is `nil`. Mirrors Swift Charts' `chartXSelection(value:)`.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.xSelection = ChartSelection(value) }
  }

  /// Binds the range of values of the x axis that the user selects by dragging. A press without a drag sets it to `nil`. Mirrors Swift
  /// Charts' `chartXSelection(range:)`.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartConfiguration { $0.xSelection = ChartSelection(range) }
  }

  /// Binds the value of the y axis that the user selects, like `chartXSelection(value:)`. Mirrors Swift Charts' `chartYSelection(value:)`.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.ySelection = ChartSelection(value) }
  }

  /// Binds the range of values of the y axis that the user selects, like `chartXSelection(range:)`. Mirrors Swift Charts'
  /// `chartYSelection(range:)`.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartConfiguration { $0.ySelection = ChartSelection(range) }
  }

  /// Binds the value at the angle that the user selects, accumulated from the first sector. Mirrors Swift Charts'
  /// `chartAngleSelection(value:)`.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.angleSelection = ChartSelection(value) }
  }

  /// Replaces the selection gestures of the charts in the view with a custom gesture. Mirrors Swift Charts' `chartGesture(_:)`.
  ///
  /// - Parameter gesture: A closure that creates the gesture for a proxy. The gesture's locations are positions of the proxy.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartConfiguration { configuration in configuration.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
  }
}

extension ChartSelection {
  init<P: Plottable>(_ binding: Binding<P?>) {
    self = .value { datum in
      let value = datum.flatMap { P(datum: $0) }
      guard value?.datum != binding.wrappedValue?.datum else { return }
      binding.wrappedValue = value
    }
  }

  init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    self = .range { ends in
      guard let ends, let first = P(datum: ends.0), let second = P(datum: ends.1) else {
        if binding.wrappedValue != nil { binding.wrappedValue = nil }
        return
      }
      let range = min(first, second)...max(first, second)
      if binding.wrappedValue != range { binding.wrappedValue = range }
    }
  }
}
