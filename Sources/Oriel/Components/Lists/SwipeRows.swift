import Foundation

/// A modifier that reveals the `swipeActions` of descendants, one view at a time.
struct SwipeRowsModifier: ViewModifier {
  @State private var list = SwipeRowsModifier.makeContext()

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
    content.environment(\.swipeRows, list).modifier(SwipeClosingModifier(list: list)).modifier(SwipeScrollModifier(list: list))
  }
}

private enum SwipeRowsKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }

extension EnvironmentValues {
  /// The context whose rows are the views with `swipeActions`, or `nil` in lists, which build rows by themselves, and where nothing reveals
  /// the actions.
  var swipeRows: ListContext? {
    get { self[SwipeRowsKey.self] }
    set { self[SwipeRowsKey.self] = newValue }
  }
}

nonisolated private struct SwipeClosingModifier: BoxModifier {
  let list: ListContext

  @MainActor func makeBox(_ node: AnyViewNode) -> SwipeClosingBox { SwipeClosingBox(list, node: node) }

  @MainActor func update(_ box: SwipeClosingBox, transaction: Transaction) {}
}

/// A wrapper that closes the swiped row when the user presses elsewhere.
@MainActor
private final class SwipeClosingBox: WrapperBox, GestureSource {
  private let list: ListContext
  private lazy var member = GestureMember(SwipeClosingRecognizer(box: self, list: list), priority: .high)

  init(_ list: ListContext, node: AnyViewNode) {
    self.list = list
    super.init(node: node)
  }

  var gestureMember: GestureMember? { list.swipe == nil ? nil : member }

  override func willDisappear() { graph.input.remove(member) }
}

/// A modifier that closes the swiped row when the user scrolls.
nonisolated private struct SwipeScrollModifier: ScrollModifier {
  let list: ListContext

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(list) }

  @MainActor func update(_ follower: Follower) {}

  final class Follower: ScrollFollower {
    private let list: ListContext

    init(_ list: ListContext) { self.list = list }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box) else { return }
      if box.phase == .interacting || box.phase == .decelerating { list.closeSwipe() }
    }
  }
}
