import Foundation

/// What is proposed below a search field.
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchCompletingKey: EnvironmentKey { static var defaultValue: SearchCompleting? { nil } }

/// Takes a suggestion that was chosen into the search field.
struct SearchCompleting {
  let complete: @MainActor (String) -> Void
}

extension EnvironmentValues {
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The suggestions around; nil outside of any.
  var searchCompleting: SearchCompleting? {
    get { self[SearchCompletingKey.self] }
    set { self[SearchCompletingKey.self] = newValue }
  }
}

extension View {
  /// Views that cover what is searched while the search field has the keyboard, one below the other; with none of them the view stays in
  /// sight. `searchCompletion(_:)` says which text each stands for. Mirrors SwiftUI's `searchSuggestions(_:)`.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// The text that a suggestion stands for: a tap on it puts that into the search field and submits it. Mirrors SwiftUI's
  /// `searchCompletion(_:)`; outside of suggestions it changes nothing.
  nonisolated public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletionModifier(completion: completion)) }
}

private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompleting) private var completing

  nonisolated init(completion: String) { self.completion = completion }

  func body(content: Content) -> some View {
    if let completing {
      Button {
        completing.complete(completion)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .foregroundStyle(Color.primary)
    } else {
      content
    }
  }
}

/// The suggestions in a list; nothing where there are none.
struct SearchSuggestionList: View {
  let suggestions: AnyView
  let complete: @MainActor (String) -> Void

  var body: some View {
    Group(subviews: suggestions) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0 } }
          .listStyle(.plain)
          .environment(\.searchCompleting, SearchCompleting(complete: complete))
          .scrollDismissesKeyboard(.never)
      }
    }
  }
}
