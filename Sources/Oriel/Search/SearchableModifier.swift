import Foundation

/// The background of the first list inside, which goes on behind the search field above it.
enum ListSurfaceKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// A search field above what is searched.
struct SearchableModifier: ViewModifier {
  private enum Part { case field, suggestions }

  @Binding private var text: String
  private let isPresented: Binding<Bool>?
  private let prompt: Text
  @FocusState private var focus: Part?
  @State private var selection: TextSelection?
  /// Whether a suggestion was taken and nothing was typed since.
  @State private var hasChosen = false
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.submitActions) private var submitActions
  @Environment(\.usesTouch) private var usesTouch

  nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt ?? Text(verbatim: "Search")
  }

  private var isSearching: Bool { focus != nil || !text.isEmpty }

  private var showsSuggestions: Bool { focus != nil && !hasChosen && suggestions != nil }

  private var showsScopes: Bool {
    guard let scopes else { return false }
    return scopes.activation.kind == .onTextEntry ? !text.isEmpty : isSearching
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        HStack(spacing: 12) {
          SearchField(text: edited, selection: $selection, prompt: prompt, clear: { text = "" })
            .focused($focus, equals: .field)
            .onKeyPress(.downArrow) {
              guard showsSuggestions else { return .ignored }
              focus = .suggestions
              return .handled
            }
            .environment(\.submitActions, SubmitActions(actions: [(.text, { submitActions.submit(.search) })]))
          if usesTouch, isSearching { Button("Cancel", action: dismiss).buttonStyle(.borderless) }
        }
        if showsScopes, let scopes { scopes.picker }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .onKeyPress(.escape) {
        guard isSearching else { return .ignored }
        dismiss()
        return .handled
      }
      ZStack(alignment: .top) {
        content
          .environment(\.isSearching, isSearching)
          .environment(\.searchText, text)
          .environment(\.dismissSearch, DismissSearchAction { dismiss() })
        if showsSuggestions, let suggestions {
          SearchSuggestionList(suggestions: suggestions, complete: complete).focused($focus, equals: .suggestions)
        }
      }
      // What is inside has its own searches.
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
    }
    .backgroundPreferenceValue(ListSurfaceKey.self) { surface in
      if let surface { surface.ignoresSafeArea(edges: .top) }
    }
    .onChange(of: isSearching) { if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching } }
    .onChange(of: isPresented?.wrappedValue, initial: true) { old, new in
      switch new {
      case true? where !isSearching: focus = .field
      case false? where isSearching && old != new: dismiss()
      default: break
      }
    }
  }

  /// The text, with a note of what somebody types.
  private var edited: Binding<String> {
    Binding(
      get: { text },
      set: {
        text = $0
        hasChosen = false
      })
  }

  private func complete(_ completion: String) {
    text = completion
    selection = TextSelection(insertionPoint: completion.endIndex)
    hasChosen = true
    focus = .field
    submitActions.submit(.search)
  }

  private func dismiss() {
    text = ""
    hasChosen = false
    focus = nil
  }
}

private struct SearchField: View {
  @Binding var text: String
  @Binding var selection: TextSelection?
  let prompt: Text
  let clear: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color.primary.opacity(0.6))
      TextField(text: $text, selection: $selection, prompt: prompt) { prompt }
        .textFieldStyle(.plain)
        .accessibilityAddTraits(.isSearchField)
      if !text.isEmpty {
        Button(action: clear) {
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color.primary.opacity(0.6))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.system(.fill)).opacity(0.6), in: RoundedRectangle(cornerRadius: 10))
  }
}
