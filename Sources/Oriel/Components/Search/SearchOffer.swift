import Observation

/// The stacks that have taken a search field to their first screens.
@MainActor @Observable
final class SearchClaims {
  private var count = 0

  nonisolated init() {}

  var isClaimed: Bool { count > 0 }

  func add() { count += 1 }

  func remove() { count -= 1 }
}

/// A search field around a stack, which belongs on the stack's first screen.
struct SearchOffer {
  let claims: SearchClaims
  let text: Binding<String>
  let tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// What the field is presented in: a stack in a sheet of what is searched has its own searches.
  let presentation: DismissHandle?

  /// The column of a split view that shows the field.
  @MainActor var column: NavigationSplitViewColumn { placement.isInToolbar ? .detail : .sidebar }
}

private enum SearchOfferKey: EnvironmentKey { static var defaultValue: SearchOffer? { nil } }

extension EnvironmentValues {
  /// The search field of the `searchable` view around; nil where that isn't for here.
  var searchOffer: SearchOffer? {
    get { self[SearchOfferKey.self] }
    set { self[SearchOfferKey.self] = newValue }
  }
}

/// The first view of a stack, with the search field from around the stack.
struct SearchedRoot<Root: View>: View {
  let root: Root
  @Environment(\.searchOffer) private var offer

  init(root: Root) { self.root = root }

  var body: some View {
    if let offer {
      root.modifier(
        SearchableModifier(
          text: offer.text, tokens: offer.tokens, isPresented: offer.isPresented, placement: offer.placement, prompt: offer.prompt))
    } else {
      root
    }
  }
}
