/// A root view, and screens that are pushed on it. Mirrors SwiftUI's `NavigationStack`.
///
/// Links, values that are appended to the path, and `navigationDestination` modifiers push screens. The user goes back with the button in
/// the bar, a swipe from the leading edge, Escape, Alt and the left arrow, or a mouse's back button. The app can go back as well. The views
/// of a covered screen keep their state, call `onDisappear`, and can't be reached by input. The views of a popped screen are unmounted.
/// Pushed screens have the stack's environment.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  // The initializers can be called anywhere, as those of other views, with values that aren't sendable. `path` and `root` are isolated, so
  // that the compiler checks all other uses of the values.
  private nonisolated(unsafe) let givenPath: (() -> NavigationPathStorage)?
  private nonisolated(unsafe) let givenRoot: Root

  private var path: NavigationPathStorage? { givenPath?() }
  private var root: Root { givenRoot }

  /// Creates a stack that stores the path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    givenPath = nil
    givenRoot = root()
  }

  /// Creates a stack whose path can contain values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    givenPath = { NavigationPathStorage(path) }
    givenRoot = root()
  }

  /// Creates a stack whose path is a collection of values of one type. A link with a value of another type has no effect, and is reported
  /// once.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    givenPath = { NavigationPathStorage(path) }
    givenRoot = root()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view, in: context, path: { $0.path }, root: { $0.root })
  }
}

/// The node of a view that shows a stack.
@MainActor
final class NavigationStackNode<V: View, Root: View>: ViewNode<V> {
  private var model: NavigationModel!
  private var frame: WindowFillingBox!
  private let ownPath = OwnNavigationPath()
  private let pathOf: (V) -> NavigationPathStorage?
  private var updateRoot: (V) -> Void = { _ in }
  /// The claims on the enclosing search, whose field the first screen shows, or `nil` if there is none.
  private var search: SearchClaims?
  /// The screen of a column that contains the stack, or `nil` if there is none.
  private weak var outer: NavigationScreen?

  init(_ view: V, in context: _NodeContext, path: @escaping (V) -> NavigationPathStorage?, root: @escaping (V) -> Root) {
    pathOf = path
    super.init(in: context)
    model = NavigationModel(node: self, path: path(view) ?? NavigationPathStorage(own: ownPath))
    frame = WindowFillingBox(model.box, node: self)
    if let offer = scope.values.searchOffer, offer.presentation === scope.values.dismiss.handle {
      search = offer.claims
      graph.updates.withDependents { offer.claims.add() }
      begin(view) { SearchedRoot(root: root($0)) }
    } else {
      begin(view, root)
    }
    if scope.values.splitColumn != nil, let screen = scope.values.navigationScreen {
      outer = screen
      screen.innerStacks += 1
    }
  }

  private func begin<First: View>(_ view: V, _ first: @escaping (V) -> First) {
    let node = NavigationScreenNode(first(view), model: model, isRoot: true) { _ in }
    updateRoot = { node.update(first($0)) }
    model.begin(node)
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { model?.forEachNode(body) }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(frame) }

  override func collectRows(into collector: inout RowCollector) {}

  override func syncBoxes() {}

  override func update(_ view: V) {
    model.path = pathOf(view) ?? NavigationPathStorage(own: ownPath)
    updateRoot(view)
    performUpdate()
  }

  override func performUpdate() {
    needsUpdate = false
    model.evaluate()
  }

  override func willUnmount() {
    outer?.innerStacks -= 1
    search?.remove()
    model.end()
    frame.detach()
  }
}
