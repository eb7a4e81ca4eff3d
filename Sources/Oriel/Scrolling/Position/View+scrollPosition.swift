import Foundation

/// A value that requests scrolling when it is written, and is updated when the user scrolls.
nonisolated protocol ScrollPositioning {
  /// Returns the requested target, or `nil` if the value requests none.
  func request(anchor: UnitPoint?) -> ScrollRequest.Target?
  func takes(_ id: AnyHashable) -> Bool
  func positionedByUser(at id: AnyHashable?) -> Self
  /// The id of the view that the value represents.
  var id: AnyHashable? { get }
}

extension ScrollPosition: ScrollPositioning {}

extension Optional: ScrollPositioning where Wrapped: Hashable {
  func request(anchor: UnitPoint?) -> ScrollRequest.Target? { map { .view(AnyHashable($0), anchor: anchor) } }
  func takes(_ id: AnyHashable) -> Bool { id.base is Wrapped }
  var id: AnyHashable? { map { AnyHashable($0) } }
  // Without a view that has an id, the last value stays.
  func positionedByUser(at id: AnyHashable?) -> Self { (id?.base as? Wrapped) ?? self }
}

nonisolated struct ScrollPositionModifier<Value: ScrollPositioning & Equatable>: ScrollModifier {
  let position: Binding<Value>
  let anchor: UnitPoint?

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(self, node: node) }

  @MainActor func update(_ follower: Follower) { follower.update(self) }

  final class Follower: ScrollFollower {
    private var modifier: ScrollPositionModifier
    private let nodeReference: Unowned<AnyViewNode>
    private var node: AnyViewNode { nodeReference.object }
    /// The last position that was requested or written.
    private var known: Value?
    /// The last value of the binding. It may differ from the value that was written to it; that difference doesn't request scrolling.
    private var lastRead: Value?
    /// The target that was requested before the scroll view existed.
    private var pending: ScrollRequest.Target?
    private var knownOffset: CGPoint?
    /// Indicates whether the user or other code has scrolled since this value did.
    private var isScrolledByOthers = false
    private var isWaiting = false

    init(_ modifier: ScrollPositionModifier, node: AnyViewNode) {
      self.modifier = modifier
      nodeReference = Unowned(node)
    }

    func update(_ modifier: ScrollPositionModifier) {
      self.modifier = modifier
      let value = modifier.position.wrappedValue
      guard value != lastRead else { return }
      lastRead = value
      guard value != known else { return }
      known = value
      // The new value may select another view to keep in place. The positions are recorded at the end of a frame that draws the box.
      box?.setNeedsDisplay()
      guard let target = value.request(anchor: modifier.anchor) else { return }
      guard let box else {
        pending = target
        return
      }
      let transaction = node.transaction
      // Rows that the same change has added have to exist first.
      node.graph.afterLayout { [weak self, weak box] in
        guard let box, box.isAttached else { return }
        self?.begin(target, in: box, transaction: transaction)
      }
    }

    private func begin(_ target: ScrollRequest.Target, in box: ScrollBox, transaction: Transaction) {
      box.begin(ScrollRequest(target: target, start: box.offset, owner: self), transaction: transaction)
      isScrolledByOthers = false
    }

    override var keptID: AnyHashable? { known?.id }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox) {
      if follows(box), new == .interacting || new == .decelerating { isScrolledByOthers = true }
    }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box) else { return }
      if let target = pending {
        pending = nil
        begin(target, in: box, transaction: Transaction())
      }
      if let request = box.request, request.owner !== self, !request.followsLayout { isScrolledByOthers = true }
      guard isScrolledByOthers, box.request?.owner !== self, let before = knownOffset else {
        knownOffset = box.offset
        return
      }
      guard before != box.offset, !isWaiting else { return }
      knownOffset = box.offset
      isWaiting = true
      node.graph.enqueueAction { [weak self, weak box] in
        guard let self else { return }
        isWaiting = false
        if let box, box.isAttached { read(box) }
      }
    }

    private func read(_ box: ScrollBox) {
      guard let known, isScrolledByOthers else { return }
      let id = box.target(at: modifier.anchor ?? .topLeading, named: known.takes)
      let value = known.positionedByUser(at: id)
      guard value != known else { return }
      self.known = value
      modifier.position.wrappedValue = value
      lastRead = modifier.position.wrappedValue
    }
  }
}

extension ScrollBox {
  /// Returns the id of the visible target whose anchor is nearest to the viewport's and whose id matches, or `nil` if there is none.
  fileprivate func target(at anchor: UnitPoint, named isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    let visible = visibleContentRect.inset(by: insets)
    let anchor = isMirrored ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    let point = anchor.point(in: visible)
    func distance(_ frame: CGRect) -> CGFloat {
      let own = anchor.point(in: frame)
      return hypot(own.x - point.x, own.y - point.y)
    }
    for target in targets(in: visible).sorted(by: { distance($0.frame) < distance($1.frame) }) {
      if let id = target.ids().first(where: isWanted) { return id }
    }
    return nil
  }
}

extension View {
  /// Binds the id of the view at an anchor of the nearest descendant scroll view. The view has to be in a `scrollTargetLayout()`. The
  /// scroll view writes the binding while the user scrolls. Writing the binding scrolls to the view, with an animation inside
  /// `withAnimation`. With an anchor of `nil` the binding has the first view, and writing it scrolls by the smallest distance. The view
  /// stays visible when others are inserted before it. An unknown id has no effect. Mirrors SwiftUI's `scrollPosition(id:anchor:)`.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: id, anchor: anchor))
  }

  /// Binds the position of the nearest descendant scroll view. Mirrors SwiftUI's `scrollPosition(_:anchor:)`.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
