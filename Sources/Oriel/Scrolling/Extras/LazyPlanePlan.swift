import Foundation

/// Says which views a `LazyPlane` has and where they are.
///
/// A plan is for one arrangement: other views, another order, or another layout are another plan, which says by `successors` what has become of
/// the views of the one before. What it only finds out as it is asked, such as the size of what wasn't near, may move views; that counts as
/// a revision.
@MainActor
public protocol LazyPlanePlan: AnyObject {
  /// Of everything, in points; estimated where it isn't known. Asked in layout passes.
  var contentSize: CGSize { get }
  /// Greater each time that frames that were told, or the size, have become others.
  var revision: Int { get }
  /// Whether there may be elements that follow the viewport.
  var followsViewport: Bool { get }
  /// The elements that touch a rectangle. Never asked in a layout pass, so that a program's own code may be called.
  func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement]
  /// An element, by what is known, whether or not it is near; nil if there is none. Asked in layout passes.
  func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement?
  /// Takes over what the content of an element measures along its measured axes.
  func measure(_ id: LazyPlaneID, _ size: CGSize)
  /// What the elements of an earlier plan are in this one; nil for those that are gone.
  func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?]
  /// Whether the plan has the same elements in the same order as an earlier one, and lays them out otherwise at most. Then what is in sight keeps
  /// its place, and what has the focus is followed only if it was in sight.
  func isRearrangement(of old: any LazyPlanePlan) -> Bool
  /// Where an element of this plan was in an earlier one; nil if it wasn't there, or nobody knows.
  func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect?
  /// What an element is known by in all plans: its state is kept by that while it is out of sight.
  func identity(of id: LazyPlaneID) -> AnyHashable
  /// The identities of what an earlier plan had and this one hasn't: their state is forgotten.
  func identities(goneFrom old: any LazyPlanePlan) -> [AnyHashable]
  /// Who is told of views that hands move; nil where they stay where they are.
  var reordering: (any LazyPlaneReordering)? { get }
  /// Whether the offset stays as it is when the plan comes, wherever what is in sight goes.
  var keepsOffset: Bool { get }
  /// What keeps its place on the screen when the plan comes, as far as the ends of the content let it; nil where what is in sight says that.
  var anchor: LazyPlaneAnchor? { get }
  /// Whether views are shown otherwise than their elements say, by where they are.
  var adjustsElements: Bool { get }
  /// How elements that can be seen are shown: asked once everything has its place, in each frame in which something has moved. Never in a layout pass, so that a
  /// program's own code may be called. Their frames are where they are seen at the moment; `offset` is the point of the plan at the viewport's leading
  /// top corner, along the axes that the scroll view around scrolls. Nil for those that are shown as they stand.
  func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?]
  /// What the plane shares with others of the same arrangement; the same for all plans of a plane.
  var exchange: LazyPlaneExchange? { get }
  /// The element of the outermost plane of the exchange that the plane is in; nil for the outermost one.
  var place: LazyPlaneID? { get }
  /// Which elements of an earlier plan of any plane of the exchange belong to another plane from now on. Asked of the outermost plane's plan.
  func transfers(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneTransfer?]
  /// What has become of identities that are others by now. Asked of the outermost plane's plan.
  func identities(changedFrom old: any LazyPlanePlan) -> [(old: AnyHashable, new: AnyHashable)]
  /// Where what a program knows by a name is, or will be by what is known; nil if there is none. `ScrollViewProxy.scrollTo(_:anchor:)` and
  /// `scrollPosition(id:)` ask for it until they are there, in layout passes, too.
  func frame(named name: AnyHashable) -> CGRect?
  /// What a program may know an element by, the likeliest first.
  func names(of id: LazyPlaneID) -> [AnyHashable]
  /// How much of the viewport elements that follow it cover while an element is at its edges: what gets the focus is shown clear of that.
  func clearance(of id: LazyPlaneID) -> EdgeInsets
  /// Whether a focus that comes to the plane by arrow keys goes to what had it last in here, while that is in sight.
  var remembersFocus: Bool { get }
  /// The focus came to an element.
  func focusDidCome(to id: LazyPlaneID)
  /// The element that gets the focus in place of one that arrow keys bring it to; nil where that one gets it. One that isn't built is built for it.
  ///
  /// - Parameter old: The element of the same plane that has the focus; nil where it comes from elsewhere.
  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID?
}

/// For a plan whose ids mean the same in every plan of its plane.
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
