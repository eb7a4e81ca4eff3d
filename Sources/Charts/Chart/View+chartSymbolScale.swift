import Foundation
import Oriel

extension View {
  /// Sets the shapes of `symbol(by:)` in the charts in the view. Mirrors Swift Charts' `chartSymbolScale(domain:range:)`.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    chartSymbols(domain._makeScaleDomain().domain, range._makeScaleRange().range.shapes)
  }

  /// Sets the shapes of `symbol(by:)` in the charts in the view, which can be of different types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
    chartSymbols(domain._makeScaleDomain().domain, range.map { AnyChartSymbolShape($0) })
  }

  /// Sets the domain of the symbols in the charts in the view.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSymbols(domain._makeScaleDomain().domain, nil)
  }

  /// Sets the shapes of `symbol(by:)` in the charts in the view.
  nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSymbols(nil, range._makeScaleRange().range.shapes)
  }

  /// Sets the shapes of `symbol(by:)` in the charts in the view, which can be of different types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chartSymbols(nil, range.map { AnyChartSymbolShape($0) })
  }

  /// Sets a symbol for each value of a list.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
    chartSymbols(.values(mapping.map { $0.key.datum }), mapping.map { AnyChartSymbolShape($0.value) })
  }

  /// Sets a symbol, which can be of any type, for each value of a list.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View {
    chartSymbols(.values(mapping.map { $0.key.datum }), mapping.map { AnyChartSymbolShape($0.value) })
  }

  /// Sets the symbol of each value of a domain with a closure.
  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chartSymbols(.values(domain.map(\.datum)), nil) { Domain.Element(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
  }

  /// Sets the symbol of each value with a closure.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
    chartSymbols(nil, nil) { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
  }

  nonisolated private func chartSymbols(
    _ domain: _ScaleDomainOutputs.Domain?, _ range: [AnyChartSymbolShape]?, _ mapping: ((Datum) -> AnyChartSymbolShape?)? = nil
  ) -> some View {
    chartConfiguration { configuration in
      if let domain { configuration.symbol.domain = domain }
      if let range { configuration.symbol.range = .values(range) }
      if let mapping { configuration.symbol.mapping = mapping }
    }
  }
}

extension _ScaleRangeOutputs.Range where VisualValue: ChartSymbolShape {
  fileprivate var shapes: [AnyChartSymbolShape]? {
    if case .values(let values) = self { values.map { AnyChartSymbolShape($0) } } else { nil }
  }
}
