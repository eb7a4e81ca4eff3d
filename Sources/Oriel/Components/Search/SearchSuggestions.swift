import Foundation

/// The suggestions below a search field.
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchCompletingKey: EnvironmentKey { static var defaultValue: SearchCompleting? { nil } }

/// The actions that put a chosen suggestion into the search field.
struct SearchCompleting {
  /// An action that completes the search with a text.
  let complete: @MainActor (String) -> Void
  /// An action that adds a token, if the field has tokens.
  let add: @MainActor (Any) -> Void
}

extension EnvironmentValues {
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The completion actions of the enclosing suggestions, or `nil` outside of suggestions.
  var searchCompleting: SearchCompleting? {
    get { self[SearchCompletingKey.self] }
    set { self[SearchCompletingKey.self] = newValue }
  }
}

extension View {
  /// Sets the suggestions of the search field in the view. They cover the searched view in a column while the field has the key focus.
  /// Without suggestions the searched view stays visible. `searchCompletion(_:)` sets the text of each suggestion. Mirrors SwiftUI's
  /// `searchSuggestions(_:)`.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets the text of a suggestion. A tap on the suggestion puts the text into the search field, and submits it. Outside of suggestions the
  /// modifier has no effect. Mirrors SwiftUI's `searchCompletion(_:)`.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Sets the token of a suggestion. A tap on the suggestion puts the token into the search field, in place of the typed text. Outside of
  /// suggestions the modifier has no effect. Mirrors SwiftUI's `searchCompletion(_:)`.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
  enum Completion { case text(String), token(Any) }

  let completion: Completion
  @Environment(\.searchCompleting) private var completing

  init(completion: Completion) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    if let completing {
      Button {
        switch completion {
        case .text(let text): completing.complete(text)
        case .token(let token): completing.add(token)
        }
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .foregroundStyle(Color.primary)
    } else {
      content
    }
  }
}

/// The suggested tokens and views in a list, or nothing if there are none.
struct SearchSuggestionList: View {
  let tokens: [SearchTokens.Item]
  let suggestions: AnyView?
  let completing: SearchCompleting

  var body: some View {
    Group(subviews: suggested) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0 } }
          .listStyle(.plain)
          .environment(\.searchCompleting, completing)
          .scrollDismissesKeyboard(.never)
      }
    }
  }

  @ViewBuilder private var suggested: some View {
    ForEach(tokens) { token in
      token.view.modifier(SearchCompletionModifier(completion: .token(token.value)))
    }
    if let suggestions { suggestions }
  }
}
