import Foundation
import OrielDrawing

nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: BoxModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @MainActor func makeBox(_ node: AnyViewNode) -> ScrollTransitionBox<Effect> { ScrollTransitionBox(self, node: node) }

  @MainActor func update(_ box: ScrollTransitionBox<Effect>, transaction: Transaction) { box.modifier = self }
}

/// A box that draws its content with an interpolation between the effects of three phases. The effects are computed once in an update, so
/// that scrolling runs no code of the app.
@MainActor
final class ScrollTransitionBox<Effect: VisualEffect>: WrapperBox, DrawingEffect {
  var modifier: ScrollTransitionModifier<Effect> {
    didSet {
      effects = Self.effects(of: modifier)
      setNeedsDisplay()
      graph.geometryDidChange()
    }
  }
  private var effects: (before: Effect, inside: Effect, after: Effect)
  private var source: GeometrySource!
  /// The position between the phases, from -1 to 1.
  private var phase: Presented<Double>?
  private var isFirst = true

  init(_ modifier: ScrollTransitionModifier<Effect>, node: AnyViewNode) {
    self.modifier = modifier
    effects = Self.effects(of: modifier)
    super.init(node: node)
    source = GeometrySource(graph: graph, box: { [weak self] in self }, afterLayout: {})
    source.follow = { [weak self] _ in self?.follow() }
  }

  private static func effects(of modifier: ScrollTransitionModifier<Effect>) -> (Effect, Effect, Effect) {
    let make = { modifier.transition(EmptyVisualEffect(), $0) }
    return (make(.topLeading), make(.identity), make(.bottomTrailing))
  }

  private func follow() {
    guard let scroll = scrollBox, let parent else { return }
    let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let space = CoordinateSpace.named(ScrollViewSpace(axis: modifier.axis))
    let frame = CGRect(origin: origin, size: size).applying(parent.layoutTransform(to: space))
    let (length, room) = (frame.size[axis], scroll.size[axis])
    var start = frame.origin[axis]
    if axis == .horizontal, isMirrored { start = room - start - length }
    let before = share(entered: start + length, length, room, modifier.topLeading)
    let after = share(entered: room - start, length, room, modifier.bottomTrailing)
    let (value, configuration) = before > after ? (-before, modifier.topLeading) : (after, after > 0 ? modifier.bottomTrailing : side)
    var animation: Animation?
    if !isFirst, case .animated(let own) = configuration.style { animation = own }
    isFirst = false
    let phase = phase ?? Presented(0, box: self)
    guard phase.model != value else { return }
    self.phase = phase
    phase.set(value, transaction: Transaction(animation: animation), graph: graph)
  }

  /// The configuration of the edge that the view last passed.
  private var side: ScrollTransitionConfiguration { (phase?.model ?? 0) < 0 ? modifier.topLeading : modifier.bottomTrailing }

  /// Returns the distance of the view from its identity phase, from 0 to 1.
  ///
  /// - Parameter entered: The length of the view that has entered at an edge, in points.
  private func share(
    entered: CGFloat, _ length: CGFloat, _ room: CGFloat, _ configuration: ScrollTransitionConfiguration
  ) -> Double {
    let distance = configuration.threshold.distance(view: length, container: room)
    switch configuration.style {
    case .identity: return 0
    // The tolerance is half a point, because positions are sums of fractions.
    case .animated: return entered < distance - 0.5 ? 1 : 0
    case .interactive(let curve):
      guard distance > 0 else { return entered < 0 ? 1 : 0 }
      let share = min(max(1 - entered / distance, 0), 1)
      return share == 0 || share == 1 ? share : curve.value(at: share)
    }
  }

  private var scrollBox: ScrollBox? {
    if let axis = modifier.axis { return enclosingScrollBox(along: axis) }
    var found: ScrollBox?
    enclosingScrollBoxes { if found == nil { found = $0 } }
    return found
  }

  // MARK: Drawing

  private var shown: (any RenderEffect)? {
    let value = phase?.value ?? 0
    let edge = value < 0 ? effects.before : effects.after
    var effect = effects.inside
    var way = edge.animatableData - effect.animatableData
    way.scale(by: abs(value))
    effect.animatableData += way
    return effect as? any RenderEffect
  }

  override var drawingEffect: (any DrawingEffect)? { self }

  var effectTransform: CGAffineTransform { shown?.finiteTransform(size: presentedSize) ?? .identity }

  var effectProjection: ProjectionTransform? { shown?.finiteProjection(size: presentedSize) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    shown.map { drawing(node, with: $0) } ?? node
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting && shown?.takesHits(size: presentedSize) == false }

  override func willDisappear() {
    phase?.stop(graph: graph)
    graph.geometry.remove(source)
  }
}

extension View {
  /// Changes the appearance of the view while it enters or leaves the viewport of the enclosing scroll view. The closure is called once for
  /// each phase when the view is updated. An axis of `nil` is the one along which the nearest scroll view scrolls. Mirrors SwiftUI's
  /// `scrollTransition(_:axis:transition:)`.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of the view while it enters or leaves the viewport, with a configuration for each edge. Mirrors SwiftUI's
  /// `scrollTransition(topLeading:bottomTrailing:axis:transition:)`.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
