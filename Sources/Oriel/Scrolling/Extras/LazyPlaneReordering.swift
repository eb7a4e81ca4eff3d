import Foundation

/// Lets hands take the views of a `LazyPlane` to other places: by a drag of a pointer, and after a long press by a drag of a finger.
///
/// The view follows the hand. Where the others make room is the program's to say, by other plans while the hand moves; the planes scroll at their
/// edges meanwhile. Escape, or whatever else takes the pointer away, ends it like a drop that never was.
@MainActor
public protocol LazyPlaneReordering: AnyObject {
  /// Whether a view may be lifted.
  func canLift(_ id: LazyPlaneID, in plan: any LazyPlanePlan) -> Bool
  /// A hand has lifted a view.
  func lift(_ id: LazyPlaneID, in plan: any LazyPlanePlan)
  /// The hand is over a point of a plane: of the innermost plane of the exchange that is there.
  func move(over point: CGPoint, in plan: any LazyPlanePlan)
  /// The view was let go where it is.
  func drop()
  /// The view goes back to where it was.
  func cancel()
}
