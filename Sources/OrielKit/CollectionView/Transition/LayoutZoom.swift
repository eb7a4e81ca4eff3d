import Foundation
import SwiftUI

/// The state of an interactive transition between the layouts of a collection.
@MainActor
final class LayoutZoom {
  var levels: LayoutLevels?
  /// A closure that returns the anchor at a point of the current arrangement.
  var anchor: (CGPoint) -> LazyPlaneAnchor? = { _ in nil }

  /// The element between the fingers when the gesture began, with its id in the current arrangement.
  private var held: LazyPlaneAnchor?
  /// Indicates whether that element keeps its position in the next arrangement.
  private var holdsNext = false
  private var isUnderWay = false
  /// The level at which the current transition has begun, or the shown one.
  private var level = 0
  /// The number of levels that the gesture has passed.
  private var passed = 0.0
  private var way: Way?

  private struct Way {
    let target: Int
    let motion: GestureDrivenMotion
    var progress = 0.0
  }

  /// The time in seconds by which the velocity is extrapolated at the end of the gesture.
  private static let coasting = 0.15

  /// Updates the anchor for a new arrangement, in which it has another id or doesn't exist. Returns the anchor that has to keep its
  /// position, or `nil` if there is none.
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
    // The layout changes once per event; the next change takes place on the next event.
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
    // A reverse animation with the same spring is combined with the current one.
    select(level, Transaction(animation: .spring(GestureDrivenMotion.spring)))
  }

  /// Returns the number of levels for a magnification.
  private static func distance(_ magnification: CGFloat, _ levels: LayoutLevels) -> Double {
    log(max(0.001, Double(magnification))) / log(Double(levels.scale))
  }

  private func begin(_ target: Int, _ progress: Double) {
    let motion = GestureDrivenMotion()
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

/// The magnify gesture of a collection with several layouts.
struct LayoutZoomGesture: ViewModifier {
  let zoom: LayoutZoom
  let axis: Axis
  /// The size of the viewport. The gesture is also recognized beyond the end of smaller content.
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
        // A canceled gesture has no end event.
        if !isUnderWay { zoom.end(nil) }
      }
  }
}
