import Foundation
import Oriel

/// A chart's scales and plot, for views on and behind it. Mirrors Swift Charts' `ChartProxy`.
///
/// Positions are points from the left and the top edge of the plot, whichever way one reads. What isn't on a scale has no position.
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

  /// Where the plot is. Never nil here: there is no proxy before the chart is laid out.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// Where the plot's container is, with what `chartPlotStyle` puts around it.
  public var plotContainerFrame: Anchor<CGRect>? { containerAnchor ?? anchor }

  public var plotSize: CGSize { size }

  /// Mirrors Swift Charts' deprecated `plotAreaSize`.
  public var plotAreaSize: CGSize { size }

  /// Mirrors Swift Charts' deprecated `plotAreaFrame`.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  // MARK: Positions

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x?.fraction(of: value.datum).map { xMap.position($0, in: size.width) }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y?.fraction(of: value.datum).map { yMap.position($0, in: size.height) }
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room of a category; of other values a single place.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    model.x?.band(of: value.datum).map { range(xMap.position($0.0, in: size.width), xMap.position($0.1, in: size.width)) }
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    model.y?.band(of: value.datum).map { range(yMap.position($0.0, in: size.height), yMap.position($0.1, in: size.height)) }
  }

  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func range(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat> { min(first, second)...max(first, second) }

  // MARK: Values

  /// What is at a position; nil where the axis is of another type, or a number has no value of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { datum(atX: position).flatMap { P(datum: $0) } }

  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { datum(atY: position).flatMap { P(datum: $0) } }

  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  func datum(atX position: CGFloat) -> Datum? { model.x?.datum(at: xMap.fraction(at: position, in: size.width)) }

  func datum(atY position: CGFloat) -> Datum? { model.y?.datum(at: yMap.fraction(at: position, in: size.height)) }

  // MARK: Sectors

  /// The angle of a position around the plot's middle, clockwise from the top: from 0 to a whole turn.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// What is at an angle, summed up from the first sector on.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { datum(at: angle).flatMap { P(datum: $0) } }

  func datum(at angle: Angle) -> Datum? {
    guard model.hasSectors, angle.radians.isFinite else { return nil }
    var turns = angle.radians / (2 * .pi)
    turns -= turns.rounded(.down)
    return .number(turns * model.angleTotal)
  }

  // MARK: Styles

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.foreground?.value(for: value.datum)?.style }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lines?.value(for: value.datum) }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols?.value(for: value.datum) }

  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.sizes?.value(for: value.datum) }

  // MARK: Domains

  /// The two ends of numbers and dates, or all of the categories; empty where the axis is of another type.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.x?.data, P.self) }

  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.y?.data, P.self) }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.foreground?.domain, P.self) }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.symbols?.domain, P.self) }

  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.sizes?.domain, P.self) }

  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.lines?.domain, P.self) }

  private func values<P: Plottable>(_ data: [Datum]?, _ type: P.Type) -> [P] {
    let values = (data ?? []).compactMap { P(datum: $0) }
    return values.count == data?.count ? values : []
  }

  // MARK: Selections

  /// Selects what is at a position, for `chartXSelection(value:)`.
  public func selectXValue(at xPosition: CGFloat) { selections.select(value: datum(atX: xPosition), of: selections.x) }

  public func selectYValue(at yPosition: CGFloat) { selections.select(value: datum(atY: yPosition), of: selections.y) }

  /// Selects what is between two positions, for `chartXSelection(range:)`.
  public func selectXRange(from: CGFloat, to: CGFloat) { selections.select(datum(atX: from), datum(atX: to), of: selections.x) }

  public func selectYRange(from: CGFloat, to: CGFloat) { selections.select(datum(atY: from), datum(atY: to), of: selections.y) }

  /// Selects what is at an angle, for `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) { selections.select(value: datum(at: angle), of: selections.angle) }
}

extension PositionScale {
  /// The two ends, or all of the categories.
  var data: [Datum] {
    switch domain {
    case .interval(let start, let end): [Datum(start, like: kind), Datum(end, like: kind)]
    case .categories(let categories): categories.map { .category($0) }
    }
  }
}
