import Foundation
import Oriel

extension View {
  /// Sets the sizes of `symbolSize(by:)` in the charts in the view, in square points. Mirrors Swift Charts'
  /// `chartSymbolSizeScale(domain:range:type:)`.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSymbolSizes(domain._makeScaleDomain().domain, range._makeScaleRange().range, type)
  }

  /// Sets the domain of the symbol sizes in the charts in the view.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSymbolSizes(domain._makeScaleDomain().domain, nil, type)
  }

  /// Sets the symbol sizes of the charts in the view, in square points.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    chartSymbolSizes(nil, range._makeScaleRange().range, type)
  }

  /// Sets the type of the symbol size scale in the charts in the view.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { chartSymbolSizes(nil, nil, type) }

  /// Sets a symbol size, in square points, for each value of a list.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    let sizes = Dictionary(mapping.map { ($0.key.datum, $0.value) }) { first, _ in first }
    return chartSymbolSizes(.values(mapping.map { $0.key.datum }), nil, nil) { sizes[$0] }
  }

  /// Sets the symbol size of each value of a domain, in square points, with a closure.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    chartSymbolSizes(.values(domain.map(\.datum)), nil, nil) { Domain.Element(datum: $0).map(mapping) }
  }

  /// Sets the symbol size of each value, in square points, with a closure.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chartSymbolSizes(nil, nil, nil) { DataValue(datum: $0).map(mapping) }
  }

  nonisolated private func chartSymbolSizes(
    _ domain: _ScaleDomainOutputs.Domain?, _ range: _ScaleRangeOutputs<CGFloat>.Range?, _ type: ScaleType?,
    _ mapping: ((Datum) -> CGFloat?)? = nil
  ) -> some View {
    chartConfiguration { configuration in
      if let domain { configuration.symbolSize.domain = domain }
      if let range { configuration.symbolSize.range = range }
      if let mapping { configuration.symbolSize.mapping = mapping }
      if let type { configuration.symbolSize.type = type }
    }
  }
}
