/// What a stack shows for values of a type.
@MainActor
final class NavigationDestination {
  let type: Any.Type
  var make: (AnyHashable) -> AnyView?

  init<D: Hashable, Content: View>(for type: D.Type, _ make: @escaping (D) -> Content) {
    self.type = type
    self.make = Self.erased(make)
  }

  static func erased<D: Hashable, Content: View>(_ make: @escaping (D) -> Content) -> (AnyHashable) -> AnyView? {
    { value in (value.base as? D ?? (value as? D)).map { AnyView(make($0)) } }
  }
}

/// Something that pushes a screen by itself, and no value: a link with a view, or a modifier with a binding.
@MainActor
final class NavigationSource {
  /// Whether its screen is asked for.
  var isWanted = false {
    didSet { if !isWanted { wasDropped = false } }
  }
  /// Whether its screen was popped, and the binding doesn't say so yet.
  var wasDropped = false
  /// Whether a binding says what is wanted.
  var isBound = false
  /// Tells one item from the next.
  var id: AnyHashable = 0
  /// What the link stands for that asks for a column's screen; nil where that is a view.
  var element: NavigationPath.Element?
  var make: () -> AnyView = { AnyView(EmptyView()) }
  /// Says to whoever asked that the screen is to go.
  var withdraw: () -> Void = {}
  weak var entry: NavigationEntry?

  nonisolated init() {}
}

/// The content of a pushed screen, as its builder makes it.
struct NavigationDestinationView: View {
  /// Tells a view from the one before: the closure may be over the same source, that makes something else by now.
  let revision: Int
  let make: () -> AnyView

  var body: some View { make() }
}
