import Foundation
import OrielModel

/// The background of the first list in the view, which extends behind the search field above it.
enum ListSurfaceKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// A modifier that adds a search field above the searched view or, if that is a stack, below the bar of the stack's first screen.
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

/// A modifier with the search field and the searched view below it. Below the bar of a screen, scrolling content continues under both.
/// There is no field while `isOn` is `false`.
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
  /// Indicates whether the user has chosen a suggestion, and hasn't typed since.
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
        // The suggestions are first, because a screen's bar follows the first scroll view.
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
      // Searches of descendants have these values of their own.
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
          // Focus anchors register a field when it is mounted. The id mounts the field again if it receives anchors later, such as when a
          // stack takes it over.
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

  /// A binding to the text, which also records that the user has typed.
  private var edited: Binding<String> {
    Binding(
      get: { text },
      set: {
        text = $0
        hasChosen = false
      })
  }

  /// Indicates whether the insertion point is at the start of the text, without a selection.
  private var isAtBeginning: Bool {
    guard !text.isEmpty else { return true }
    guard let selection, selection.isInsertion, let range = selection.range else { return false }
    return range.lowerBound == text.startIndex
  }

  /// Adds a token in place of the text that was typed for it.
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

/// A modifier that records whether the searched view is scrolled by more than the height of the search field, which depends on the text
/// size. The value is reset only at the start of the content, so that the space of the hidden field can't show the field again.
private struct SearchScrolling: ViewModifier {
  private enum Place: Equatable { case beginning, between, away }

  private let isOn: Bool
  @Binding private var isScrolledAway: Bool
  /// A distance that exceeds the height of the field with its padding, in points.
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
      // With tokens the search isn't empty, so that the field has no prompt.
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
