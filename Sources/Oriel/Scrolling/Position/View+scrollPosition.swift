import Foundation

/// A value that scrolls when it is written and is written when somebody scrolls.
nonisolated protocol ScrollPositioning {
  /// Where to scroll to; nil where the value asks for nothing.
  func request(anchor: UnitPoint?) -> ScrollRequest.Target?
  func takes(_ id: AnyHashable) -> Bool
  func positionedByUser(at id: AnyHashable?) -> Self
  /// The id of the view that it stands for.
  var id: AnyHashable? { get }
}

extension ScrollPosition: ScrollPositioning {}

extension Optional: ScrollPositioning where Wrapped: Hashable {
  func request(anchor: UnitPoint?) -> ScrollRequest.Target? { map { .view(AnyHashable($0), anchor: anchor) } }
  func takes(_ id: AnyHashable) -> Bool { id.base is Wrapped }
  var id: AnyHashable? { map { AnyHashable($0) } }
  // Where no view has an id the last one stands.
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
    /// Where the scroll view is or goes, as far as is known: what was last asked for or written.
    private var known: Value?
    /// What the binding last said. It may say something else than what was written to it, which asks for nothing.
    private var lastRead: Value?
    /// What is asked for before there is a scroll view.
    private var pending: ScrollRequest.Target?
    private var knownOffset: CGPoint?
    /// Whether a hand or somebody else has scrolled since this value did.
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
      // Another view may be what stays: what is shown when the frame ends counts.
      box?.setNeedsDisplay()
      guard let target = value.request(anchor: modifier.anchor) else { return }
      guard let box else {
        pending = target
        return
      }
      let transaction = node.transaction
      // Rows that the same change added have to be there first.
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
  /// The id of the target whose anchor is nearest to the viewport's; nil where none is seen that has one.
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
  /// Binds the id of the view that is at the anchor in the next scroll view inside: the view has to stand in a `scrollTargetLayout()`. It is
  /// written while one scrolls; writing it scrolls there, inside `withAnimation` with an animation. With no anchor it is the
  /// first view, and a view is scrolled to by the shortest way. The view stays in sight when others come before it. An id that nobody has changes nothing. Mirrors SwiftUI's
  /// `scrollPosition(id:anchor:)`.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: id, anchor: anchor))
  }

  /// Binds the position of the next scroll view inside. Mirrors SwiftUI's `scrollPosition(_:anchor:)`.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
