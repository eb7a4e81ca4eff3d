/// A modifier that adds a search field with tokens. It erases the type of the tokens' collection.
nonisolated struct TokenSearchModifier<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: ViewModifier
where C.Element: Identifiable {
  private let text: Binding<String>
  private let tokens: Binding<C>
  private let suggested: Binding<C>?
  private let isPresented: Binding<Bool>?
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  private let token: (C.Element) -> T

  init(
    text: Binding<String>, tokens: Binding<C>, suggested: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement, prompt: Text?, token: @escaping (C.Element) -> T
  ) {
    self.text = text
    self.tokens = tokens
    self.suggested = suggested
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.token = token
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggested) { AnyView(token($0)) }, isPresented: isPresented,
        placement: placement, prompt: prompt))
  }
}

extension TokenSearchModifier where C: MutableCollection {
  /// Creates a search field with tokens that their views can change.
  nonisolated init(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement,
    prompt: Text?, token: @escaping (Binding<C.Element>) -> T
  ) {
    self.init(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt) { element in
      token(
        Binding(
          get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { new in
            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            tokens.wrappedValue[index] = new
          }))
    }
  }
}
