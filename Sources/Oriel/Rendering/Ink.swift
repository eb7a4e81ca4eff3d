import OrielDrawing

/// The one colour that a box draws with, on its way while its change is animated: a tick draws again and does no more.
@MainActor
struct Ink {
  /// What was drawn last; nil before the first time, as a view that comes has its colour at once.
  private var drawn: RGBA?
  private var motion: Presented<PaintColor>?

  /// The colour to draw with now, where `settled` is the one that it comes to.
  mutating func color(_ settled: RGBA) -> RGBA {
    let color = if let motion, motion.isRunning { motion.value.color } else { settled }
    drawn = color
    return color
  }

  /// Goes to a new colour as the transaction says; nil, for what is not one colour, ends all motion.
  mutating func change(to color: RGBA?, of box: LayoutBox, transaction: Transaction) {
    let isRunning = motion?.isRunning ?? false
    guard let color, let drawn, isRunning || transaction.effectiveAnimation != nil else {
      stop(graph: box.graph)
      if color == nil { drawn = nil }
      return
    }
    if !isRunning {
      guard drawn != color else { return }
      motion = Presented(PaintColor(drawn), box: box)
    }
    motion?.set(PaintColor(color), transaction: transaction, graph: box.graph)
  }

  mutating func stop(graph: ViewGraph) {
    motion?.stop(graph: graph)
    motion = nil
  }
}

/// A colour as a value that can be on its way, alpha premultiplied so that clear has no hue.
struct PaintColor: Animatable {
  var color: RGBA

  init(_ color: RGBA) { self.color = color }

  var animatableData: AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>> {
    get {
      AnimatablePair(
        AnimatablePair(color.red * color.alpha, color.green * color.alpha), AnimatablePair(color.blue * color.alpha, color.alpha))
    }
    set {
      let alpha = newValue.second.second
      let divisor = alpha == 0 ? 1 : alpha
      color = RGBA(
        red: newValue.first.first / divisor, green: newValue.first.second / divisor, blue: newValue.second.first / divisor,
        alpha: min(max(alpha, 0), 1))
    }
  }
}
