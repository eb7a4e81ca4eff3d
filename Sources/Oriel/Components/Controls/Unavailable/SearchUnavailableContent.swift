import Foundation
import OrielModel

/// What says that a search found nothing. Mirrors SwiftUI's `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// Mirrors SwiftUI's `SearchUnavailableContent.Label`.
  public struct Label: View {
    let given: String?
    @Environment(\.searchText) private var searchText

    init(given: String?) { self.given = given }

    public var body: some View {
      let text = given ?? searchText
      Oriel.Label {
        Text(text.isEmpty ? .own(.noResults) : .own(.noResultsFor, text))
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// Mirrors SwiftUI's `SearchUnavailableContent.Description`.
  public struct Description: View {
    let given: String?
    @Environment(\.searchText) private var searchText

    init(given: String?) { self.given = given }

    public var body: some View {
      Text(.own((given ?? searchText).isEmpty ? .tryNewSearch : .checkSpelling))
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
  /// Says that a search found nothing: inside of a `searchable` view, for the text of that.
  public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }

  /// Says that a search for this text found nothing; an empty text is left out.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(given: text) }, description: { SearchUnavailableContent.Description(given: text) },
      actions: { SearchUnavailableContent.Actions() })
  }
}
