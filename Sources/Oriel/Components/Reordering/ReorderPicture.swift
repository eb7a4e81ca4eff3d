import Foundation
import OrielDrawing

/// The picture of an item that is dragged to another position.
@MainActor
final class ReorderPicture: DragPictureBox {
  /// The progress of the lift, from 0 to 1.
  private lazy var lift = Presented<CGFloat>(0, box: self)

  func setLift(_ share: CGFloat) { lift.set(share, transaction: Transaction(animation: .easeOut(duration: 0.2)), graph: graph) }

  func stop() { lift.stop(graph: graph) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let share = lift.value
    let (x, y, scale) = (size.width / 2, size.height / 2, 1 + 0.03 * share)
    let transform = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: offset.x + x, y: offset.y + y))
    return DisplayNode(.transform(transform, picture)).lifted(by: share, in: environment)
  }
}
