/// A modifier that configures the nearest descendant scroll view through an object. The object persists as long as the modifier keeps its
/// identity, so that new values of the modifier don't change the environment.
@MainActor
protocol ScrollModifier: ViewModifier where Body == Never {
  associatedtype Follower: AnyObject
  func makeFollower(_ node: AnyViewNode) -> Follower
  /// Updates the follower from the modifier's value. Runs in the update pass, after the follower is created and whenever a value that it
  /// has read here changes.
  func update(_ follower: Follower)
  nonisolated func add(_ follower: Follower, to setup: inout ScrollSetup)
}

extension ScrollModifier {
  static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    ScrollModifierNode(view, in: context)
  }
}

extension ScrollModifier where Follower: ScrollObserving {
  nonisolated func add(_ follower: Follower, to setup: inout ScrollSetup) { setup.observers.append(follower) }
}

@MainActor
private final class ScrollModifierNode<Wrapped: View, M: ScrollModifier>: ViewNode<ModifiedContent<Wrapped, M>> {
  private var modifier: M
  private var follower: M.Follower!
  private var inner: EnvironmentScope!
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, M>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    let modifier = modifier
    let follower = modifier.makeFollower(self)
    self.follower = follower
    tracking { modifier.update(follower) }
    inner = EnvironmentScope(parent: context.scope) { values in
      var setup = values.scrollSetup ?? ScrollSetup()
      modifier.add(follower, to: &setup)
      values.scrollSetup = setup
    }
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, M>) {
    modifier = view.modifier
    tracking { modifier.update(follower) }
    content.update(view.content)
  }

  override func performUpdate() {
    needsUpdate = false
    tracking { modifier.update(follower) }
  }
}

/// An observer of one scroll view: of the first that reports a change, if the modifier encloses several.
@MainActor
class ScrollFollower: ScrollObserving {
  private(set) weak var box: ScrollBox?

  func follows(_ box: ScrollBox) -> Bool {
    if self.box?.isAttached != true { self.box = box }
    return self.box === box
  }

  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox) {}
  func didSettle(_ box: ScrollBox) {}
  var keptID: AnyHashable? { nil }
}
