import Foundation
import OrielDrawing

/// How much a view is transformed on its way in or out; identity is where it stands when it has arrived.
struct TransitionEffect: Animatable {
  var opacity = 1.0
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center
  /// Points.
  var offset = CGSize.zero
  /// Fractions of the view's own size.
  var shift = CGSize.zero
  var blur: CGFloat = 0

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, CGFloat>, AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>>
  >

  var animatableData: AnimatableData {
    get {
      AnimatableData(
        AnimatablePair(opacity, blur),
        AnimatablePair(scale.animatableData, AnimatablePair(offset.animatableData, shift.animatableData)))
    }
    set {
      opacity = newValue.first.first
      blur = newValue.first.second
      scale.animatableData = newValue.second.first
      offset.animatableData = newValue.second.second.first
      shift.animatableData = newValue.second.second.second
    }
  }

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(
        CGAffineTransform(
          translationX: center.x + offset.width + shift.width * size.width,
          y: center.y + offset.height + shift.height * size.height))
  }

  @MainActor
  func apply(to node: DisplayNode, size: CGSize) -> DisplayNode {
    var result = node
    if blur > 0 { result = DisplayNode(.blur(blur, result)) }
    let transform = transform(size: size)
    if !transform.isIdentity { result = DisplayNode(.transform(transform, result)) }
    if opacity < 1 { result = DisplayNode(.opacity(max(0, opacity), result)) }
    return result
  }

  /// Both effects, one after the other.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    var result = self
    result.opacity *= other.opacity
    result.scale = CGSize(width: scale.width * other.scale.width, height: scale.height * other.scale.height)
    if scale == CGSize(width: 1, height: 1) { result.anchor = other.anchor }
    result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    result.shift = CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height)
    result.blur = max(blur, other.blur)
    return result
  }
}

typealias TransitionEffectState = Presented<TransitionEffect>

/// How a view appears and goes. Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition {
  var insertion: TransitionEffect
  var removal: TransitionEffect
  var insertionAnimation: Animation?
  var removalAnimation: Animation?

  init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }

  init(_ change: (inout TransitionEffect) -> Void) {
    var effect = TransitionEffect()
    change(&effect)
    self.init(insertion: effect, removal: effect)
  }

  public static var identity: AnyTransition { AnyTransition { _ in } }
  public static var opacity: AnyTransition { AnyTransition { $0.opacity = 0 } }
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      $0.scale = CGSize(width: scale, height: scale)
      $0.anchor = anchor
    }
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition { $0.offset = offset } }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition { $0.shift = Self.shift(edge) } }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }

  public static func push(from edge: Edge) -> AnyTransition {
    var result = AnyTransition { $0.shift = Self.shift(edge) }
    let shift = Self.shift(edge)
    result.removal.shift = CGSize(width: -shift.width, height: -shift.height)
    result.insertion.opacity = 0
    result.removal.opacity = 0
    return result
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    result.insertionAnimation = insertion.insertionAnimation
    result.removalAnimation = removal.removalAnimation
    return result
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    result.insertionAnimation = other.insertionAnimation ?? insertionAnimation
    result.removalAnimation = other.removalAnimation ?? removalAnimation
    return result
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.insertionAnimation = animation
    result.removalAnimation = animation
    return result
  }

  private static func shift(_ edge: Edge) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

enum TransitionTrait: LayoutTraitKey {
  typealias Value = AnyTransition
}

extension View {
  /// How the view appears and goes where a change is animated; mirrors SwiftUI's `transition(_:)`.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: transition))
  }
}

/// A node's boxes on their way in.
@MainActor
enum Arrival {
  static func begin(_ node: AnyViewNode) {
    let transaction = node.transaction
    guard transaction.effectiveAnimation != nil else { return }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    for box in boxes {
      let transition = box.trait(TransitionTrait.self) ?? .opacity
      var transaction = transaction
      if let animation = transition.insertionAnimation { transaction.animation = animation }
      let state = box.transitionEffect ?? Presented(transition.insertion, box: box)
      box.transitionEffect = state
      var end = TransitionEffect()
      end.anchor = transition.insertion.anchor
      state.animate(from: transition.insertion, to: end, transaction: transaction, graph: node.graph)
    }
  }
}

/// A node's boxes on their way out.
@MainActor
enum Departure {
  /// Starts the transition; false where there is none and the node has to go at once.
  static func begin(_ node: AnyViewNode, then remove: @escaping () -> Void) -> Bool {
    var transaction = node.transaction
    guard transaction.effectiveAnimation != nil else { return false }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    boxes.removeAll { !$0.isPlaced }
    guard !boxes.isEmpty else { return false }
    let ticket = DepartureTicket(remove)
    let id = ObjectIdentifier(node)
    node.graph.departures[id] = ticket
    let completion = AnimationCompletion(criteria: .removed) { [reference = node.graph.reference] in
      if let graph = reference.graph, graph.departures[id] === ticket { graph.departures[id] = nil }
      ticket.run()
    }
    transaction.completions.append(completion)
    for box in boxes {
      let transition = box.trait(TransitionTrait.self) ?? .opacity
      var transaction = transaction
      if let animation = transition.removalAnimation { transaction.animation = animation }
      var start = TransitionEffect()
      start.anchor = transition.removal.anchor
      let state = box.transitionEffect ?? Presented(start, box: box)
      box.transitionEffect = state
      box.isLeaving = true
      if !state.isRunning {
        state.animate(from: start, to: transition.removal, transaction: transaction, graph: node.graph)
      } else {
        state.set(transition.removal, transaction: transaction, graph: node.graph)
      }
    }
    completion.close(in: node.graph)
    return true
  }

  /// Turns a leaving node round.
  static func cancel(_ node: AnyViewNode) {
    node.graph.departures.removeValue(forKey: ObjectIdentifier(node))?.isCancelled = true
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    for box in boxes where box.isLeaving {
      box.isLeaving = false
      box.transitionEffect?.set(TransitionEffect(), transaction: node.transaction, graph: node.graph)
    }
  }
}

/// The end of one departure, which may be called off.
final class DepartureTicket {
  var isCancelled = false
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  func run() { if !isCancelled { remove() } }
}
