import Foundation
import Oriel

extension View {
  /// Sets the line styles of `lineStyle(by:)` in the charts in the view. Mirrors Swift Charts' `chartLineStyleScale(domain:range:)`.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    chartLineStyles(domain._makeScaleDomain().domain, range._makeScaleRange().range)
  }

  /// Sets the domain of the line styles in the charts in the view.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartLineStyles(domain._makeScaleDomain().domain, nil)
  }

  /// Sets the line styles of `lineStyle(by:)` in the charts in the view.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
    chartLineStyles(nil, range._makeScaleRange().range)
  }

  /// Sets a line style for each value of a list.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    chartLineStyles(.values(mapping.map { $0.key.datum }), .values(mapping.map { $0.value }))
  }

  /// Sets the line style of each value of a domain with a closure.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    chartLineStyles(.values(domain.map(\.datum)), nil) { Domain.Element(datum: $0).map(mapping) }
  }

  /// Sets the line style of each value with a closure.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
    chartLineStyles(nil, nil) { DataValue(datum: $0).map(mapping) }
  }

  nonisolated private func chartLineStyles(
    _ domain: _ScaleDomainOutputs.Domain?, _ range: _ScaleRangeOutputs<StrokeStyle>.Range?, _ mapping: ((Datum) -> StrokeStyle?)? = nil
  ) -> some View {
    chartConfiguration { configuration in
      if let domain { configuration.line.domain = domain }
      if let range { configuration.line.range = range }
      if let mapping { configuration.line.mapping = mapping }
    }
  }
}
