import Foundation
import Oriel

/// The graph of a function. Mirrors Swift Charts' `FunctionLinePlotContent`.
nonisolated public struct FunctionLinePlotContent: PrimitiveChartContent {
  public typealias Body = Never

  let template: FunctionTemplate

  init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: FunctionTemplate.Function) {
    template = FunctionTemplate(xLabel: x, yLabel: y, domain: domain, function: function)
  }

  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    context.collector.add(content.template, in: context)
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the graph of y = f(x). A domain of `nil` stands for that of the x scale. The line has a gap where the function is NaN or
  /// infinite. Mirrors Swift Charts' `init(x:y:domain:function:)`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .line(function))
  }

  /// Creates the graph of y = f(x).
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .line(function))
  }

  /// Creates the graph of y = f(x).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .line(function))
  }

  /// Creates the graph of y = f(x).
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(x, y, domain, .line(function))
  }

  /// Creates the graph of (x, y) = f(t). Mirrors Swift Charts' `init(x:y:t:domain:function:)`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .parametric(function))
  }

  /// Creates the graph of (x, y) = f(t).
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .parametric(function))
  }

  /// Creates the graph of (x, y) = f(t).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(Text(x), Text(y), domain, .parametric(function))
  }

  /// Creates the graph of (x, y) = f(t).
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(x, y, domain, .parametric(function))
  }
}
