import Foundation
import Oriel

extension View {
  /// Sets the scale of the x axis of the charts in the view. Mirrors Swift Charts' `chartXScale(domain:range:type:)`.
  ///
  /// - Parameters:
  ///   - domain: A range or an array of its ends, all categories, or `automatic`.
  ///   - range: The positions in points from the start of the plot, or `plotDimension`.
  ///   - type: The type of the scale, or `nil` for one that suits the data.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartPositionScale(.horizontal, domain._makeScaleDomain().domain, range._makeScaleRange().range, type)
  }

  /// Sets the domain of the x axis of the charts in the view.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartPositionScale(.horizontal, domain._makeScaleDomain().domain, nil, type)
  }

  /// Sets the range of positions of the x axis of the charts in the view.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartPositionScale(.horizontal, nil, range._makeScaleRange().range, type)
  }

  /// Sets the type of the scale of the x axis of the charts in the view.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { chartPositionScale(.horizontal, nil, nil, type) }

  /// Sets the scale of the y axis of the charts in the view. Mirrors Swift Charts' `chartYScale(domain:range:type:)`.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartPositionScale(.vertical, domain._makeScaleDomain().domain, range._makeScaleRange().range, type)
  }

  /// Sets the domain of the y axis of the charts in the view.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartPositionScale(.vertical, domain._makeScaleDomain().domain, nil, type)
  }

  /// Sets the range of positions of the y axis of the charts in the view.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartPositionScale(.vertical, nil, range._makeScaleRange().range, type)
  }

  /// Sets the type of the scale of the y axis of the charts in the view.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { chartPositionScale(.vertical, nil, nil, type) }

  nonisolated private func chartPositionScale(
    _ axis: Axis, _ domain: _ScaleDomainOutputs.Domain?, _ range: _ScaleRangeOutputs<CGFloat>.Range?, _ type: ScaleType?
  ) -> some View {
    chartConfiguration { configuration in
      var scale = axis == .horizontal ? configuration.xScale : configuration.yScale
      if let domain { scale.domain = domain }
      if let range { scale.range = range }
      if let type { scale.type = type }
      if axis == .horizontal { configuration.xScale = scale } else { configuration.yScale = scale }
    }
  }
}
