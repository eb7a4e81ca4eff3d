import Foundation
import OrielDrawing

/// A behavior that chooses the offset at which scrolled content comes to rest. Mirrors SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// Changes the target at which the content would come to rest. Called when the user releases the content, for each wheel step, and when
  /// the scroll view's size changes.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The properties of a scroll view that are available to a behavior.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The target at which content comes to rest. Mirrors SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Equatable, Sendable {
  /// The rectangle that will be visible, in points of the content's own space, without the part that content margins cover.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the scroll view, or `nil` for the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle and an anchor.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The properties of a scroll view that are available to a behavior. Mirrors SwiftUI's `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target that was visible when the gesture began.
  public let originalTarget: ScrollTarget
  /// The velocity in points of offset per second, positive towards the end of the content.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view without content margins.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let targets: @MainActor (CGRect) -> [CGRect]

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  /// Returns the frames of the scroll targets that touch a rectangle of the content. Each is extended by the header above it that is pinned
  /// while the target is visible.
  func targetFrames(in rect: CGRect) -> [CGRect] {
    let targets = targets
    return MainActor.assumeIsolated { targets(rect) }
  }
}

/// An object that holds the current value of a behavior for the scroll view.
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
  /// Sets the behavior that chooses the resting offset of the nearest descendant scroll view or list. In a list the rows are the targets.
  /// Mirrors SwiftUI's `scrollTargetBehavior(_:)`.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
