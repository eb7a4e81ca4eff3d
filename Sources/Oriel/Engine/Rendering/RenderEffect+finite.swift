import Foundation
import OrielDrawing

// A transform that isn't finite leaves nothing to draw. Geometry goes on as if it weren't there, so that such numbers stay where they were made.
extension RenderEffect {
  /// The transform; the identity in place of one that isn't finite.
  func finiteTransform(size: CGSize) -> CGAffineTransform {
    let transform = transform(size: size)
    return transform.isFinite ? transform : .identity
  }

  /// The transform with its perspective, where it has one and is finite.
  func finiteProjection(size: CGSize) -> ProjectionTransform? { projection(size: size).flatMap { $0.isFinite ? $0 : nil } }

  /// Whether what is inside can be hit: not where it isn't drawn.
  func takesHits(size: CGSize) -> Bool { allowsHits && isFinite(size: size) }

  fileprivate func isFinite(size: CGSize) -> Bool {
    !Self.moves || transform(size: size).isFinite && projection(size: size)?.isFinite ?? true
  }
}

extension LayoutBox {
  /// What an effect makes of the box's drawing: nothing, with a message, where its transform isn't finite.
  final func drawing(_ node: DisplayNode, with effect: some RenderEffect) -> DisplayNode {
    let size = presentedSize
    if effect.isFinite(size: size) { return effect.apply(to: node, size: size, environment: environment) }
    // Effects divide by the size: of nothing there is nothing to tell.
    guard size.width > 0, size.height > 0 else { return .empty }
    let (name, path) = (type(of: effect).name, viewPathForMessages)
    Report.once("finite-\(name)-\(path)", "The numbers of a view's \(name) have to be finite; the view is not drawn. (\(path))")
    return .empty
  }
}
