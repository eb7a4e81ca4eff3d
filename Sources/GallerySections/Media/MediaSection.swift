import SwiftUI

/// A movie with controls, pictures of the movie, and sounds.
struct MediaSection: View {
  var body: some View {
    PanelPage {
      PanelRow { Panel("Movie") { MovieDemo() } }
      PanelRow { Panel("Pictures of the movie") { FilmstripDemo() } }
      PanelRow { Panel("Sounds") { SoundsDemo() } }
    }
  }
}

/// The Gallery's movie.
enum GalleryMovie {
  static let url = Bundle.module.url(forResource: "waves", withExtension: "webm")
}
