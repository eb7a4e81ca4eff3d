import Observation

/// The number of stacks that show a search field on their first screens.
@MainActor @Observable
final class SearchClaims {
  private var count = 0

  nonisolated init() {}

  var isClaimed: Bool { count > 0 }

  func add() { count += 1 }

  func remove() { count -= 1 }
}

/// A search field around a stack, which the stack shows on its first screen.
struct SearchOffer {
  let claims: SearchClaims
  let text: Binding<String>
  let tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  /// The presentation that contains the field. A stack in a sheet of the searched view has searches of its own.
  let presentation: DismissHandle?

  /// The column of a split view that shows the field.
  @MainActor var column: NavigationSplitViewColumn { placement.isInToolbar ? .detail : .sidebar }
}

private enum SearchOfferKey: EnvironmentKey { static var defaultValue: SearchOffer? { nil } }

extension EnvironmentValues {
  /// The search field of the enclosing `searchable` view, or `nil` if it doesn't apply here.
  var searchOffer: SearchOffer? {
    get { self[SearchOfferKey.self] }
    set { self[SearchOfferKey.self] = newValue }
  }
}

/// The root view of a stack, with the search field from around the stack.
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
