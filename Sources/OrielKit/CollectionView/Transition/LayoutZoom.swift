import Foundation
import SwiftUI

/// Takes a collection from layout to layout as two fingers say.
@MainActor
final class LayoutZoom {
  var levels: LayoutLevels?
  /// Finds what is at a point of what is shown.
  var anchor: (CGPoint) -> LazyPlaneAnchor? = { _ in nil }

  /// What was between the fingers as they began, in the newest arrangement.
  private var held: LazyPlaneAnchor?
  /// Whether it stays where it is as the next arrangement comes.
  private var holdsNext = false
  private var isUnderWay = false
  /// The layout that was left, or is shown.
  private var level = 0
  /// Levels that the fingers have left behind.
  private var passed = 0.0
  private var way: Way?

  private struct Way {
    let target: Int
    let motion: HeldMotion
    var progress = 0.0
  }

  /// The share of a second that the fingers are taken to go on for.
  private static let coasting = 0.15

  /// Another arrangement comes, in which what is held has another name, or none any more. Gives what has to stay in its place.
  func arrange(_ successor: (LazyPlaneID) -> LazyPlaneID?) -> LazyPlaneAnchor? {
    guard let last = held else { return nil }
    held = successor(last.id).map { LazyPlaneAnchor(id: $0, point: last.point) }
    defer {
      holdsNext = false
      if !isUnderWay { held = nil }
    }
    return holdsNext ? held : nil
  }

  func change(to value: MagnifyGesture.Value) {
    guard let levels else { return }
    if !isUnderWay {
      guard let current = levels.current() else { return }
      isUnderWay = true
      held = anchor(value.startLocation)
      level = current
      passed = 0
    }
    let distance = Self.distance(value.magnification, levels) - passed
    // One change of the layout at a time: the next one comes with the fingers' next move.
    if var way {
      way.progress = distance * Double(way.target - level)
      self.way = way
      if way.progress >= 1 {
        arrive()
      } else if way.progress <= 0 {
        turnBack()
      } else {
        way.motion.hold(at: way.progress)
      }
    } else if distance != 0 {
      let target = level + (distance > 0 ? 1 : -1)
      if target >= 0, target < levels.count { begin(target, abs(distance)) }
    }
  }

  func end(_ value: MagnifyGesture.Value?) {
    defer {
      isUnderWay = false
      way = nil
    }
    guard let levels, let way else { return }
    let direction = Double(way.target - level)
    let velocity = value.map { Double($0.velocity / max(0.001, $0.magnification)) / log(Double(levels.scale)) * direction } ?? 0
    way.motion.release(at: min(way.progress, 1), velocity: velocity)
    guard way.progress + velocity * Self.coasting < 0.5 else { return }
    // As far back by the same spring, on top of the way on.
    select(level, Transaction(animation: .spring(HeldMotion.spring)))
  }

  /// How many levels a magnification is.
  private static func distance(_ magnification: CGFloat, _ levels: LayoutLevels) -> Double {
    log(max(0.001, Double(magnification))) / log(Double(levels.scale))
  }

  private func begin(_ target: Int, _ progress: Double) {
    let motion = HeldMotion()
    motion.hold(at: min(progress, 1))
    way = Way(target: target, motion: motion, progress: progress)
    select(target, Transaction(animation: motion.animation))
  }

  private func arrive() {
    guard let way else { return }
    way.motion.release(at: 1, velocity: 0)
    passed += Double(way.target - level)
    level = way.target
    self.way = nil
  }

  private func turnBack() {
    guard let way else { return }
    way.motion.release(at: 1, velocity: 0)
    self.way = nil
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    select(level, transaction)
  }

  private func select(_ target: Int, _ transaction: Transaction) {
    holdsNext = true
    withTransaction(transaction) { levels?.select(target) }
  }
}

/// The fingers on a collection.
struct LayoutZoomGesture: ViewModifier {
  let zoom: LayoutZoom
  let axis: Axis
  /// Of what is seen: content that is smaller is followed beyond its end.
  let size: CGSize
  @GestureState private var isUnderWay = false

  func body(content: Content) -> some View {
    content
      .frame(minWidth: axis == .horizontal ? size.width : nil, minHeight: axis == .vertical ? size.height : nil, alignment: .topLeading)
      .contentShape(Rectangle())
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.04)
          .updating($isUnderWay) { _, state, _ in state = true }
          .onChanged { zoom.change(to: $0) }
          .onEnded { zoom.end($0) }
      )
      .onChange(of: isUnderWay) { _, isUnderWay in
        // Fingers that were taken away have no end.
        if !isUnderWay { zoom.end(nil) }
      }
  }
}
