import Foundation
import OrielModel

/// The content of a placeholder for a search without results. Mirrors SwiftUI's `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The label. Mirrors SwiftUI's `SearchUnavailableContent.Label`.
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

  /// The description. Mirrors SwiftUI's `SearchUnavailableContent.Description`.
  public struct Description: View {
    let given: String?
    @Environment(\.searchText) private var searchText

    init(given: String?) { self.given = given }

    public var body: some View {
      Text(.own((given ?? searchText).isEmpty ? .tryNewSearch : .checkSpelling))
    }
  }

  /// The actions, which are empty. Mirrors SwiftUI's `SearchUnavailableContent.Actions`.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results. In a `searchable` view, it shows the search text.
  public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }

  /// Returns a placeholder for a search without results for a text. An empty text isn't shown.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(given: text) }, description: { SearchUnavailableContent.Description(given: text) },
      actions: { SearchUnavailableContent.Actions() })
  }
}
