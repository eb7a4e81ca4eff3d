import Foundation
import Oriel

extension View {
  /// Binds the value of the x axis that somebody points at in charts inside: a mouse by being there, a finger by resting or moving sideways. It is nil otherwise.
  /// Mirrors Swift Charts' `chartXSelection(value:)`.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.xSelection = ChartSelection(value) }
  }

  /// Binds the values of the x axis that somebody drags over; a press without a drag makes it nil. Mirrors Swift Charts' `chartXSelection(range:)`.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartConfiguration { $0.xSelection = ChartSelection(range) }
  }

  /// Mirrors Swift Charts' `chartYSelection(value:)`; see `chartXSelection(value:)`.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.ySelection = ChartSelection(value) }
  }

  /// Mirrors Swift Charts' `chartYSelection(range:)`; see `chartXSelection(range:)`.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartConfiguration { $0.ySelection = ChartSelection(range) }
  }

  /// Binds the value, summed up from the first sector on, at the angle that somebody points at. Mirrors Swift Charts' `chartAngleSelection(value:)`.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartConfiguration { $0.angleSelection = ChartSelection(value) }
  }

  /// Has the plots of charts inside follow a gesture, in place of those by which they select. Mirrors Swift Charts' `chartGesture(_:)`.
  ///
  /// - Parameter gesture: Makes the gesture of a proxy; its locations are the proxy's positions.
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
