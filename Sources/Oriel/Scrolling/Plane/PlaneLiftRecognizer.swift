import Foundation

/// A gesture recognizer that lifts and moves a view of a two-axis container.
@MainActor
final class PlaneLiftRecognizer: LiftRecognizer {
  private var element: PlaneElementBox { unsafeDowncast(box, to: PlaneElementBox.self) }

  override func mayLift(at location: CGPoint) -> Bool { element.canBeLifted }

  override func lift(at location: CGPoint) -> (any Lifted)? { PlaneDrag(element, at: location) }
}
