import Foundation
import OrielDrawing

// A transform that isn't finite draws nothing. Geometry ignores such a transform, so that invalid numbers don't spread.
extension RenderEffect {
  /// Returns the transform, or the identity if it isn't finite.
  func finiteTransform(size: CGSize) -> CGAffineTransform {
    let transform = transform(size: size)
    return transform.isFinite ? transform : .identity
  }

  /// Returns the transform with perspective, or `nil` if the effect has none or it isn't finite.
  func finiteProjection(size: CGSize) -> ProjectionTransform? { projection(size: size).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns a Boolean value that indicates whether the content takes part in hit testing, which it doesn't if it isn't drawn.
  func takesHits(size: CGSize) -> Bool { allowsHits && isFinite(size: size) }

  fileprivate func isFinite(size: CGSize) -> Bool {
    !Self.moves || transform(size: size).isFinite && projection(size: size)?.isFinite ?? true
  }
}

extension LayoutBox {
  /// Returns the box's drawing with an effect applied. If the transform isn't finite, the drawing is empty and a diagnostic is reported.
  final func drawing(_ node: DisplayNode, with effect: some RenderEffect) -> DisplayNode {
    let size = presentedSize
    if effect.isFinite(size: size) { return effect.apply(to: node, size: size, environment: environment) }
    // Effects divide by the size, so an empty size isn't reported.
    guard size.width > 0, size.height > 0 else { return .empty }
    let (name, path) = (type(of: effect).name, viewPathForDiagnostics)
    Report.once("finite-\(name)-\(path)", "The values of a view's \(name) must be finite; the view isn't drawn. (\(path))")
    return .empty
  }
}
