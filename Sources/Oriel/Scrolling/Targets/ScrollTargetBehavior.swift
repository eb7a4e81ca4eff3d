import Foundation
import OrielDrawing

/// Says where content that was let go comes to rest. Mirrors SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// Changes the target that the content would come to rest at. Called when a hand lets go, for each click of a wheel,
  /// and when the scroll view has another size.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where content comes to rest. Mirrors SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Equatable, Sendable {
  /// What will be seen, in the content's own space, in points; without the part that content margins take.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the scroll view; nil is the top leading corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior can know about the scroll view. Mirrors SwiftUI's `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when the gesture began.
  public let originalTarget: ScrollTarget
  /// Points of offset a second: positive towards the end of the content.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The scroll view's size without content margins.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let targets: @MainActor (CGRect) -> [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  /// The frames of scroll targets that touch a rectangle of the content, each with the header above it that is pinned while it is seen.
  func targetFrames(in rect: CGRect) -> [CGRect] {
    let targets = targets
    return MainActor.assumeIsolated { targets(rect) }
  }
}

/// Holds a behavior's present value for the scroll view.
@MainActor
final class ScrollTargetBehaviorHolder: ScrollTargeting {
  var behavior: any ScrollTargetBehavior

  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  func restingOffset(for proposed: CGPoint, from start: CGPoint, velocity: CGSize, in box: ScrollBox) -> CGPoint {
    let insets = box.insets
    let room = CGRect(origin: .zero, size: box.size).inset(by: insets).size
    func rect(at offset: CGPoint) -> CGRect {
      CGRect(x: offset.x + insets.leading, y: offset.y + insets.top, width: room.width, height: room.height)
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(at: start)), velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: box.contentSize, containerSize: room, axes: box.axes, environment: box.environment,
      targets: { rect in box.targets(in: rect).map(\.restingFrame) })
    var target = ScrollTarget(rect: rect(at: proposed))
    behavior.updateTarget(&target, context: context)
    return box.offset(showing: target.rect, anchor: target.anchor ?? .zero, from: proposed)
  }
}

nonisolated struct ScrollTargetBehaviorModifier: ScrollModifier {
  let behavior: any ScrollTargetBehavior

  @MainActor func makeFollower(_ node: AnyViewNode) -> ScrollTargetBehaviorHolder { ScrollTargetBehaviorHolder(behavior) }

  @MainActor func update(_ follower: ScrollTargetBehaviorHolder) { follower.behavior = behavior }

  func add(_ follower: ScrollTargetBehaviorHolder, to setup: inout ScrollSetup) { setup.targetBehavior = follower }
}

extension View {
  /// Says where the content of the next scroll view or list inside comes to rest; in a list the rows are the views that it can rest at.
  /// Mirrors SwiftUI's `scrollTargetBehavior(_:)`.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
