import Foundation

/// An object that handles the reordering of the views of a `LazyPlane` by the user: with a drag of a pointer, or with a long press and a
/// drag on a touch screen.
///
/// The dragged view follows the pointer. The app moves the other views with further plans while the pointer moves, and the containers
/// scroll at their edges. Escape, or another cancellation of the pointer's events, ends the drag without a drop.
@MainActor
public protocol LazyPlaneReordering: AnyObject {
  /// Returns a Boolean value that indicates whether a view can be lifted.
  func canLift(_ id: LazyPlaneID, in plan: any LazyPlanePlan) -> Bool
  /// Notifies the object that the user has lifted a view.
  func lift(_ id: LazyPlaneID, in plan: any LazyPlanePlan)
  /// Notifies the object that the pointer is over a point of a container: of the innermost one of the exchange at that point.
  func move(over point: CGPoint, in plan: any LazyPlanePlan)
  /// Notifies the object that the user has dropped the view at the last position.
  func drop()
  /// Notifies the object that the drag was canceled, and that the view returns to its original position.
  func cancel()
}
