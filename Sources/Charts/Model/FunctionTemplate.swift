import Oriel

/// A plot of a function, which is evaluated once the scales are known.
struct FunctionTemplate {
  enum Function {
    case line((Double) -> Double)
    case area((Double) -> (yStart: Double, yEnd: Double))
    case parametric((Double) -> (x: Double, y: Double))
  }

  let xLabel: Text
  let yLabel: Text
  /// Of x, or of t. Nil is the x scale's.
  let domain: ClosedRange<Double>?
  let function: Function
}
