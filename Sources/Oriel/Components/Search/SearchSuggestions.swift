import Foundation

/// What is proposed below a search field.
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchCompletingKey: EnvironmentKey { static var defaultValue: SearchCompleting? { nil } }

/// Takes a suggestion that was chosen into the search field.
struct SearchCompleting {
  let complete: @MainActor (String) -> Void
  /// Takes a token, where the field has any.
  let add: @MainActor (Any) -> Void
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
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// The token that a suggestion stands for: a tap on it puts that into the search field, in place of the text that was typed. Mirrors
  /// SwiftUI's `searchCompletion(_:)`; outside of suggestions it changes nothing.
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

/// The tokens and the views that are suggested, in a list; nothing where there are none.
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
