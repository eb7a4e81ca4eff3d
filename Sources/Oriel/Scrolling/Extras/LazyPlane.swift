import Foundation

/// A two-axis container: its plan positions views in two dimensions, and each view is built when it comes near the viewport of the
/// enclosing scroll views.
///
/// The container has the size of its plan. A view fills its frame; smaller content is centered in it. A view that is scrolled offscreen is
/// reused for another element of its kind if nothing in it has state of its own. Otherwise its state is kept, for up to 4,096 views, and
/// restored when the view is built again. A view with the focus stays built. Visible views keep their positions on the screen when the plan
/// finds that an element before them has another size. With another plan they keep them if most of the visible views move by the same
/// distance; otherwise the offset doesn't change.
///
/// If the plan is replaced with an animation, persisting views move from one frame to the other, also from and to offscreen positions.
/// Other views are inserted and removed with their `transition(_:)`.
///
/// SwiftUI has nothing like it: on Apple's systems a `UICollectionView` stands in for it.
///
/// - Complexity: A scrolled frame costs time proportional to the numbers of visible and of newly visible elements, independently of the
///   total.
nonisolated public struct LazyPlane<Content: View>: PrimitiveView {
  let plan: any LazyPlanePlan
  let content: (LazyPlaneID) -> Content

  /// Creates a two-axis container.
  ///
  /// - Parameters:
  ///   - plan: The arrangement of the views. Another object is another arrangement.
  ///   - content: A closure that creates the view of an element.
  public init(_ plan: any LazyPlanePlan, @ViewBuilder content: @escaping (LazyPlaneID) -> Content) {
    self.plan = plan
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { LazyPlaneNode(view, in: context) }
}
