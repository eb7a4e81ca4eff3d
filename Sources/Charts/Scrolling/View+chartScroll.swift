import Foundation
import Oriel

extension View {
  /// Makes the charts in the view scrollable along axes. `chartXVisibleDomain` and `chartYVisibleDomain` determine the visible length.
  /// Mirrors Swift Charts' `chartScrollableAxes(_:)`.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartConfiguration { $0.scroll.axes = axes } }

  /// Sets the visible length of the x axis's domain. The length is in the unit of numbers, in seconds for dates, and in categories for
  /// strings. A length that isn't positive is ignored. Mirrors Swift Charts' `chartXVisibleDomain(length:)`.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return chartConfiguration { $0.scroll.xLength = length }
  }

  /// Sets the visible length of the y axis's domain. Mirrors Swift Charts' `chartYVisibleDomain(length:)`.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return chartConfiguration { $0.scroll.yLength = length }
  }

  /// Sets the behavior that determines the final position of a scroll. Mirrors Swift Charts' `chartScrollTargetBehavior(_:)`.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartConfiguration { $0.scroll.behavior = behavior }
  }

  /// Sets the initial value at the start of the visible part of the x axis. Mirrors Swift Charts' `chartScrollPosition(initialX:)`.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chartConfiguration { $0.scroll.x = ChartScrollSettings.Position(get: nil, set: nil, initial: datum) }
  }

  /// Binds the value at the start of the visible part of the x axis. Scrolling updates the binding, and a write to the binding scrolls the
  /// chart. Mirrors Swift Charts' `chartScrollPosition(x:)`.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartConfiguration { $0.scroll.x = ChartScrollSettings.Position(x) }
  }

  /// Sets the initial value at the start of the visible part of the y axis. Mirrors Swift Charts' `chartScrollPosition(initialY:)`.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chartConfiguration { $0.scroll.y = ChartScrollSettings.Position(get: nil, set: nil, initial: datum) }
  }

  /// Binds the value at the start of the visible part of the y axis. Mirrors Swift Charts' `chartScrollPosition(y:)`.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartConfiguration { $0.scroll.y = ChartScrollSettings.Position(y) }
  }
}

extension ChartScrollSettings.Position {
  init<P: Plottable>(_ binding: Binding<P>) {
    self.init(
      get: { binding.wrappedValue.datum },
      set: { datum in
        guard let value = P(datum: datum), value.datum != binding.wrappedValue.datum else { return }
        binding.wrappedValue = value
      }, initial: nil)
  }
}
