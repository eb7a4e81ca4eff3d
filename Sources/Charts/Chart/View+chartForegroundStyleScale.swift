import Foundation
import Oriel

extension View {
  /// Sets the colors or patterns of `foregroundStyle(by:)` in the charts in the view. Mirrors Swift Charts'
  /// `chartForegroundStyleScale(domain:range:type:)`.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartForegroundScale(domain._makeScaleDomain().domain, range._makeScaleRange().range.paints, nil, type)
  }

  /// Sets the domain of the foreground styles in the charts in the view.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartForegroundScale(domain._makeScaleDomain().domain, nil, nil, type)
  }

  /// Sets the styles of `foregroundStyle(by:)` in the charts in the view.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    chartForegroundScale(nil, range._makeScaleRange().range.paints, nil, type)
  }

  /// Sets the type of the foreground style scale in the charts in the view.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chartForegroundScale(nil, nil, nil, type) }

  /// Sets a foreground style for each value of a list.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let paints = Dictionary(mapping.map { ($0.key.datum, MarkPaint($0.value)) }) { first, _ in first }
    return chartForegroundScale(.values(mapping.map { $0.key.datum }), nil, { paints[$0] }, nil)
  }

  /// Sets the foreground style of each value of a domain with a closure.
  nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chartForegroundScale(.values(domain.map(\.datum)), nil, { Domain.Element(datum: $0).map { MarkPaint(mapping($0)) } }, nil)
  }

  /// Sets the foreground style of each value with a closure.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
    chartForegroundScale(nil, nil, { DataValue(datum: $0).map { MarkPaint(mapping($0)) } }, nil)
  }

  nonisolated private func chartForegroundScale(
    _ domain: _ScaleDomainOutputs.Domain?, _ range: _ScaleRangeOutputs<MarkPaint>.Range?, _ mapping: ((Datum) -> MarkPaint?)?,
    _ type: ScaleType?
  ) -> some View {
    chartConfiguration { configuration in
      if let domain { configuration.foreground.domain = domain }
      if let range { configuration.foreground.range = range }
      if let mapping { configuration.foreground.mapping = mapping }
      if let type { configuration.foreground.type = type }
    }
  }
}

extension _ScaleRangeOutputs.Range where VisualValue: ShapeStyle {
  fileprivate var paints: _ScaleRangeOutputs<MarkPaint>.Range {
    switch self {
    case .values(let values): .values(values.map { MarkPaint($0) })
    case .bounds(let start, let end): .bounds(MarkPaint(start), MarkPaint(end))
    case .gradient(let gradient): .gradient(gradient)
    case .plot(let start, let end): .plot(start: start, end: end)
    }
  }
}
