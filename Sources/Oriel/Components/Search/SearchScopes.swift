import OrielModel

/// The time at which the scopes of a search become visible. Mirrors SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable, Hashable {
  enum Kind { case onSearchPresentation, onTextEntry }
  let kind: Kind

  /// The default activation, which shows the scopes during a search.
  public static let automatic = SearchScopeActivation(kind: .onSearchPresentation)
  /// An activation that shows the scopes as soon as the search field has the key focus.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
  /// An activation that shows the scopes as soon as the search field has a text.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
}

/// The scopes to which a search can be narrowed.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Adds scopes to the search field, as segments below it during a search. The scopes are views with tags, and the binding has the
  /// selected one. Mirrors SwiftUI's `searchScopes(_:scopes:)`.
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Mirrors SwiftUI's `searchScopes(_:activation:_:)`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes, SearchScopes(activation: activation, picker: AnyView(SearchScopePicker(scope: scope, scopes: scopes()))))
  }
}

nonisolated private struct SearchScopePicker<Scope: Hashable, Scopes: View>: View {
  let scope: Binding<Scope>
  let scopes: Scopes

  init(scope: Binding<Scope>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }

  @MainActor var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      Text(.own(.scope))
    }
    .labelsHidden()
    .pickerStyle(.segmented)
  }
}
