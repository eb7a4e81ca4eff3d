import Oriel

/// Marks that are drawn together, and what happens to that picture. One instance stands for one modifier of the content.
final class MarkLayer {
  enum Effect {
    case blur(CGFloat)
    case shadow(Color, CGFloat, CGSize)
    case mask([MarkRecord])
    case isolation
    /// Clipped to a shape in the rectangle around the marks.
    case clip((CGRect) -> Path, FillStyle)
  }

  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }
}
