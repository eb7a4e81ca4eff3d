import Foundation
import OrielModel

/// The background of the first list inside, which goes on behind the search field above it.
enum ListSurfaceKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// A search field above what is searched or, where that is a stack, below the bar of the stack's first screen.
struct SearchableModifier: ViewModifier {
  private let text: Binding<String>
  private let tokens: SearchTokens?
  private let isPresented: Binding<Bool>?
  private let prompt: Text?
  private let placement: SearchFieldPlacement
  @State private var claims = SearchClaims()
  @Environment(\.dismiss) private var dismiss

  nonisolated init(
    text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?
  ) {
    self.text = text
    self.tokens = tokens
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    content
      .environment(
        \.searchOffer,
        SearchOffer(
          claims: claims, text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt,
          presentation: dismiss.handle)
      )
      .modifier(
        SearchArea(
          text: text, tokens: tokens, isPresented: isPresented, prompt: prompt, hides: placement.hidesWhenScrolled,
          isOn: !claims.isClaimed))
  }
}

/// The search field and what is searched, one above the other; below the bar of a screen what scrolls goes on under both. While it is off
/// there is no field.
private struct SearchArea: ViewModifier {
  private enum Part { case field, suggestions }

  @Binding private var text: String
  private let tokens: SearchTokens?
  private let isPresented: Binding<Bool>?
  private let prompt: Text
  private let hides: Bool
  private let isOn: Bool
  @FocusState private var focus: Part?
  @State private var selection: TextSelection?
  /// Whether a suggestion was taken and nothing was typed since.
  @State private var hasChosen = false
  @State private var isScrolledAway = false
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocusAnchors) private var focusAnchors
  @Environment(\.submitActions) private var submitActions
  @Environment(\.usesTouch) private var usesTouch

  init(text: Binding<String>, tokens: SearchTokens?, isPresented: Binding<Bool>?, prompt: Text?, hides: Bool, isOn: Bool) {
    _text = text
    self.tokens = tokens
    self.isPresented = isPresented
    self.prompt = prompt ?? Text(.own(.search))
    self.hides = hides
    self.isOn = isOn
  }

  private var chosen: [SearchTokens.Item] { tokens?.items() ?? [] }

  private var isSearching: Bool { isOn && (focus != nil || !text.isEmpty || !chosen.isEmpty) }

  private var showsField: Bool { isOn && (isSearching || !isScrolledAway) }

  private var showsSuggestions: Bool {
    isOn && focus != nil && !hasChosen && (suggestions != nil || tokens?.suggestions().isEmpty == false)
  }

  private var showsScopes: Bool {
    guard let scopes else { return false }
    return scopes.activation.kind == .onTextEntry ? !text.isEmpty : isSearching
  }

  func body(content: Content) -> some View {
    let (isOn, isSearching, text) = (isOn, isSearching, text)
    VStack(spacing: 0) {
      if showsField { field.zIndex(1).modifier(NavigationDrawer()) }
      ZStack(alignment: .top) {
        // They come first, as a screen's bar goes by the first that scrolls.
        if showsSuggestions {
          SearchSuggestionList(
            tokens: tokens?.suggestions() ?? [], suggestions: suggestions, completing: SearchCompleting(complete: complete, add: add)
          )
          .focused($focus, equals: .suggestions)
          .transformPreference(ListSurfaceKey.self) { $0 = nil }
          .zIndex(1)
        }
        UnaryView(content: content)
          .modifier(SearchScrolling(isOn: isOn && hides, isScrolledAway: $isScrolledAway))
          .transformEnvironment(\.isSearching) { if isOn { $0 = isSearching } }
          .transformEnvironment(\.searchText) { if isOn { $0 = text } }
          .transformEnvironment(\.dismissSearch) { if isOn { $0 = DismissSearchAction { dismiss() } } }
      }
      // What is inside has its own searches.
      .transformEnvironment(\.searchSuggestions) { if isOn { $0 = nil } }
      .transformEnvironment(\.searchScopes) { if isOn { $0 = nil } }
      .transformEnvironment(\.searchFocusAnchors) { if isOn { $0 = [] } }
    }
    .modifier(NavigationDrawerArea())
    .backgroundPreferenceValue(ListSurfaceKey.self) { surface in
      if isOn, let surface { surface.ignoresSafeArea(edges: .top) }
    }
    .onChange(of: isSearching) {
      if isOn, let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { old, new in
      guard self.isOn else { return }
      switch new {
      case true? where !self.isSearching:
        isScrolledAway = false
        focus = .field
      case false? where self.isSearching && old != new: dismiss()
      default: break
      }
    }
  }

  private var field: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        SearchField(text: edited, selection: $selection, tokens: chosen, prompt: prompt, clear: clear)
          // Anchors hear of a field when it comes: one that gets them later, as a stack takes it over, comes again.
          .id(focusAnchors.map { ObjectIdentifier($0) })
          .focused($focus, equals: .field)
          .transformEnvironment(\.focusAnchors) { [focusAnchors] in $0 += focusAnchors }
          .onKeyPress(.delete) {
            guard let tokens, !chosen.isEmpty, isAtBeginning else { return .ignored }
            tokens.removeLast()
            hasChosen = false
            return .handled
          }
          .onKeyPress(.downArrow) {
            guard showsSuggestions else { return .ignored }
            focus = .suggestions
            return .handled
          }
          .environment(\.submitActions, SubmitActions(actions: [(.text, { submitActions.submit(.search) })]))
        if usesTouch, isSearching { Button(.own(.cancel), action: dismiss).buttonStyle(.borderless) }
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

  /// Whether nothing of the text is before the caret, or selected.
  private var isAtBeginning: Bool {
    guard !text.isEmpty else { return true }
    guard let selection, selection.isInsertion, let range = selection.range else { return false }
    return range.lowerBound == text.startIndex
  }

  /// Takes a token in place of what was typed for it.
  private func add(_ token: Any) {
    text = ""
    selection = nil
    tokens?.add(token)
    focus = .field
  }

  private func clear() {
    text = ""
    tokens?.removeAll()
  }

  private func complete(_ completion: String) {
    text = completion
    selection = TextSelection(insertionPoint: completion.endIndex)
    hasChosen = true
    focus = .field
    submitActions.submit(.search)
  }

  private func dismiss() {
    clear()
    hasChosen = false
    focus = nil
  }
}

/// Tells whether what is searched was scrolled further than the search field is high, which grows with the text. It is said anew only once
/// that rests at its beginning: the room that the field leaves can't bring it back.
private struct SearchScrolling: ViewModifier {
  private enum Place: Equatable { case beginning, between, away }

  private let isOn: Bool
  @Binding private var isScrolledAway: Bool
  /// Points that are more than the field with the room around it has.
  @ScaledMetric private var height: CGFloat = 60

  init(isOn: Bool, isScrolledAway: Binding<Bool>) {
    self.isOn = isOn
    _isScrolledAway = isScrolledAway
  }

  func body(content: Content) -> some View {
    let height = max(60, height)
    if isOn {
      content.onScrollGeometryChange(
        for: Place.self,
        of: { (geometry: ScrollGeometry) -> Place in
          let scrolled = geometry.contentOffset.y + geometry.contentInsets.top
          return scrolled > height ? .away : scrolled < 0.5 ? .beginning : .between
        },
        action: { (_: Place, place: Place) in
          guard place != .between, isScrolledAway != (place == .away) else { return }
          withAnimation(.easeInOut(duration: 0.2)) { isScrolledAway = place == .away }
        })
    } else {
      content
    }
  }
}

private struct SearchField: View {
  @Binding var text: String
  @Binding var selection: TextSelection?
  let tokens: [SearchTokens.Item]
  let prompt: Text
  let clear: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color.primary.opacity(0.6)).accessibilityHidden(true)
      ForEach(tokens) { SearchTokenChip(item: $0) }
      // Beside tokens there is something to search for already.
      TextField(text: $text, selection: $selection, prompt: tokens.isEmpty ? prompt : Text(verbatim: "")) { prompt }
        .textFieldStyle(.plain)
        .accessibilityAddTraits(.isSearchField)
      if !text.isEmpty || !tokens.isEmpty {
        Button(action: clear) {
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color.primary.opacity(0.6))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(.own(.clearText)))
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .frame(minHeight: 36)
    .background(Color(.system(.fill)).opacity(0.6), in: RoundedRectangle(cornerRadius: 10))
  }
}
