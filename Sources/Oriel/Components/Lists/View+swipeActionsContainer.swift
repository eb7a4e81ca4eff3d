import Foundation

extension View {
  /// Enables the descendants with `swipeActions(edge:allowsFullSwipe:content:)` to reveal their actions as the rows of a `List` do. Mirrors
  /// SwiftUI's `swipeActionsContainer()`.
  ///
  /// One view at a time reveals its actions, until the user presses elsewhere in the container, or scrolls it or a scroll view around it. A
  /// `List` is such a container by itself. Outside of lists and containers, swipes reveal no actions.
  nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainerModifier()) }
}

private struct SwipeActionsContainerModifier: ViewModifier {
  @State private var list = SwipeActionsContainerModifier.makeContext()

  nonisolated init() {}

  nonisolated private static func makeContext() -> ListContext {
    let list = ListContext()
    MainActor.assumeIsolated {
      // The table look has no insets around rows and no separators.
      list.setup = ListSetup(environment: ListEnvironment(style: ListStyleForm(look: .table)), supportsSwipesOnly: true)
    }
    return list
  }

  func body(content: Content) -> some View {
    content.environment(\.swipeContainer, list).modifier(SwipeClosingModifier(list: list)).modifier(SwipeScrollModifier(list: list))
  }
}

private enum SwipeContainerKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }

extension EnvironmentValues {
  /// The context whose rows are the views with `swipeActions`, or `nil` in lists, which build rows by themselves, and where nothing reveals
  /// the actions.
  var swipeContainer: ListContext? {
    get { self[SwipeContainerKey.self] }
    set { self[SwipeContainerKey.self] = newValue }
  }
}

nonisolated private struct SwipeClosingModifier: BoxModifier {
  let list: ListContext

  @MainActor func makeBox(_ node: AnyViewNode) -> SwipeClosingBox { SwipeClosingBox(list, node: node) }

  @MainActor func update(_ box: SwipeClosingBox, transaction: Transaction) {}
}

/// A wrapper that closes the swiped row when the user presses elsewhere, or scrolls a scroll view around it.
@MainActor
private final class SwipeClosingBox: WrapperBox, GestureSource, ViewportObserving {
  private let list: ListContext
  private lazy var member = GestureMember(SwipeClosingRecognizer(box: self, list: list), priority: .high)

  init(_ list: ListContext, node: AnyViewNode) {
    self.list = list
    super.init(node: node)
  }

  var gestureMember: GestureMember? { list.swipe == nil ? nil : member }

  /// While a row is open, a press between the rows hits the container.
  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    list.swipe == nil ? hitChildren(point) : hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize))
  }

  override func layoutChildren() {
    super.layoutChildren()
    enclosingScrollBoxes { $0.observe(self) }
  }

  func viewportDidChange() {
    guard list.swipe != nil else { return }
    var isScrolling = false
    enclosingScrollBoxes { if $0.phase.isOfUser { isScrolling = true } }
    if isScrolling { list.closeSwipe() }
  }

  override func willDisappear() { graph.input.remove(member) }
}

/// A modifier that closes the swiped row when the user scrolls a scroll view in the container.
nonisolated private struct SwipeScrollModifier: ScrollModifier {
  let list: ListContext

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(list) }

  @MainActor func update(_ follower: Follower) {}

  final class Follower: ScrollFollower {
    private let list: ListContext

    init(_ list: ListContext) { self.list = list }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box) else { return }
      if box.phase.isOfUser { list.closeSwipe() }
    }
  }
}

extension ScrollPhase {
  /// Indicates whether the user moves the content, or has moved it and it still decelerates.
  var isOfUser: Bool { self == .interacting || self == .decelerating }
}
