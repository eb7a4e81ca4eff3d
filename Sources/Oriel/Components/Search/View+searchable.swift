/// Where a search field stands. Mirrors SwiftUI's `SearchFieldPlacement`.
///
/// It is always above what is searched: on a screen of a stack below the bar. Around a `NavigationStack` it stands on the stack's first
/// screen, around a `NavigationSplitView` in one of the columns.
public struct SearchFieldPlacement: Sendable {
  private enum Kind { case automatic, toolbar, sidebar, drawer(NavigationBarDrawerDisplayMode) }
  private let kind: Kind

  /// Above what is searched; of a split view in the sidebar.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// Of a split view on the detail's screen.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// Of a split view in the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the bar, until it is scrolled away.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  /// Below the bar. Mirrors SwiftUI's `navigationBarDrawer(displayMode:)`.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// When a field below the bar is to be seen. Mirrors SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate enum Kind { case automatic, always }
    fileprivate let kind: Kind

    /// While what is searched rests near its beginning, and while somebody searches.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// Whatever is scrolled.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }

  var hidesWhenScrolled: Bool { if case .drawer(let mode) = kind { mode.kind == .automatic } else { false } }

  var isInToolbar: Bool { if case .toolbar = kind { true } else { false } }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// Whether somebody searches: the search field around has the keyboard or a text. Mirrors SwiftUI's `isSearching`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// What the search field around has for a text.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

extension View {
  /// Puts a search field above the view or, where that is a stack, below the bar of its first screen. Mirrors SwiftUI's
  /// `searchable(text:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// A search field that the binding gives the keyboard, or takes it from and clears; it is true while somebody searches. Mirrors
  /// SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// A search field with suggestions. Mirrors SwiftUI's deprecated `searchable(text:placement:prompt:suggestions:)`, which
  /// `searchSuggestions(_:)` has replaced.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
