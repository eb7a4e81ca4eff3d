import Foundation
import Oriel

extension View {
  /// Lets charts inside be scrolled along some axes, where `chartXVisibleDomain` and `chartYVisibleDomain` say how much is seen. Mirrors Swift Charts'
  /// `chartScrollableAxes(_:)`.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartConfiguration { $0.scroll.axes = axes } }

  /// How much of the x axis's domain is seen at once: in its own units, seconds of dates, and for strings how many. What isn't positive is ignored. Mirrors Swift
  /// Charts' `chartXVisibleDomain(length:)`.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return chartConfiguration { $0.scroll.xLength = length }
  }

  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return chartConfiguration { $0.scroll.yLength = length }
  }

  /// Where charts come to rest that are let go. Mirrors Swift Charts' `chartScrollTargetBehavior(_:)`.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartConfiguration { $0.scroll.behavior = behavior }
  }

  /// The value at the beginning of what is seen first. Mirrors Swift Charts' `chartScrollPosition(initialX:)`.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chartConfiguration { $0.scroll.x = ChartScrollSettings.Position(get: nil, set: nil, initial: datum) }
  }

  /// Binds the value at the beginning of what is seen: it follows a hand that scrolls, and writing it scrolls. Mirrors Swift Charts' `chartScrollPosition(x:)`.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartConfiguration { $0.scroll.x = ChartScrollSettings.Position(x) }
  }

  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chartConfiguration { $0.scroll.y = ChartScrollSettings.Position(get: nil, set: nil, initial: datum) }
  }

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
