import Oriel

/// The layer of marks that are drawn together, with its effect. One instance corresponds to one modifier of the content.
final class MarkLayer {
  enum Effect {
    case blur(CGFloat)
    case shadow(Color, CGFloat, CGSize)
    case mask([MarkRecord])
    case isolation
    /// A clip shape in the rectangle around the marks.
    case clip((CGRect) -> Path, FillStyle)
  }

  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }
}
