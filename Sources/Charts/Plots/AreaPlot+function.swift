import Foundation
import Oriel

/// The area between the graphs of functions. Mirrors Swift Charts' `FunctionAreaPlotContent`.
nonisolated public struct FunctionAreaPlotContent: PrimitiveChartContent {
  public typealias Body = Never

  let template: FunctionTemplate

  init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: FunctionTemplate.Function) {
    template = FunctionTemplate(xLabel: x, yLabel: y, domain: domain, function: function)
  }

  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    context.collector.add(content.template, in: context)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and y = f(x). A domain of `nil` stands for that of the x scale. The area has a gap where the function is
  /// NaN or infinite. Mirrors Swift Charts' `init(x:y:domain:function:)`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(y), domain, .area { (yStart: 0, yEnd: function($0)) })
  }

  /// Creates the area between zero and y = f(x).
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(y), domain, .area { (yStart: 0, yEnd: function($0)) })
  }

  /// Creates the area between zero and y = f(x).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(y), domain, .area { (yStart: 0, yEnd: function($0)) })
  }

  /// Creates the area between zero and y = f(x).
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(x, y, domain, .area { (yStart: 0, yEnd: function($0)) })
  }

  /// Creates the area between the two values of f(x). Mirrors Swift Charts' `init(x:yStart:yEnd:domain:function:)`.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(yStart), domain, .area(function))
  }

  /// Creates the area between the two values of f(x).
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(yStart), domain, .area(function))
  }

  /// Creates the area between the two values of f(x).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(Text(x), Text(yStart), domain, .area(function))
  }

  /// Creates the area between the two values of f(x).
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(x, yStart, domain, .area(function))
  }
}
