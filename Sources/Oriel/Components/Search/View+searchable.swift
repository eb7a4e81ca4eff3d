/// The placement of a search field. Mirrors SwiftUI's `SearchFieldPlacement`.
///
/// The field is always above the searched view. On a screen of a stack it is below the bar. Around a `NavigationStack` it is on the stack's
/// first screen, and around a `NavigationSplitView` in one of the columns.
public struct SearchFieldPlacement: Sendable {
  private enum Kind { case automatic, toolbar, sidebar, drawer(NavigationBarDrawerDisplayMode) }
  private let kind: Kind

  /// A placement above the searched view or, in a split view, in the sidebar.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// A placement on the detail's screen of a split view.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// A placement in the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// A placement below the bar, until the field is scrolled away.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  /// Returns a placement below the bar. Mirrors SwiftUI's `navigationBarDrawer(displayMode:)`.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// The display mode of a search field below the bar. Mirrors SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate enum Kind { case automatic, always }
    fileprivate let kind: Kind

    /// A mode that shows the field while the searched view is near the start of its content, and while the user is searching.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// A mode that always shows the field.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }

  var hidesWhenScrolled: Bool { if case .drawer(let mode) = kind { mode.kind == .automatic } else { false } }

  var isInToolbar: Bool { if case .toolbar = kind { true } else { false } }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching: the enclosing search field has the key focus, a text, or tokens. Mirrors
  /// SwiftUI's `isSearching`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The text of the enclosing search field.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

extension View {
  /// Adds a search field above the view or, if that is a stack, below the bar of its first screen. Mirrors SwiftUI's
  /// `searchable(text:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a binding that is `true` while the user is searching. Setting the binding to `true` moves the key focus to
  /// the field, and setting it to `false` clears the field and removes the focus. Mirrors SwiftUI's
  /// `searchable(text:isPresented:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions. Mirrors SwiftUI's deprecated `searchable(text:placement:prompt:suggestions:)`, which
  /// `searchSuggestions(_:)` has replaced.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Mirrors SwiftUI's deprecated `searchable(text:placement:prompt:suggestions:)`, which `searchSuggestions(_:)` has replaced.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Mirrors SwiftUI's deprecated `searchable(text:placement:prompt:suggestions:)`, which `searchSuggestions(_:)` has replaced.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
