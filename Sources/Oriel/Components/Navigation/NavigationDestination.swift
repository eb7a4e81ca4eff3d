/// The view builder of a stack for the values of a type.
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

/// A source that pushes a screen without a value: a link with a view, or a modifier with a binding.
@MainActor
final class NavigationSource {
  /// Indicates whether the source requests its screen.
  var isWanted = false {
    didSet { if !isWanted { wasDropped = false } }
  }
  /// Indicates whether the screen was popped while the binding still requests it.
  var wasDropped = false
  /// Indicates whether a binding determines `isWanted`.
  var isBound = false
  /// The identity of the item that the screen shows.
  var id: AnyHashable = 0
  /// The value of the link that requests a column's screen, or `nil` if the link has a view.
  var element: NavigationPath.Element?
  var make: () -> AnyView = { AnyView(EmptyView()) }
  /// An action that withdraws the request, for example by setting the binding to `false`, because the screen is popped.
  var withdraw: () -> Void = {}
  weak var entry: NavigationEntry?

  nonisolated init() {}
}

/// The content of a pushed screen, which its builder creates.
struct NavigationDestinationView: View {
  /// A number that distinguishes the view from the last one: the closure may have the same source, which builds other content by now.
  let revision: Int
  let make: () -> AnyView

  var body: some View { make() }
}
