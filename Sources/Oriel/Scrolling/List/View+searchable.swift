/// Where a search field stands. Mirrors SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Above what is searched.
  public static let automatic = SearchFieldPlacement()
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// Whether somebody searches: the search field around has the keyboard or a text. Mirrors SwiftUI's `isSearching`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What the search field around has for a text.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

extension View {
  /// Puts a search field above the view. Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt ?? Text(verbatim: "Search")))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

private struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let prompt: Text
  @FocusState private var isFocused: Bool

  nonisolated init(text: Binding<String>, prompt: Text) {
    _text = text
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color.primary.opacity(0.6))
        TextField(text: $text, prompt: prompt) { prompt }
          .textFieldStyle(.plain)
          .focused($isFocused)
          .accessibilityAddTraits(.isSearchField)
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color.primary.opacity(0.6))
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Clear text")
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color(.system(.fill)).opacity(0.6), in: RoundedRectangle(cornerRadius: 10))
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      content.environment(\.isSearching, isFocused || !text.isEmpty).environment(\.searchText, text)
    }
  }
}
