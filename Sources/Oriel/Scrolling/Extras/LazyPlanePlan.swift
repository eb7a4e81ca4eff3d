import Foundation

/// An object that defines the elements of a `LazyPlane` and their frames.
///
/// A plan describes one arrangement. Other views, another order or another layout are another plan, which returns the elements that succeed
/// those of the previous one from `successors(of:from:)`. A plan may refine its frames when it is queried, for example when it measures
/// elements that weren't near before. Such a change is a revision.
@MainActor
public protocol LazyPlanePlan: AnyObject {
  /// The size of the whole arrangement, in points; an estimate as far as it isn't known. Read in layout passes.
  var contentSize: CGSize { get }
  /// A number that increases each time that the size, or frames that were returned before, have changed.
  var revision: Int { get }
  /// A Boolean value that indicates whether there may be elements that follow the viewport.
  var followsViewport: Bool { get }
  /// Returns the elements that touch a rectangle. Never called in a layout pass, so that implementations may call code of the app.
  func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement]
  /// Returns an element with its known or estimated frame, near the viewport or not, or `nil` if there is none. Called in layout passes.
  func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement?
  /// Records the size that the content of an element has along its measured axes.
  func measure(_ id: LazyPlaneID, _ size: CGSize)
  /// Returns the elements of this plan that succeed elements of an earlier one, with `nil` for those that no longer exist.
  func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?]
  /// Returns a Boolean value that indicates whether the plan has the same elements in the same order as an earlier one, and differs at most
  /// in the layout. In this case visible elements keep their positions, and the scroll view follows the focused element only if it was
  /// visible.
  func isRearrangement(of old: any LazyPlanePlan) -> Bool
  /// Returns the frame that an element of this plan had in an earlier one, or `nil` if it didn't exist there or the frame is unknown.
  func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect?
  /// Returns the identity of an element across all plans, by which its state is kept while it is offscreen.
  func identity(of id: LazyPlaneID) -> AnyHashable
  /// Returns the identities that exist in an earlier plan and not in this one. Their states are discarded.
  func identities(goneFrom old: any LazyPlanePlan) -> [AnyHashable]
  /// The object that handles the reordering of views by the user, or `nil` if views can't be reordered.
  var reordering: (any LazyPlaneReordering)? { get }
  /// A Boolean value that indicates whether the offset stays unchanged when this plan replaces another one, even if visible elements move.
  var keepsOffset: Bool { get }
  /// The point that keeps its position on the screen when this plan replaces another one, as far as the ends of the content permit, or
  /// `nil` if the visible elements determine it.
  var anchor: LazyPlaneAnchor? { get }
  /// A Boolean value that indicates whether the drawing of elements is adjusted by their positions.
  var adjustsElements: Bool { get }
  /// Returns the adjustments of visible elements, with `nil` for those that are drawn as they are laid out. Called after layout, in each
  /// frame in which something has moved, and never in a layout pass, so that implementations may call code of the app. The frames of the
  /// elements are their presented frames. `offset` is the point of the plan at the viewport's leading top corner, along the axes that the
  /// enclosing scroll view scrolls.
  func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?]
  /// The state that the container shares with others of the same arrangement, or `nil`. It is the same for all plans of a container.
  var exchange: LazyPlaneExchange? { get }
  /// The element of the exchange's outermost container that holds this container, or `nil` for the outermost one.
  var place: LazyPlaneID? { get }
  /// Returns the destinations of elements of an earlier plan of any container of the exchange, with `nil` for those that stay in their
  /// container. Called for the outermost container's plan.
  func transfers(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneTransfer?]
  /// Returns the identities that have changed since an earlier plan. Called for the outermost container's plan.
  func identities(changedFrom old: any LazyPlanePlan) -> [(old: AnyHashable, new: AnyHashable)]
  /// Returns the known or estimated frame of the element with a name, or `nil` if there is none. `ScrollViewProxy.scrollTo(_:anchor:)` and
  /// `scrollPosition(id:)` call it until they have reached the element, also in layout passes.
  func frame(named name: AnyHashable) -> CGRect?
  /// Returns the names by which the app may refer to an element, the most likely first.
  func names(of id: LazyPlaneID) -> [AnyHashable]
  /// Returns the lengths of the viewport that elements which follow it cover while an element is at its edges. A focused view is shown
  /// clear of them.
  func clearance(of id: LazyPlaneID) -> EdgeInsets
  /// A Boolean value that indicates whether the focus returns to the last focused element when it enters the container by arrow keys, while
  /// that element is visible.
  var remembersFocus: Bool { get }
  /// Notifies the plan that the focus has moved to an element.
  func focusDidCome(to id: LazyPlaneID)
  /// Returns the element that receives the focus in place of one that arrow keys have reached, or `nil` to keep that. The element is built
  /// if needed.
  ///
  /// - Parameters:
  ///   - id: The element that arrow keys have reached.
  ///   - old: The focused element of the same container, or `nil` if the focus comes from elsewhere.
  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID?
}

/// Default implementations for a plan whose ids identify the same elements in every plan of its container.
extension LazyPlanePlan {
  public var followsViewport: Bool { false }
  public func measure(_ id: LazyPlaneID, _ size: CGSize) {}
  public func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?] {
    ids.map { element($0, visible: .zero) == nil ? nil : $0 }
  }
  public func isRearrangement(of old: any LazyPlanePlan) -> Bool { false }
  public func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect? { old.element(id, visible: .zero)?.frame }
  public func identity(of id: LazyPlaneID) -> AnyHashable { AnyHashable(id) }
  public func identities(goneFrom old: any LazyPlanePlan) -> [AnyHashable] { [] }
  public var reordering: (any LazyPlaneReordering)? { nil }
  public var keepsOffset: Bool { false }
  public var anchor: LazyPlaneAnchor? { nil }
  public var adjustsElements: Bool { false }
  public func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?] { elements.map { _ in nil } }
  public var exchange: LazyPlaneExchange? { nil }
  public var place: LazyPlaneID? { nil }
  public func transfers(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneTransfer?] { ids.map { _ in nil } }
  public func identities(changedFrom old: any LazyPlanePlan) -> [(old: AnyHashable, new: AnyHashable)] { [] }
  public func frame(named name: AnyHashable) -> CGRect? { nil }
  public func names(of id: LazyPlaneID) -> [AnyHashable] { [] }
  public func clearance(of id: LazyPlaneID) -> EdgeInsets { EdgeInsets() }
  public var remembersFocus: Bool { true }
  public func focusDidCome(to id: LazyPlaneID) {}
  public func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? { nil }
}
