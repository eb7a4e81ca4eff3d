import Foundation

/// What says that a search found nothing. Mirrors SwiftUI's `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// Mirrors SwiftUI's `SearchUnavailableContent.Label`.
  public struct Label: View {
    let text: String?

    public var body: some View {
      Oriel.Label {
        if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// Mirrors SwiftUI's `SearchUnavailableContent.Description`.
  public struct Description: View {
    let hasText: Bool

    public var body: some View {
      if hasText { Text("Check the spelling or try a new search.") } else { Text("Try a new search.") }
    }
  }

  /// Nothing. Mirrors SwiftUI's `SearchUnavailableContent.Actions`.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing. SwiftUI's names what is searched for inside of a `searchable` view; here `search(text:)` does.
  public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }

  /// Says that a search for this text found nothing; an empty text is left out.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(hasText: text?.isEmpty == false) },
      actions: { SearchUnavailableContent.Actions() })
  }
}
