import OrielDrawing

/// The paint of a box with its animation. A tick only redraws the box.
@MainActor
struct Ink {
  /// The color that was drawn last, or `nil` before the first drawing. A new view has its color at once.
  private var drawn: RGBA?
  private var motion: Presented<PaintColor>?
  /// The animation of gradients, created when a gradient is drawn.
  private var mixture: PaintMixture?

  /// Returns the presentation value of the color whose model value is `settled`.
  mutating func color(_ settled: RGBA) -> RGBA {
    let color = if let motion, motion.isRunning { motion.value.color } else { settled }
    drawn = color
    return color
  }

  /// Sets the model value with the transaction's animation. `nil`, for a paint that isn't a single color, stops the animation.
  mutating func change(to color: RGBA?, of box: LayoutBox, transaction: Transaction) {
    let isRunning = motion?.isRunning ?? false
    guard let color, let drawn, isRunning || transaction.effectiveAnimation != nil else {
      stopColor(graph: box.graph)
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
    stopColor(graph: graph)
    mixture?.stop(graph: graph)
  }

  private mutating func stopColor(graph: ViewGraph) {
    motion?.stop(graph: graph)
    motion = nil
  }

  // MARK: Gradients

  /// Indicates whether a gradient has been drawn.
  var hasMixture: Bool { mixture != nil }

  /// Returns the presentation value of the paint whose model value is `settled`.
  mutating func paint(_ settled: _ShapePaint) -> _ShapePaint {
    guard mixture != nil || settled.sample.isGradient else { return settled }
    let mixture = mixture ?? PaintMixture()
    self.mixture = mixture
    return mixture.paint(settled)
  }

  /// Animates from the last paint to another one, if one of them is a gradient or both are colors.
  mutating func change(to paint: _ShapePaint, of box: LayoutBox, transaction: Transaction) {
    let sample = paint.sample
    if sample.isGradient || mixture != nil, let old = mixture?.drawn ?? drawn.map({ _ShapePaint.color($0) }) {
      let mixture = mixture ?? PaintMixture()
      self.mixture = mixture
      mixture.change(from: old, to: paint, of: box, transaction: transaction)
    }
    var flat: RGBA?
    if case .color(let color) = sample { flat = color }
    change(to: flat, of: box, transaction: transaction)
  }
}

/// The animation from one paint to another.
@MainActor
private final class PaintMixture {
  private(set) var drawn: _ShapePaint?
  private var start: _ShapePaint?
  private var progress: Presented<Double>?

  func paint(_ settled: _ShapePaint) -> _ShapePaint {
    guard let start, let progress, progress.isRunning else {
      drawn = settled
      return settled
    }
    let share = progress.value
    let mixed = _ShapePaint(effects: settled.effects) { start.make($0).mixed(with: settled.make($0), share: share) }
    drawn = mixed
    return mixed
  }

  func change(from old: _ShapePaint, to new: _ShapePaint, of box: LayoutBox, transaction: Transaction) {
    guard transaction.effectiveAnimation != nil else { return stop(graph: box.graph) }
    // An unchanged target isn't a change.
    guard goal != new.sample else { return }
    goal = new.sample
    guard old.sample != new.sample else { return }
    progress?.stop(graph: box.graph)
    start = old
    let progress = Presented(0.0, box: box)
    self.progress = progress
    progress.set(1, transaction: transaction, graph: box.graph)
  }

  private var goal: Paint?

  func stop(graph: ViewGraph) {
    progress?.stop(graph: graph)
    progress = nil
    start = nil
    goal = nil
  }
}

/// A color as an animatable value. Alpha is premultiplied, so that clear has no hue.
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
