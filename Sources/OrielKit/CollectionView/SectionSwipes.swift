import SwiftUI

/// The provider of the swipe actions of a list section's items.
struct SectionSwipes {
  let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Creates a provider, or returns `nil` if the configuration has no swipe actions.
  @MainActor init?(_ configuration: UICollectionLayoutListConfiguration) {
    leading = configuration.leadingSwipeActionsConfigurationProvider
    trailing = configuration.trailingSwipeActionsConfigurationProvider
    if leading == nil, trailing == nil { return nil }
  }
}

extension View {
  /// Adds the swipe actions of a section for the item at an index path. They are requested when a swipe begins.
  func swipes(_ swipes: SectionSwipes, at path: IndexPath) -> some View {
    swipeActions(edge: .leading) { ContextualActions(swipes.leading?(path)) }
      .swipeActions(edge: .trailing) { ContextualActions(swipes.trailing?(path)) }
  }
}

private struct ContextualActions: View {
  let configuration: UISwipeActionsConfiguration?

  init(_ configuration: UISwipeActionsConfiguration?) { self.configuration = configuration }

  var body: some View {
    if let configuration {
      ForEach(configuration.actions.indices, id: \.self) { ContextualActionButton(action: configuration.actions[$0]) }
        .swipeButtons(closes: false, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
  }
}

private struct ContextualActionButton: View {
  let action: UIContextualAction
  @Environment(\.closeSwipe) private var closeSwipe

  var body: some View {
    let color = action.backgroundColor.map { Color(uiColor: $0) }
    Button(role: action.style == .destructive && color == nil ? .destructive : nil) {
      action.handler(action, UIView()) { [closeSwipe] _ in closeSwipe?() }
    } label: {
      if let image = action.image {
        Label {
          Text(verbatim: action.title ?? "")
        } icon: {
          Image(uiImage: image).renderingMode(.template)
        }
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(color)
  }
}
