import Foundation
import Oriel

/// The scales and the plot of a chart, for views in front of and behind it. Mirrors Swift Charts' `ChartProxy`.
///
/// Positions are in points from the left and the top edge of the plot, regardless of the layout direction. A value that isn't on a scale
/// has no position.
public struct ChartProxy {
  let model: PlotModel
  let size: CGSize
  let xMap: AxisMap
  let yMap: AxisMap
  let anchor: Anchor<CGRect>
  let containerAnchor: Anchor<CGRect>?
  let selections: ChartSelections

  private var geometry: PlotGeometry { PlotGeometry(model: model, size: size, xMap: xMap, yMap: yMap) }

  // MARK: The plot

  /// The frame of the plot. It is never `nil`, because there is no proxy before the layout of the chart.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// The frame of the plot's container, which includes the views that `chartPlotStyle` adds around the plot.
  public var plotContainerFrame: Anchor<CGRect>? { containerAnchor ?? anchor }

  /// The size of the plot, in points.
  public var plotSize: CGSize { size }

  /// The size of the plot, in points. Mirrors Swift Charts' deprecated `plotAreaSize`.
  public var plotAreaSize: CGSize { size }

  /// The frame of the plot. Mirrors Swift Charts' deprecated `plotAreaFrame`.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  // MARK: Positions

  /// Returns the position of a value along the x axis, or `nil` if it isn't on the scale.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x?.fraction(of: value.datum).map { xMap.position($0, in: size.width) }
  }

  /// Returns the position of a value along the y axis, or `nil` if it isn't on the scale.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y?.fraction(of: value.datum).map { yMap.position($0, in: size.height) }
  }

  /// Returns the position of a pair of values, or `nil` if one of them isn't on its scale.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of positions of a value along the x axis, or `nil` if it isn't on the scale. Only categories have a range with a
  /// length.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    model.x?.band(of: value.datum).map { range(xMap.position($0.0, in: size.width), xMap.position($0.1, in: size.width)) }
  }

  /// Returns the range of positions of a value along the y axis, or `nil` if it isn't on the scale. Only categories have a range with a
  /// length.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    model.y?.band(of: value.datum).map { range(yMap.position($0.0, in: size.height), yMap.position($0.1, in: size.height)) }
  }

  /// Returns the rectangle of a pair of values, or `nil` if one of them isn't on its scale.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func range(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat> { min(first, second)...max(first, second) }

  // MARK: Values

  /// Returns the value at a position along the x axis, or `nil` if the axis has another type or if the type can't represent the number.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { datum(atX: position).flatMap { P(datum: $0) } }

  /// Returns the value at a position along the y axis, or `nil` if the axis has another type or if the type can't represent the number.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { datum(atY: position).flatMap { P(datum: $0) } }

  /// Returns the pair of values at a position, or `nil` if an axis has another type or if a type can't represent its number.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  func datum(atX position: CGFloat) -> Datum? { model.x?.datum(at: xMap.fraction(at: position, in: size.width)) }

  func datum(atY position: CGFloat) -> Datum? { model.y?.datum(at: yMap.fraction(at: position, in: size.height)) }

  // MARK: Sectors

  /// Returns the angle of a position around the center of the plot, clockwise from the top, from 0 to a full turn.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// Returns the value at an angle, accumulated from the first sector, or `nil` if the chart has no sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { datum(at: angle).flatMap { P(datum: $0) } }

  func datum(at angle: Angle) -> Datum? {
    guard model.hasSectors, angle.radians.isFinite else { return nil }
    var turns = angle.radians / (2 * .pi)
    turns -= turns.rounded(.down)
    return .number(turns * model.angleTotal)
  }

  // MARK: Styles

  /// Returns the foreground style of a value, or `nil` if there is no scale for it.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.foreground?.value(for: value.datum)?.style }

  /// Returns the line style of a value, or `nil` if there is no scale for it.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lines?.value(for: value.datum) }

  /// Returns the symbol of a value, or `nil` if there is no scale for it.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols?.value(for: value.datum) }

  /// Returns the symbol size of a value in square points, or `nil` if there is no scale for it.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.sizes?.value(for: value.datum) }

  // MARK: Domains

  /// Returns the domain of the x axis: the two ends for numbers and dates, or all categories. The result is empty if the axis has another
  /// type.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.x?.data, P.self) }

  /// Returns the domain of the y axis: the two ends for numbers and dates, or all categories. The result is empty if the axis has another
  /// type.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.y?.data, P.self) }

  /// Returns the domain of the foreground styles, or an empty array if it has another type.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.foreground?.domain, P.self) }

  /// Returns the domain of the symbols, or an empty array if it has another type.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.symbols?.domain, P.self) }

  /// Returns the domain of the symbol sizes, or an empty array if it has another type.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.sizes?.domain, P.self) }

  /// Returns the domain of the line styles, or an empty array if it has another type.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.lines?.domain, P.self) }

  private func values<P: Plottable>(_ data: [Datum]?, _ type: P.Type) -> [P] {
    let values = (data ?? []).compactMap { P(datum: $0) }
    return values.count == data?.count ? values : []
  }

  // MARK: Selections

  /// Selects the value at a position along the x axis, for `chartXSelection(value:)`.
  public func selectXValue(at xPosition: CGFloat) { selections.select(value: datum(atX: xPosition), of: selections.x) }

  /// Selects the value at a position along the y axis, for `chartYSelection(value:)`.
  public func selectYValue(at yPosition: CGFloat) { selections.select(value: datum(atY: yPosition), of: selections.y) }

  /// Selects the range of values between two positions along the x axis, for `chartXSelection(range:)`.
  public func selectXRange(from: CGFloat, to: CGFloat) { selections.select(datum(atX: from), datum(atX: to), of: selections.x) }

  /// Selects the range of values between two positions along the y axis, for `chartYSelection(range:)`.
  public func selectYRange(from: CGFloat, to: CGFloat) { selections.select(datum(atY: from), datum(atY: to), of: selections.y) }

  /// Selects the value at an angle, for `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) { selections.select(value: datum(at: angle), of: selections.angle) }
}

extension PositionScale {
  /// The two ends of the domain, or all categories.
  var data: [Datum] {
    switch domain {
    case .interval(let start, let end): [Datum(start, like: kind), Datum(end, like: kind)]
    case .categories(let categories): categories.map { .category($0) }
    }
  }
}
